"""A club of tables: many tables report to one hub, which shows them to an organiser; optional, beside the rest."""
