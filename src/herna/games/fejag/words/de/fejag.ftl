fejag-title = FEJAG
    .team = FEJAG
fejag-summary = Leuchtet euch einen Weg durch den dunklen Dschungel zum verborgenen Tempel. Jedes Tier wirft sein Licht entlang seiner Linien, und gebaut wird nur im eigenen Licht. Kauft Tiere, löscht das Licht der anderen und zählt am Ende eure Lichtwege.
fejag-seat-F = FBI
fejag-seat-E = Exoten
fejag-seat-J = Archäologen
fejag-seat-J-short = Archäol.
fejag-seat-A = Aliens
fejag-seat-G = Regierung
fejag-seat-F-leader = Mulder und Scully
fejag-seat-E-leader = Exem der Große
fejag-seat-J-leader = Indiana Jones
fejag-seat-A-leader = Mutter XXV
fejag-seat-G-leader = General Gen
fejag-seat-master = Spielleitung

## Optionen

fejag-preset-quick = Schnelle Kampagne
fejag-preset-quick-hint = Die ganze Kampagne auf einer kleinen Karte an einem Abend; Einsatzkarten entscheiden die Teilspiele.
fejag-preset-written = Nach den Regeln
fejag-preset-written-hint = Zehn lange Tage und der Tag des Eies auf einer Karte von 41×41. Figuren stehen nur dort, wohin schon vor dem Zug ein Lichtweg führte, alle Teams kaufen zugleich, der frühere Kauf gilt, und in Extremfällen darfst du Punkte abziehen.
fejag-preset-small = Für kleine Lager
fejag-preset-small-hint = Eine Karte von 21×21. Neues Licht zählt sofort, die Teams kaufen nacheinander, das beste des Tages zuerst, und es gibt keine Strafen.
fejag-option-chain = Bauen auf neuem Licht
fejag-option-chain-explain = Ob ihr das Licht einer neuen Figur noch im selben Zug nutzen dürft.
fejag-option-chain-true = Sofort
fejag-option-chain-false = Erst im nächsten Zug
fejag-option-teleport_dirs = Licht aus Teleportern
fejag-option-teleport_dirs-explain = Wohin das Licht am anderen Ende eines Teleporters weitergeht.
fejag-option-teleport_dirs-all = In alle Richtungen
fejag-option-teleport_dirs-same = Geradeaus weiter
fejag-option-middle_ends = Mittelabschnitte
fejag-option-middle_ends-explain = Zwischen welchen Figuren sonst niemand bauen darf.
fejag-option-middle_ends-path = Nur auf dem eigenen Weg
fejag-option-middle_ends-any = Zwischen je zwei Figuren
fejag-option-protect_dark = Erloschene Mittelabschnitte
fejag-option-protect_dark-explain = Ob Mittelabschnitte eines Weges geschützt bleiben, den ein Angriff gelöscht hat.
fejag-option-protect_dark-true = Bleiben geschützt
fejag-option-protect_dark-false = Dürfen bebaut werden
fejag-option-cond3 = Standort eines Angreifers
fejag-option-cond3-explain = Wessen Licht ein Angreifer meiden muss.
fejag-option-cond3-team = Des angegriffenen Teams
fejag-option-cond3-target = Der angegriffenen Figur
fejag-option-balance = Ausgeglichene Angriffe
fejag-option-balance-explain = Wie lange ein Gegenangriff den Angriff ausgleicht.
fejag-option-balance-running = Solange er leuchtet
fejag-option-balance-settled = Für immer
fejag-option-hp1_scope = Erster Angreifer
fejag-option-hp1_scope-explain = Wovon der erste Angreifer die anderen Teams fernhält.
fejag-option-hp1_scope-path = Vom angegriffenen Weg
fejag-option-hp1_scope-team = Vom angegriffenen Team
fejag-option-reveal = Aufgedeckte Hindernisse
fejag-option-reveal-explain = Welche Hindernisse das Licht zeigt.
fejag-option-reveal-hits = Die, die es aufhalten
fejag-option-reveal-cells = Alle an Feldern im Licht
fejag-option-late_egg = Das Ei nach Tag 10
fejag-option-late_egg-explain = Ob die Teams das Geheimnis am letzten Tag noch lösen können.
fejag-option-late_egg-off = Nein
fejag-option-late_egg-honour = Nur für die Ehre
fejag-option-late_egg-on = Auch um Punkte
fejag-option-order = Reihenfolge beim Kaufen
fejag-option-order-explain = Wer nach einem Teilspiel zuerst kauft. Kaufen alle zugleich, gilt der frühere Kauf.
fejag-option-order-rank = Nach Platzierung
fejag-option-order-submission = Alle zugleich
fejag-option-penalty = Strafen
fejag-option-penalty-explain = Ob die Spielleitung für einen unerlaubten Kauf den Preis abziehen darf.
fejag-option-penalty-off = Keine
fejag-option-penalty-gm = Spielleitung entscheidet
fejag-option-ranks = Teilspiele
fejag-option-ranks-explain = Woher die Platzierung eines Tages kommt.
fejag-option-ranks-manual = Im Lager gespielt
fejag-option-ranks-random = Ausgelost
fejag-option-ranks-effort = Einsatzkarten
fejag-option-calendar = Tage der Teams
fejag-option-calendar-explain = Lass es so, dann werden die Tage ausgelost. Oder gib für jeden Tag außer dem letzten den Buchstaben eines Teams ein.
fejag-option-days = Tage
fejag-option-days-explain = Tage mit einem Tagesteam und Einkauf. Danach folgt noch der letzte, der Tag des Eies. Für weniger Tage eignet sich eine kleinere Karte.
fejag-option-points = Punkte je Platz
fejag-option-points-explain = Für den ersten bis fünften Platz eines Teilspiels.
fejag-option-map = Karte
fejag-option-map-explain = Die Zahl ist die Größe (11, 21, 31 oder 41), das Wort die Schwierigkeit. Auch eine eigene Karte geht.

## Dinge

fejag-zone-board = Dschungel
fejag-zone-teams = Teams und Tage
fejag-zone-shop = Figuren zu kaufen
fejag-zone-cards = Einsatzkarten
fejag-zone-master = Leitstand
fejag-zone-egg = Geheimnis des Eies
fejag-figure-Ti = Tiger
fejag-figure-Be = Bär
fejag-figure-Sn = Schlange
fejag-figure-Ta = Tarantel
fejag-figure-Mo = Affe
fejag-figure-Fr = Frosch
fejag-victim-Ti = den Tiger
fejag-victim-Be = den Bären
fejag-victim-Sn = die Schlange
fejag-victim-Ta = die Tarantel
fejag-victim-Mo = den Affen
fejag-figure-label = { $team }: { $figure } auf { $place }, { $condition ->
    [shining] leuchtet
    [attacked] durch einen Angriff erloschen
   *[dark] dunkel, ohne Lichtzufuhr
}
fejag-purpose-unlit = Kein Licht ihres Teams erreicht sie. Sie leuchtet wieder, sobald eine leuchtende Figur des Teams ihr Feld bescheint.
fejag-purpose-put-out = Gelöscht durch: { $team }, { $figure } auf { $place }. Sie leuchtet wieder, wenn der Angreifer selbst erlischt oder wenn ihr den Angriff erwidert: Greift ihn an oder den Weg, auf dem er sein Licht bekommt.
fejag-cell = { $place }: Hier dürft ihr bauen
fejag-cell-middle = { $place }: Mittelabschnitt eines Weges ({ $team }), hier darf sonst niemand bauen
fejag-temple = Tempel Efro, { $place }
fejag-teleport = Teleporter { $place }, verbunden mit { $other }
fejag-start = Startfeld { $place }: { $team }
fejag-start-open = Startfeld { $place }, noch nicht verlost
fejag-flash = { $team }: Auf { $place } hat ein Frosch geblitzt
fejag-team-label = { $team }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, im Beutel { $purse }, { $paths ->
    [0] kein Weg zum Tempel
    [one] { $paths } Weg zum Tempel
   *[other] { $paths } Wege zum Tempel
}{ $verdict ->
    [right] , Geheimnis des Eies gelöst
    [incomplete] , Antwort zum Ei unvollständig
    [wrong] , Antwort zum Ei falsch
   *[none] {""}
}
fejag-day = Tag { $day }
fejag-day-of = Tag { $day }: Tag des Teams { $team }
fejag-purse = Im Beutel: { $purse }
fejag-shop = { $kind ->
    [Ti] Tiger: leuchtet in alle 8 Richtungen, so weit er sieht
    [Be] Bär: leuchtet gerade, in 4 Richtungen
    [Sn] Schlange: leuchtet schräg, in 4 Richtungen
    [Ta] Tarantel: leuchtet auf die 8 Felder um sich herum
    [Mo] Affe: leuchtet auf die 8 Felder, die ein Springer erreicht, auch über Hindernisse hinweg
   *[Fr] Frosch: ein Blitz in 8 Richtungen deckt das Land auf, dann ist er weg
}. Preis { $price }
fejag-done = Zug beenden, { $purse } behalten
fejag-timeout = { $may ->
    [close] Auf den Rest verzichten
   *[lose] Nur 14 von { $purse } behalten
}
fejag-close = Zug beenden
fejag-give-up = Auf den Rest verzichten
fejag-card = Einsatzkarte { $card }
fejag-card-used = Einsatzkarte { $card }, schon gespielt
fejag-open = Nächsten Tag eröffnen
fejag-post-clue = Hinweis aushängen
fejag-rank-next = Als Nächstes: { $team }
fejag-rank-tie = Gleichauf mit Platz { $place }
fejag-egg = Das Ei FEJAG: sechs Fragen, ein Geheimnis
fejag-question = Frage { $number }: { $question }
fejag-choice = { $name }: { $answer }
fejag-choice-struck = { $name }: { $answer } (durch einen Hinweis ausgeschlossen)
fejag-hand-in = Antworten abgeben
fejag-give-verdict = { $verdict ->
    [right] Richtig
    [incomplete] Unvollständig
   *[wrong] Falsch
}
fejag-penalty = Strafe: { $price } abziehen

## Das Ei

fejag-question-1 = Wie und warum kam das Ei auf die Erde?
fejag-question-2 = Wie ist es entstanden?
fejag-question-3 = Wer baute den Tempel, und wie kam das Schiff mit dem Ei hinein?
fejag-question-4 = Was enthält es, und wie wirkt es?
fejag-question-5 = Warum wurden beide fremden Völker hierhergeschickt?
fejag-question-6 = Warum gerade jetzt?
fejag-answer-1 = { $choice ->
    [a] In einem Schiff ohne Besatzung, um vor einem Krieg sicher zu sein
    [b] Räuber stahlen es, und ihr Schiff stürzte ab
    [c] Es fiel durch puren Zufall vom Himmel
   *[d] Als Geschenk für die Menschen im Dschungel
}
fejag-answer-2 = { $choice ->
    [a] Zwei Völker woben es gemeinsam aus dem Licht ihrer Sonne
    [b] Der letzte Sternendrache hat es gelegt
    [c] Es wuchs von selbst im Herzen eines Kometen
   *[d] Ein einsamer Erfinder schuf es aus Versehen
}
fejag-answer-3 = { $choice ->
    [a] Die Einheimischen bauten den Tempel um das Schiff herum
    [b] Die Besatzung baute ihn und versteckte das Schiff darin
    [c] Das Ei schuf ihn aus eigener Kraft aus Stein
   *[d] Ein älteres Volk baute ihn; das Schiff brach durchs Dach
}
fejag-answer-4 = { $choice ->
    [a] Das Licht einer Sonne; von vielen Seiten beleuchtet erwacht es
    [b] Ein junges Wesen; es schlüpft durch Gesang
    [c] Das Gedächtnis aller Völker; wer es berührt, weiß alles
   *[d] Einen Antrieb, der überallhin führt; er braucht zwei Schlüssel
}
fejag-answer-5 = { $choice ->
    [a] Ihre Sonne erlischt, und jedes hat den halben Schlüssel
    [b] Jedes sollte verhindern, dass das andere es bekommt
    [c] Beide wurden durch eine falsche Botschaft angelockt
   *[d] Sie sollten fern der Heimat Frieden schließen
}
fejag-answer-6 = { $choice ->
    [a] Die drei Welten stehen elf Tage lang in einer Linie
    [b] Die Einheimischen haben das alte Feuer wieder entzündet
    [c] Die Schale ist mit dem Alter dünn geworden
   *[d] Ein Erdbeben hat den Tempel geöffnet
}

## Was jetzt zu tun ist

fejag-list = { $first }, { $rest }
fejag-tied = { $first } = { $rest }
fejag-share = { $team } ({ $points })
fejag-prompt-free = Freies Spiel: Jedes Team darf überall in seinem Licht bauen.
fejag-prompt-drawing = Die Basen werden verlost.
fejag-prompt-sealing = Das Geheimnis des Eies wird versiegelt.
fejag-prompt-day = Tag { $day } bricht an. Wem gehört er?
fejag-prompt-ranks = Tag { $day }: Das Teilspiel läuft.
fejag-prompt-clue = Tag { $day }: Ein Hinweis ist unterwegs.
fejag-prompt-open = Eröffne Tag { $day }.
fejag-prompt-rank = Tag { $day }: Gib die Platzierung ein, vom ersten bis zum letzten Team.
fejag-prompt-post = Tag { $day }: Häng den Hinweis aus, dann wird gekauft.
fejag-prompt-master-wait = { $day ->
    [0] Die Spielleitung eröffnet gleich den ersten Tag.
   *[other] Tag { $day }: Die Spielleitung ist dran.
}
fejag-prompt-card = Tag { $day }: Wählt heimlich eine Einsatzkarte. Höhere Karten bringen bessere Plätze; jede gilt nur einmal.
fejag-prompt-card-wait = Tag { $day }: Team { $team } wählt eine Einsatzkarte …
fejag-prompt-first = Stellt eure erste Figur auf das Startfeld. Im Beutel: { $purse }
fejag-prompt-buy = Wählt eine Figur, dann ein beleuchtetes Feld; oder beendet den Zug. Im Beutel: { $purse }
fejag-prompt-spend = Wählt eine Figur, dann ein beleuchtetes Feld. Mehr als 14 dürft ihr nicht behalten. Im Beutel: { $purse }
fejag-prompt-nothing = Mehr könnt ihr nicht kaufen: Beendet den Zug. Im Beutel: { $purse }
fejag-prompt-buy-wait = Tag { $day }: Team { $team } kauft, im Beutel { $purse }.
fejag-prompt-won = Die Kampagne ist vorbei. Es gewinnt das Team { $team } mit { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkten.
}
fejag-prompt-shared = Die Kampagne ist vorbei. Geteilter Sieg: { $teams }, { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkte.
}

## Das Protokoll

fejag-log-draw = Die Basen sind verlost: { $places }.
fejag-log-key = Das Geheimnis des Eies ist versiegelt.
fejag-log-open = Tag { $day } beginnt.
fejag-log-day = Tag { $day } ist der Tag des Teams { $team }.
fejag-log-card = Das Team { $team } wählt eine Karte.
fejag-log-cards = Karten: { $cards }.
fejag-log-rank = Punkte von Tag { $day }: { $points }.
fejag-log-clue = Hinweis { $day } hängt aus.
fejag-log-struck = Hinweis { $day } schließt { $choices } aus.
fejag-log-place = { $team }: { $figure } auf { $place } für { $price }.
fejag-log-frog = { $team }: Frosch auf { $place }, { $cells ->
    [0] nichts Neues
    [one] deckt { $cells } Feld auf
   *[other] deckt { $cells } Felder auf
}.
fejag-log-temple = Den Tempel entdeckt das Team { $team }! +{ $points }
fejag-log-teleport = Der Teleporter { $place } – { $other } kommt zum Vorschein.
fejag-log-attack = { $team }: { $place } greift { $victim } auf { $where } an ({ $other }).{ $status ->
    [effective] {""}
    [dormant] {" "}Der Angreifer leuchtet noch nicht.
    [suspended] {" "}Der Angriff ruht vorerst.
   *[cut] {" "}Etwas steht im Weg.
}
fejag-log-defence = { $team }: { $place } schlägt zurück und greift { $victim } auf { $where } an ({ $other }). Ausgeglichen!
fejag-log-void = { $team }: Der Angriff auf { $victim } auf { $where } ({ $other }) gilt nicht.
fejag-log-dark = { $team }: { $count ->
    [one] Die Figur auf { $cells } erlischt.
   *[other] { $count } Figuren erlöschen: { $cells }.
}
fejag-log-again = { $team }: { $count ->
    [one] Die Figur auf { $cells } leuchtet wieder.
   *[other] { $count } Figuren leuchten wieder: { $cells }.
}
fejag-log-path = { $team }: { $paths ->
    [one] der erste Weg zum Tempel!
   *[other] { $paths } Wege zum Tempel.
}
fejag-log-done = Das Team { $team } beendet den Zug, im Beutel: { $purse }.
fejag-log-timeout = Das Team { $team } beendet den Zug{ $lost ->
    [0] .
   *[other] , { $lost } verfallen.
}
fejag-log-penalty = { $team }: Strafe von { $lost }.
fejag-log-points = { $team }: { $points } Punkte, von der Spielleitung eingetragen.
fejag-log-rerank = Die Platzierung von Tag { $day } wird berichtigt: { $order }. Der Unterschied wird verbucht, Gekauftes bleibt.
fejag-log-purse = { $team }: { $purse } im Beutel.
fejag-log-sheet = Das Team { $team } gibt die Antworten ab, { $verdict ->
    [right] alles richtig!
   *[wrong] aber nicht alles ist richtig.
}
fejag-log-verdict = { $team }: Die Antwort zum Ei ist { $verdict ->
    [right] richtig.
    [incomplete] unvollständig.
   *[wrong] falsch.
}
fejag-log-egg-first = Das Geheimnis des Eies löst als Erstes das Team { $team }: +30.
fejag-log-egg-again = Alle fünf liegen falsch: Alle dürfen noch einmal antworten.
fejag-log-paths = { $team }: { $paths ->
    [one] { $paths } Weg
   *[other] { $paths } Wege
} zum Tempel, +{ $points }.
fejag-log-won = Es gewinnt das Team { $team } mit { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkten.
}
fejag-log-shared = Geteilter Sieg mit { $score ->
    [one] { $score } Punkt: { $teams }.
   *[other] { $score } Punkten: { $teams }.
}

## Before an action is sent

fejag-ahead-hidden = Falls nichts Verborgenes im Weg steht.
fejag-ahead-cards = Die Karte ist gewählt, und alle fünf werden aufgedeckt.
fejag-ahead-sheet = Die Antworten sind abgegeben, und ihr erfahrt sofort, ob alle sechs stimmen. Ein Team hat nur einen Versuch.

## Einblendungen

fejag-overlay-paths = Wege zum Tempel
fejag-overlay-threats = Was uns bedroht
fejag-overlay-cuts = Was wir kappen können
fejag-overlay-attacks = Alle Angriffe
fejag-overlay-teleports = Verbundene Teleporter
fejag-mark-path = { $team }: Weg über { $place } ({ $figure }), { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fejag-mark-attack = { $team }, { $figure } ({ $place }) gegen { $victim } auf { $where } ({ $other }): { $status ->
    [effective] wirksam
    [balanced] ausgeglichen
    [dormant] ruht, der Angreifer ist dunkel
    [suspended] ausgesetzt
    [cut] verdeckt
   *[void] ungültig
}
fejag-mark-threat = Hier kann Team { $team } angreifen: { $figure } auf { $place }
fejag-mark-cut = { $figure } auf { $place }: würde { $victim } auf { $where } angreifen ({ $other })
fejag-mark-teleport = Teleporter: { $place } – { $other }

## Ablehnungen

fejag-refusal-no-such-action = Diese Aktion gibt es in diesem Spiel nicht. Wählt eine auf dem Plan.
fejag-refusal-campaign-over = Die Kampagne ist vorbei. Beginnt eine neue, um weiterzuspielen.
fejag-refusal-not-your-turn = Dieses Team ist nicht am Zug. Wartet, bis ihr dran seid.
fejag-refusal-not-now = Das geht jetzt nicht. Die Zeile über dem Plan sagt, was als Nächstes kommt.
fejag-refusal-chance-decides = Wartet auf die Auslosung.
fejag-refusal-master-decides = Wartet auf die Spielleitung.
fejag-refusal-no-start-cell = Dieses Team hat hier kein Startfeld. Wählt ein anderes Team.
fejag-refusal-turn-is-closed = Dieses Team hat seinen Zug schon beendet. Wartet bis zum nächsten Tag.
fejag-refusal-too-expensive = Dafür reicht euer Beutel nicht. Wählt eine billigere Figur.
fejag-refusal-off-board = Dieses Feld gibt es auf dem Plan nicht. Wählt ein anderes.
fejag-refusal-not-lit = Euer Licht reicht nicht bis zu diesem Feld. Baut, wo euer eigenes Licht hinfällt.
fejag-refusal-cell-taken = Dort steht schon eine Figur. Wählt ein freies Feld.
fejag-refusal-not-buildable = Auf dem Tempel und auf Teleportern könnt ihr nicht bauen. Wählt ein anderes Feld.
fejag-refusal-start-of-others = Das ist das Startfeld eines anderen Teams. Wählt ein anderes Feld.
fejag-refusal-middle-section = Das ist ein Mittelabschnitt eines fremden Weges. Wählt ein Feld außerhalb davon.
fejag-refusal-not-lit-before = Zu Beginn des Zuges war das Feld nicht beleuchtet. Dort könnt ihr im nächsten Zug bauen.
fejag-refusal-too-much-to-keep = Ihr dürft höchstens 14 behalten: Kauft noch etwas.
fejag-refusal-card-used = Diese Karte habt ihr schon gespielt. Wählt eine andere.
fejag-refusal-cards-in-order = Ein anderes Team wählt zuerst: Die Reihenfolge ist F, E, J, A, G.
fejag-refusal-no-sheet = Euer Team darf jetzt nicht antworten. Jedes Team antwortet einmal, im eigenen Zug.
fejag-refusal-ties-not-drawn = Eine ausgeloste Platzierung hat keinen Gleichstand. Ordne die Teams einzeln.
fejag-refusal-no-verdict = Die Antwort dieses Teams kannst du jetzt nicht beurteilen. Beurteilte Antworten bleiben; die anderen warten, bis der Einkauf endet.
fejag-refusal-no-penalty = Strafen müssen in den Optionen erlaubt sein und gehen nur im Zug des Teams.
fejag-refusal-already-day-team = Dieses Team hatte seinen Tag in dieser Hälfte schon. Wähle ein anderes.
fejag-refusal-not-strikable = Ausschließen lassen sich nur falsche Antworten, die noch offen sind. Wähle aus diesen.
fejag-refusal-number-of-strikes = Die Hinweise 1 bis 8 schließen zwei Antworten aus, 9 und 10 eine. Wähle genau so viele.
fejag-refusal-free-play-only = Einen Beutel könnt ihr nur im freien Spiel vorgeben. In einer Kampagne füllen ihn die Punkte.
fejag-refusal-no-more-room = Der Plan oder das Protokoll ist voll, deshalb lässt sich nichts mehr bauen.
fejag-refusal-other-day = Das gehört zu einem anderen Tag. Die Zeile über dem Plan sagt, was als Nächstes kommt.
fejag-refusal-no-booking = Punkte lassen sich im Lager bis zum Ende eintragen, eine Platzierung berichtigen, bis der nächste Tag beginnt.
