# Warum eine Aktion ein Fehler war: was in der Analyse einer Partie zu lesen ist.

## Was die bessere Aktion erreicht

thebase-why-better-wins = { $side ->
    [R] Aufklärer { $number } hätte auf { $slot } in Sicherheit kommen können: die dritte Figur und damit der Sieg.
   *[G] Mutant { $number } hätte auf { $slot } in Sicherheit kommen können: die dritte Figur und damit der Sieg.
}
thebase-why-better-saves = { $side ->
    [R] Aufklärer { $number } hätte auf { $slot } in Sicherheit kommen können.
   *[G] Mutant { $number } hätte auf { $slot } in Sicherheit kommen können.
}
thebase-why-better-strikes = { $side ->
    [R] Aufklärer { $number } hätte auf { $place } geschlagen werden können, { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } vor dem Ziel.
   *[G] Mutant { $number } hätte auf { $place } geschlagen werden können, { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } vor dem Ziel.
}
thebase-why-better-saves-soon = { $side ->
    [R] { $steps ->
        [1] Aufklärer { $number } hätte dann noch im selben Zug auf { $slot } in Sicherheit kommen können.
       *[other] Aufklärer { $number } hätte dann noch im selben Zug auf { $slot } in Sicherheit kommen können, und zwar über { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } hätte dann noch im selben Zug auf { $slot } in Sicherheit kommen können.
       *[other] Mutant { $number } hätte dann noch im selben Zug auf { $slot } in Sicherheit kommen können, und zwar über { $via }.
    }
}
thebase-why-better-strikes-soon = { $side ->
    [R] { $steps ->
        [1] Aufklärer { $number } hätte dann noch im selben Zug Mutant { $other } auf { $place } schlagen können.
       *[other] Aufklärer { $number } hätte dann noch im selben Zug Mutant { $other } auf { $place } schlagen können, und zwar über { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } hätte dann noch im selben Zug Aufklärer { $other } auf { $place } schlagen können.
       *[other] Mutant { $number } hätte dann noch im selben Zug Aufklärer { $other } auf { $place } schlagen können, und zwar über { $via }.
    }
}
thebase-why-better-home = { $side ->
    [R] Zu Hause auf { $slot } hätte niemand Aufklärer { $number } schlagen können.
   *[G] Zu Hause auf { $slot } hätte niemand Mutant { $number } schlagen können.
}
thebase-why-better-out-of-reach = { $side ->
    [R] Auf { $place } wäre Aufklärer { $number } nicht bedroht gewesen.
   *[G] Auf { $place } wäre Mutant { $number } nicht bedroht gewesen.
}
thebase-why-better-way = { $side ->
    [R] Aufklärer { $number } hätte einen offenen Weg nach { $slot } gehabt: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
   *[G] Mutant { $number } hätte einen offenen Weg nach { $slot } gehabt: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
}
thebase-why-better-closes = { $side ->
    [R] Nach der besseren Aktion hätte Aufklärer { $number } keinen offenen Weg zum Ziel gehabt.
   *[G] Nach der besseren Aktion hätte Mutant { $number } keinen offenen Weg zum Ziel gehabt.
}
thebase-why-better-detour = { $side ->
    [R] Nach der besseren Aktion hätte Aufklärer { $number } einen längeren Weg zum Ziel gehabt: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
   *[G] Nach der besseren Aktion hätte Mutant { $number } einen längeren Weg zum Ziel gehabt: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
}
thebase-why-better-rear = Der Countdown läuft bald ab, und die hinterste Figur kann entscheiden: Bis zum Ziel { $columns ->
    [one] wäre es { $columns } Spalte gewesen.
   *[other] wären es { $columns } Spalten gewesen.
}
thebase-why-better-nearer = { $side ->
    [R] Aufklärer { $number } wäre näher gewesen: { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } bis zum Ziel.
   *[G] Mutant { $number } wäre näher gewesen: { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } bis zum Ziel.
}
thebase-why-better-reveals = { $side ->
    [R] { $place } aufzudecken hätte gezeigt, was vor Aufklärer { $number } liegt.
   *[G] { $place } aufzudecken hätte gezeigt, was vor Mutant { $number } liegt.
}
thebase-why-better-leads-on = Plättchen { $place } hätte geradeaus in die nächste Spalte geführt.

## Was die gespielte Aktion zulässt

thebase-why-lets-win = { $side ->
    [R] { $steps ->
        [1] Aufklärer { $number } kann jetzt auf { $slot } in Sicherheit kommen: die dritte Figur und damit der Sieg.
       *[other] Aufklärer { $number } kann jetzt auf { $slot } in Sicherheit kommen, und zwar über { $via }: die dritte Figur und damit der Sieg.
    }
   *[G] { $steps ->
        [1] Mutant { $number } kann jetzt auf { $slot } in Sicherheit kommen: die dritte Figur und damit der Sieg.
       *[other] Mutant { $number } kann jetzt auf { $slot } in Sicherheit kommen, und zwar über { $via }: die dritte Figur und damit der Sieg.
    }
}
thebase-why-lets-save = { $side ->
    [R] { $steps ->
        [1] Aufklärer { $number } kann jetzt auf { $slot } in Sicherheit kommen.
       *[other] Aufklärer { $number } kann jetzt auf { $slot } in Sicherheit kommen, und zwar über { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } kann jetzt auf { $slot } in Sicherheit kommen.
       *[other] Mutant { $number } kann jetzt auf { $slot } in Sicherheit kommen, und zwar über { $via }.
    }
}
thebase-why-answer-wins = { $side ->
    [R] Aufklärer { $number } kann im nächsten Zug auf { $slot } in Sicherheit kommen: die dritte Figur und damit der Sieg.
   *[G] Mutant { $number } kann im nächsten Zug auf { $slot } in Sicherheit kommen: die dritte Figur und damit der Sieg.
}
thebase-why-answer-saves = { $side ->
    [R] Aufklärer { $number } kann im nächsten Zug auf { $slot } in Sicherheit kommen.
   *[G] Mutant { $number } kann im nächsten Zug auf { $slot } in Sicherheit kommen.
}
thebase-why-lets-strike = { $side ->
    [R] { $steps ->
        [1] Aufklärer { $number } kann jetzt Mutant { $other } auf { $place } schlagen.
       *[other] Aufklärer { $number } kann jetzt Mutant { $other } auf { $place } schlagen, und zwar über { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } kann jetzt Aufklärer { $other } auf { $place } schlagen.
       *[other] Mutant { $number } kann jetzt Aufklärer { $other } auf { $place } schlagen, und zwar über { $via }.
    }
}
thebase-why-within-reach = { $side ->
    [R] { $steps ->
        [1] Aufklärer { $number } bedroht jetzt Mutant { $other } auf { $place }.
       *[other] Aufklärer { $number } bedroht jetzt Mutant { $other } auf { $place }, und zwar über { $via }.
    }
   *[G] { $steps ->
        [1] Mutant { $number } bedroht jetzt Aufklärer { $other } auf { $place }.
       *[other] Mutant { $number } bedroht jetzt Aufklärer { $other } auf { $place }, und zwar über { $via }.
    }
}
thebase-why-answer-strikes = { $side ->
    [R] Aufklärer { $number } kann im nächsten Zug auf { $place } geschlagen werden.
   *[G] Mutant { $number } kann im nächsten Zug auf { $place } geschlagen werden.
}
thebase-why-locks = { $side ->
    [R] Aufklärer { $number } ist jetzt eingesperrt.
   *[G] Mutant { $number } ist jetzt eingesperrt.
}
thebase-why-opens-theirs = { $side ->
    [R] Damit hat Aufklärer { $number } einen offenen Weg nach { $slot }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
   *[G] Damit hat Mutant { $number } einen offenen Weg nach { $slot }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
}
thebase-why-closes-own = { $side ->
    [R] { $left ->
        [0] Aufklärer { $number } hat jetzt keinen offenen Weg zum Ziel.
        [one] Aufklärer { $number } hat jetzt einen längeren Weg zum Ziel: { $left } Schritt.
       *[other] Aufklärer { $number } hat jetzt einen längeren Weg zum Ziel: { $left } Schritte.
    }
   *[G] { $left ->
        [0] Mutant { $number } hat jetzt keinen offenen Weg zum Ziel.
        [one] Mutant { $number } hat jetzt einen längeren Weg zum Ziel: { $left } Schritt.
       *[other] Mutant { $number } hat jetzt einen längeren Weg zum Ziel: { $left } Schritte.
    }
}
thebase-why-goes-back = { $side ->
    [R] Aufklärer { $number } entfernt sich vom Ziel: { $columns ->
        [one] Es ist jetzt { $columns } Spalte bis dorthin.
       *[other] Es sind jetzt { $columns } Spalten bis dorthin.
    }
   *[G] Mutant { $number } entfernt sich vom Ziel: { $columns ->
        [one] Es ist jetzt { $columns } Spalte bis dorthin.
       *[other] Es sind jetzt { $columns } Spalten bis dorthin.
    }
}
thebase-why-idle = { $place } so zu drehen ändert nichts: Die Aktion ist verschenkt.
