# What is printed.

mammoths-sheet-standard = Dominosteine
