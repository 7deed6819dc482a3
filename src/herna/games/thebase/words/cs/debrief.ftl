# Co se říká po skončení partie.
thebase-debrief-table = Co která strana dělala
thebase-debrief-saved = Zachránění
thebase-debrief-rear = Kolik sloupců chybí poslednímu
thebase-debrief-eliminated = Vyhození soupeři
thebase-debrief-moved = Pohyby
thebase-debrief-revealed = Odkryté dlaždice
thebase-debrief-rotated = Natočení dlaždic
thebase-debrief-tokens = Použité bonusové žetony
thebase-debrief-rounds = Dohraná kola: { $rounds }
thebase-debrief-moments = Zachránění a vyhození
