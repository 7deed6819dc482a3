"""What every game shares: records and kernels, matches, logs, honest dice, executable rules."""
