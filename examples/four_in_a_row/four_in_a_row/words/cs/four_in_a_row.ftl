four_in_a_row-title = Čtyři v řadě
four_in_a_row-summary = Střídavě házejte kameny do stojanu. Kdo má čtyři své v řadě, rovně nebo šikmo, vyhrává.
four_in_a_row-seat-r = Červený
four_in_a_row-seat-y = Žlutý
four_in_a_row-option-line = Vítězná řada
four_in_a_row-option-line-explain = Kolik kamenů v řadě vyhrává.
four_in_a_row-option-line-3 = Tři kameny
four_in_a_row-option-line-4 = Čtyři kameny
four_in_a_row-option-line-5 = Pět kamenů
four_in_a_row-option-rack = Velikost stojanu
four_in_a_row-option-rack-explain = Velký má sedm sloupců po šesti polích, malý tři po třech.
four_in_a_row-option-rack-7x6 = Velký
four_in_a_row-option-rack-3x3 = Malý
four_in_a_row-rack = Stojan
four_in_a_row-column = Sloupec { $column }
four_in_a_row-prompt = { $who ->
    [r] Na tahu je červený: vyber sloupec.
   *[y] Na tahu je žlutý: vyber sloupec.
}
four_in_a_row-prompt-line = { $who ->
    [r] Červený má řadu a vyhrává.
   *[y] Žlutý má řadu a vyhrává.
}
four_in_a_row-prompt-full = Stojan je plný: remíza.
four_in_a_row-log-drop = { $who ->
    [r] Červený hraje do sloupce { $column }.
   *[y] Žlutý hraje do sloupce { $column }.
}
four_in_a_row-log-line = { $who ->
    [r] Červený má řadu a vyhrává.
   *[y] Žlutý má řadu a vyhrává.
}
four_in_a_row-do-drop = Hoď kámen do sloupce { $column }.
four_in_a_row-merit-line = Tím máš svou řadu.
four_in_a_row-refusal-no-column = Takový sloupec tu není: vyber některý z těch, které vidíš.
four_in_a_row-refusal-over = Hra skončila: chceš-li hrát dál, začni novou.
four_in_a_row-refusal-full = Tento sloupec je plný: vyber takový, kde je nahoře místo.
