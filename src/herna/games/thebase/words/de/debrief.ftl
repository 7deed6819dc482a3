# Was nach dem Ende einer Partie erzählt wird.
thebase-debrief-table = Was jede Seite getan hat
thebase-debrief-saved = In Sicherheit
thebase-debrief-rear = Spalten bis zum Ziel (hinterste Figur)
thebase-debrief-eliminated = Gegner geschlagen
thebase-debrief-moved = Bewegungen
thebase-debrief-revealed = Plättchen aufgedeckt
thebase-debrief-rotated = Plättchen gedreht
thebase-debrief-tokens = Bonus-Chips eingelöst
thebase-debrief-rounds = Gespielte Runden: { $rounds }
thebase-debrief-moments = In Sicherheit und geschlagen
