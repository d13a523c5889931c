"""The builds of a table, from no hardware to a reader under every place: a page each, with its drawings."""
