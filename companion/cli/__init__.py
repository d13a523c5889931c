"""Commands of the command line that take more than a few lines, a module each."""
