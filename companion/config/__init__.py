"""The settings of a table: where their file is, how it is read, checked and written."""
