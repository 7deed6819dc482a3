# Wörter, die alle Spiele teilen.

herna-refusal = { $why } (Regeln, Abschnitt { $rule })
herna-why = Warum? { $why }

# Was ein Tipp sagt, wenn ein Spiel keine eigenen Worte für eine Aktion hat.
herna-do-touch = Tippe an: { $what }.
herna-do-then = { $first }, dann { $then }
herna-do-write = Spiele { $action }.
