"""The companion at the table: the app, the headless referee, the store."""
