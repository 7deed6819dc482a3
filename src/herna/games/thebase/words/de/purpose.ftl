thebase-purpose = { $what ->
    [seat] Wie weit diese Seite ist. Wer drei Spielfiguren in Sicherheit bringt, gewinnt sofort; endet vorher der Countdown, zählt, wer mehr gerettet hat.
    [countdown] So viele Runden bleiben. Er sinkt, wenn die Aufklärer ihren Zug beenden; bei 0 ist die Partie vorbei.
    [action] Was in diesem Zug noch geht: Ein Schritt, Aufdecken oder Drehen kostet je eine Aktion.
    [slot] Heimat der Seite, deren Farbe es hat, und Ziel der anderen: Eine gegnerische Figur, die ein freies betritt, ist in Sicherheit. Zu Hause wird keine Figur geschlagen.
    [tile] Gegangen wird dort, wo zwei Durchgänge aneinanderstoßen. Ein freies Plättchen neben deiner Figur kannst du für eine Aktion drehen.
    [face-down] Solange es verdeckt ist, betritt es niemand. Aufdecken kann es eine Figur, die einen Durchgang dorthin hat; was es zeigt, entscheidet der Zufall.
    [piece] Führe deine Figuren auf die Felder der anderen Seite. Wer ein Plättchen mit einer gegnerischen Figur betritt, schlägt sie.
    [token] Setze ihn vor deiner ersten Aktion ein: eine Aktion mehr in diesem Zug oder eine Runde mehr auf dem Countdown.
    [supply] Was noch auftauchen kann: die Plättchen, die verdeckt sind.
    [pass] In diesem Zug geht nichts mehr: Deine übrigen Aktionen verfallen.
   *[challenge] Die Partie ist entschieden, aber du darfst allein weiterspielen und versuchen, die dritte Figur rechtzeitig zu retten.
}
