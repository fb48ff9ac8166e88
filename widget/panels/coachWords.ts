/** What the coach says of a settlement, in each language. */

const en = {
  ahead: '{name}: {n}, the next {other}.',
  level: 'Level at {n}: nobody gets it.',
  levelAll: 'Level at {n}: each gets it.',
  best: 'The best card of each suit counts.',
  noSuit: '{name}: no card of {suits}, so that primiera does not count.',
  run: '{name}: the {n} lowest of the suit without a gap.',
  shortRun: '{name}: {n} from the ace on; {min} are needed.',
  has: '{name} took it.',
  sevens: 'Who has more sevens wins; then sixes, then aces.',
  sweeps: 'Each time the table was emptied: {n|point|points}.',
  bonus: 'Won outside of plays, while the round went on.',
  suits: 'coins,cups,clubs,swords',
  frenchSuits: 'diamonds,hearts,clubs,spades',
};

type CoachMessages = Readonly<Record<keyof typeof en, string>>;

const de: CoachMessages = {
  ahead: '{name}: {n}, dahinter {other}.',
  level: 'Gleichstand mit {n}: Niemand bekommt den Punkt.',
  levelAll: 'Gleichstand mit {n}: Alle bekommen den Punkt.',
  best: 'Je Farbe zählt die beste Karte.',
  noSuit: '{name}: keine Karte in {suits}, darum zählt diese Primiera nicht.',
  run: '{name}: die {n} kleinsten der Farbe ohne Lücke.',
  shortRun: '{name}: {n} ab dem Ass, nötig sind {min}.',
  has: 'Im Stapel: {name}.',
  sevens: 'Es siegt, wer mehr Siebenen hat; dann Sechsen, dann Asse.',
  sweeps: 'Für jeden leergefegten Tisch: {n|Punkt|Punkte}.',
  bonus: 'Außerhalb der Züge gewonnen, während der Runde.',
  suits: 'Münzen,Kelchen,Stäben,Schwertern',
  frenchSuits: 'Karo,Herz,Kreuz,Pik',
};

const it: CoachMessages = {
  ahead: '{name}: {n}, dietro {other}.',
  level: 'Pari a {n}: il punto non va a nessuno.',
  levelAll: 'Pari a {n}: il punto va a tutti.',
  best: 'Per ogni seme vale la carta migliore.',
  noSuit: '{name}: nessuna carta di {suits}, quindi questa primiera non vale.',
  run: '{name}: le {n} più basse del seme senza salti.',
  shortRun: '{name}: {n} dall’asso in su, ne servono {min}.',
  has: 'Tra le prese: {name}.',
  sevens: 'Vince chi ha più sette; poi i sei, poi gli assi.',
  sweeps: 'Per ogni tavola svuotata: {n|punto|punti}.',
  bonus: 'Punti vinti fuori dalle giocate, durante la smazzata.',
  suits: 'denari,coppe,bastoni,spade',
  frenchSuits: 'quadri,cuori,fiori,picche',
};

/** The sentences of a language; English for any other. */
export const coachMessages = (code: string): CoachMessages => (code === 'de' ? de : code === 'it' ? it : en);
