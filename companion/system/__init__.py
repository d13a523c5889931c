"""The machine: display, power, watchdog, updating, report and hardware diagnosis."""
