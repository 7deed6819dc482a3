# What is printed.

mammoths-sheet-standard = Dílky
