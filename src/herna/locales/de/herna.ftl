# Wörter, die alle Spiele teilen.

herna-refusal = { $why } (Regeln, Abschnitt { $rule })
