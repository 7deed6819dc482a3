# What is printed.

mammoths-sheet-standard = Dominoes
