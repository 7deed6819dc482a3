# Was nach dem Ende einer Kampagne erzählt wird.
fejag-debrief-points = Woher die Punkte kommen
fejag-debrief-broken-off = Der Punktestand beim Abbruch der Kampagne. Was im Dunkeln liegt, bleibt dort.
fejag-debrief-games = Teilspiele
fejag-debrief-days = Sieg am eigenen Tag
fejag-debrief-temple = Tempel entdeckt
fejag-debrief-egg = Ei
fejag-debrief-paths = Wege zum Tempel
fejag-debrief-booked = Punkte von Hand
fejag-debrief-total = Summe
fejag-debrief-by-day = Tag für Tag
fejag-debrief-day = Tag { $day }
fejag-debrief-day-of = Tag { $day } ({ $team })
fejag-debrief-board = Auf dem Plan
fejag-debrief-figures = Figuren gesetzt
fejag-debrief-frogs = Frösche
fejag-debrief-attacks = Angriffe
fejag-debrief-shining = Leuchten am Ende
fejag-debrief-found = Entdeckungen
fejag-debrief-on-day = Tag { $day }: { $what }
fejag-debrief-egg-first = Tag { $day }: Das Geheimnis löst als Erstes das Team { $team }.
fejag-debrief-egg-nobody = Kein Team ist rechtzeitig darauf gekommen.

## Das Geheimnis des Eies als eine Geschichte. Ein Satz für jede richtige Antwort.
fejag-debrief-secret = Das Geheimnis des Eies
fejag-egg-1 = { $choice ->
    [a] Vor langer Zeit setzte ein Schiff ohne Besatzung sanft im Dschungel auf: Jemand hatte das Ei vor einem Krieg fortgeschickt, dorthin, wo niemand es suchen würde.
    [b] Vor langer Zeit stahlen Räuber das Ei und flohen damit zwischen den Sternen, bis ihr Schiff auf die Erde stürzte.
    [c] Vor langer Zeit fiel das Ei vom Himmel. Niemand hatte es geschickt, niemand wartete darauf: Es war purer Zufall.
   *[d] Vor langer Zeit brachten Fremde das Ei vom Himmel herab, als Geschenk für die Menschen im Dschungel.
}
fejag-egg-2 = { $choice ->
    [a] Zwei Völker hatten es gemeinsam gewoben, aus dem Licht der Sonne, die sie sich teilten.
    [b] Der letzte Sternendrache hatte es gelegt, bevor er erlosch wie eine Kerze.
    [c] Es war von selbst gewachsen, tief im Herzen eines Kometen.
   *[d] Ein einsamer Erfinder hatte es aus Versehen geschaffen und nie verstanden, wie.
}
fejag-egg-3 = { $choice ->
    [a] Die Einheimischen fanden das Schiff und bauten Stein um Stein einen Tempel darum herum.
    [b] Die Besatzung baute mit eigenen Händen einen Tempel und versteckte das Schiff darin.
    [c] Dann begann das Ei zu wirken: Aus eigener Kraft verwandelte es den Fels ringsum in einen Tempel.
   *[d] Ein Tempel stand schon da, das Werk eines älteren Volkes, und das Schiff brach durch sein Dach.
}
fejag-egg-4 = { $choice ->
    [a] In der Schale schläft das Licht einer Sonne. Von vielen Seiten zugleich beleuchtet, erwacht es.
    [b] In der Schale schläft ein junges Wesen, und nur Gesang lässt es schlüpfen.
    [c] In der Schale liegt das Gedächtnis aller Völker: Wer das Ei berührt, weiß alles.
   *[d] In der Schale wartet ein Antrieb, der überallhin führt, wenn sich zwei Schlüssel zugleich drehen.
}
fejag-egg-5 = { $choice ->
    [a] In der Ferne erlischt jene Sonne, und Exoten und Aliens haben je den halben Schlüssel. Darum kamen beide.
    [b] Exoten und Aliens kamen jeweils der anderen wegen: Keines der Völker sollte dem anderen das Ei überlassen.
    [c] Exoten und Aliens kamen wegen einer Botschaft, und die Botschaft war eine Lüge.
   *[d] Exoten und Aliens kamen, um Frieden zu schließen, fern der Heimat, wo niemand zusieht.
}
fejag-egg-6 = { $choice ->
    [a] Und es musste jetzt sein: Nur in diesen elf Tagen stehen die drei Welten in einer Linie.
    [b] Und es musste jetzt sein, weil die Einheimischen das alte Feuer wieder entzündet haben.
    [c] Und es musste jetzt sein, weil die Schale mit dem Alter dünn geworden ist.
   *[d] Und es musste jetzt sein, weil ein Erdbeben den Tempel geöffnet hat.
}
