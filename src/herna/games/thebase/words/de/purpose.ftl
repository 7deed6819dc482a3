thebase-purpose = { $what ->
    [seat] Wie weit diese Seite ist. Wer drei Figuren in Sicherheit bringt, gewinnt sofort; endet vorher der Countdown, gewinnt, wer mehr in Sicherheit hat.
    [countdown] So viele Runden bleiben. Er sinkt, wenn die Aufklärer ihren Zug beenden; bei 0 ist die Partie vorbei.
    [action] Was in diesem Zug noch geht: Ein Schritt, Aufdecken oder Drehen kostet je eine Aktion.
    [slot] Heimat der Seite, deren Farbe es hat, und Ziel der anderen: Eine gegnerische Figur, die ein freies Feld betritt, ist in Sicherheit. Zu Hause wird keine Figur geschlagen.
    [tile] Eine Figur zieht dorthin, wo Durchgang auf Durchgang trifft. Ein freies Plättchen neben deiner Figur kannst du für eine Aktion drehen.
    [face-down] Solange es verdeckt ist, betritt es niemand. Aufdecken kann es eine Figur, die einen Durchgang dorthin hat; was zum Vorschein kommt, entscheidet der Zufall.
    [piece] Führe deine Figuren auf die Startfelder gegenüber. Wer ein Plättchen mit einer gegnerischen Figur betritt, schlägt sie.
    [token] Löse ihn vor deiner ersten Aktion ein: für eine Aktion mehr in diesem Zug oder eine Runde mehr auf dem Countdown.
    [supply] Was noch zum Vorschein kommen kann: die Plättchen, die verdeckt sind.
    [pass] In diesem Zug geht nichts mehr: Deine übrigen Aktionen verfallen.
   *[challenge] Die Partie ist entschieden, aber du darfst allein weiterspielen und versuchen, die dritte Figur rechtzeitig in Sicherheit zu bringen.
}
