four_in_a_row-title = Štyri v rade
four_in_a_row-summary = Striedavo hádžte kamene do stojana. Kto má štyri svoje v rade, rovno alebo šikmo, vyhráva.
four_in_a_row-seat-r = Červený
four_in_a_row-seat-y = Žltý
four_in_a_row-option-line = Víťazný rad
four_in_a_row-option-line-explain = Koľko kameňov v rade vyhráva.
four_in_a_row-option-line-3 = Tri kamene
four_in_a_row-option-line-4 = Štyri kamene
four_in_a_row-option-line-5 = Päť kameňov
four_in_a_row-option-rack = Veľkosť stojana
four_in_a_row-option-rack-explain = Veľký má sedem stĺpcov po šiestich políčkach, malý tri po troch.
four_in_a_row-option-rack-7x6 = Veľký
four_in_a_row-option-rack-3x3 = Malý
four_in_a_row-rack = Stojan
four_in_a_row-column = Stĺpec { $column }
four_in_a_row-prompt = { $who ->
    [r] Na ťahu je červený: vyber stĺpec.
   *[y] Na ťahu je žltý: vyber stĺpec.
}
four_in_a_row-prompt-line = { $who ->
    [r] Červený má rad a vyhráva.
   *[y] Žltý má rad a vyhráva.
}
four_in_a_row-prompt-full = Stojan je plný: remíza.
four_in_a_row-log-drop = { $who ->
    [r] Červený hrá do stĺpca { $column }.
   *[y] Žltý hrá do stĺpca { $column }.
}
four_in_a_row-log-line = { $who ->
    [r] Červený má rad a vyhráva.
   *[y] Žltý má rad a vyhráva.
}
four_in_a_row-do-drop = Hoď kameň do stĺpca { $column }.
four_in_a_row-merit-line = Tým máš svoj rad.
four_in_a_row-refusal-no-column = Taký stĺpec tu nie je: vyber niektorý z tých, ktoré vidíš.
four_in_a_row-refusal-over = Hra sa skončila: ak chceš hrať ďalej, začni novú.
four_in_a_row-refusal-full = Tento stĺpec je plný: vyber taký, kde je hore miesto.
