"""Parts of the command line: one command, or what several need, a module."""
