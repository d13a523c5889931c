"""The code of the pages for browsers: tests of its modules, and of how it is written."""
