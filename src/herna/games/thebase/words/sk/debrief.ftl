# Čo sa hovorí po skončení partie.
thebase-debrief-table = Čo ktorá strana robila
thebase-debrief-saved = Zachránení
thebase-debrief-rear = Koľko stĺpcov chýba poslednému
thebase-debrief-eliminated = Vyhodení súperi
thebase-debrief-moved = Pohyby
thebase-debrief-revealed = Odkryté dlaždice
thebase-debrief-rotated = Natočenia dlaždíc
thebase-debrief-tokens = Použité bonusové žetóny
thebase-debrief-rounds = Dohrané kolá: { $rounds }
thebase-debrief-moments = Zachránení a vyhodení
