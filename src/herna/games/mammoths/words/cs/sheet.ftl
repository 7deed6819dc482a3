# What is printed.

mammoths-sheet-standard = Domina
