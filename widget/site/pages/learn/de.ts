/** German. */
import type { LearnText } from './text.ts';

export const de: LearnText = {
  title: 'Scopa lernen',
  description:
    'Scopa lernen: wie man nimmt, wie eine Runde gezählt wird, wie die Primiera geht, und was beim Spielen wirklich hilft.',
  lead: 'Vierzig Karten, ein Besen und eine Sieben, um die sich alles dreht. Nach dieser Seite kannst du Scopa spielen und jede Runde selbst zählen.',
  contents: 'Auf dieser Seite',
  playNow: 'Jetzt spielen',
  turn: {
    title: 'Ein Zug',
    text: [
      'Jeder hat drei Karten auf der Hand, vier liegen offen auf dem Tisch. Wer dran ist, spielt **genau eine Karte**. Sie nimmt eine Karte vom Tisch, die gleich viel wert ist, oder mehrere, die zusammen ihren Wert ergeben. Ass bis Sieben sind wert, was auf ihnen zu zählen ist, der Bube ist 8, der Reiter 9, der König 10.',
    ],
    examples: {
      equal: 'Gleicher Wert: Die 3 nimmt die 3.',
      sum: 'Summe: Der König, 10, nimmt 7, 2 und Ass.',
      choice: 'Mehrere Wege: Der Reiter, 9, nimmt 5 und 4 oder 6, 2 und Ass. Du entscheidest.',
      equalFirst: 'Gleicher Wert geht vor: Die 5 muss die 5 nehmen, nicht 3 und 2.',
      lay: 'Nichts passt: Die 4 bleibt auf dem Tisch liegen.',
      sweep: 'Scopa! Der Bube, 8, nimmt 6 und 2, und der Tisch ist leer.',
    },
    shows: 'Auf dem Tisch: {table}. Gespielt: {card}.',
    takes: 'Sie nimmt {cards}.',
    laid: 'Sie wird abgelegt.',
    after: [
      'Was du nimmst, kommt mit der gespielten Karte verdeckt auf deinen Stapel. **Eine Karte, die nehmen kann, muss nehmen**; welche Karte du spielst, bleibt deine Sache. Wer den Tisch leer nimmt, macht eine **Scopa** und hat einen Punkt, nur nicht mit der allerletzten Karte der Runde. Am Tisch steht er gleich neben dem Stand: 3 + 1.',
      'Sind die Hände leer, gibt es drei neue Karten, bis der Talon aufgebraucht ist. Was am Ende noch liegt, bekommt, wer zuletzt genommen hat. Dann wird gezählt.',
    ],
  },
  count: {
    title: 'Eine Runde, Schritt für Schritt gezählt',
    lead: [
      'Diese Runde ist wirklich gespielt worden: Du hast mit deiner ersten Karte, dem Münzkönig, gleich alle vier Tischkarten gefegt, und der Computer hat es dir mit seiner zweiten nachgemacht. Am Ende liegen die Stapel so da, hier nach Farben ausgelegt.',
    ],
    you: 'Du',
    computer: 'Computer',
    steps: {
      cards: {
        title: 'Karten',
        text: 'Du hast {mine} Karten, der Computer {theirs}. Mehr als die Hälfte von 40 genügt, also ab 21: **ein Punkt für dich**, so knapp es geht.',
      },
      coins: {
        title: 'Münzen',
        text: 'Zehn Münzkarten gibt es, du hast {mine} davon, der Computer {theirs}. Ab 6 ist es die Mehrheit: **ein Punkt für dich**.',
      },
      settebello: {
        title: 'Settebello',
        text: 'Die Münz-Sieben liegt in deinem Stapel. Sie allein ist **einen Punkt** wert.',
      },
      primiera: {
        title: 'Primiera',
        text: 'In jeder Farbe gilt die beste Karte nach einer eigenen Skala. Deine vier ergeben {mine}, die des Computers {theirs}: **ein Punkt für dich**. Unten steht die Rechnung.',
      },
      sweeps: {
        title: 'Scopas',
        text: 'Du hast {mine}-mal den Tisch leer gefegt, der Computer {theirs}-mal. Jede Scopa zählt **einen Punkt**, auch die des Verlierers.',
      },
    },
    line: 'Gezählt wird',
    sum: 'Diese Runde',
    result:
      'Vier Punkte für Karten, Münzen, Settebello und Primiera und zwei für die Scopas: Die Runde endet **{mine} : {theirs}**.',
    ties: 'Bei Gleichstand gehört ein Punkt niemandem: 20 zu 20 Karten, 5 zu 5 Münzen oder dieselbe Primiera zählen für keinen. So wird Runde auf Runde gespielt, bis jemand 11 Punkte hat. Sind beide darüber, gewinnt, wer mehr hat; steht es gleich, kommt noch eine Runde.',
  },
  primiera: {
    title: 'Die Primiera, ausgerechnet',
    text: 'Nimm aus jeder der vier Farben deine beste Karte und zähl ihre Werte zusammen. Die Werte haben mit denen beim Nehmen nichts zu tun: Die Sieben ist am meisten wert, die Bilder am wenigsten.',
    court: 'Bube, Reiter, König',
    yours: 'Deine vier aus der Runde oben',
    theirs: 'Die vier des Computers',
    best: 'Mehr geht nicht: alle vier Siebenen',
    missing: 'Wer in einer Farbe keine einzige Karte genommen hat, hat gar keine Primiera.',
  },
  strategy: {
    title: 'Was wirklich hilft',
    lead: 'Keine Geheimnisse, nur Rechnen und Merken. So denkt auch der Computer ab dem Level Normal.',
    tips: [
      {
        title: 'Zähl zusammen, was du liegen lässt',
        text: 'Liegt nach deinem Zug mehr als 10 auf dem Tisch, kann niemand alles mit einer Karte nehmen. Bei 10 oder weniger genügt dem anderen die eine passende Karte. Frag dich dann, wie viele davon noch im Spiel sind: Wer die anderen drei gesehen oder auf der Hand hat, wagt mehr.',
      },
      {
        title: 'Der Settebello geht vor',
        text: 'Liegt die Münz-Sieben da und du kannst sie nehmen, nimm sie: Sie ist ein Punkt für sich, eine Münze und die beste Karte der Primiera. Hast du sie auf der Hand, spiel sie, wenn sie etwas nimmt, und leg sie nicht auf einen Tisch, von dem man sie holen kann.',
      },
      {
        title: 'Siebenen holen, dann Sechsen und Asse',
        text: 'Jede Sieben macht deine Primiera besser und die des anderen schlechter. Wer drei hat, ist fast nicht mehr einzuholen; bei zwei zu zwei entscheiden Sechsen und Asse.',
      },
      {
        title: 'Sechs Münzen reichen',
        text: 'Zähl die Münzen beider Stapel mit. Hast du sechs, ist der Punkt sicher, und du kannst auf anderes achten. Hat der andere sechs, brauchst du für weitere Münzen nichts mehr aufzugeben.',
      },
      {
        title: 'Lieber drei Karten als eine',
        text: 'Für den Kartenpunkt zählt nur die Menge. Ein König, der 5, 3 und 2 nimmt, bringt vier Karten auf deinen Stapel, eine 4, die eine 4 nimmt, nur zwei.',
      },
      {
        title: 'Der vierte König',
        text: 'Einen König nimmt nur ein König. Sind drei fort, bleibt der vierte liegen, bis die Runde aus ist, und solange er liegt, fegt niemand den Tisch. Wer führt, legt ihn gern hin.',
      },
      {
        title: 'Der letzte Griff',
        text: 'Der Rest auf dem Tisch geht an den, der zuletzt genommen hat. Heb dir für die letzten Züge eine Karte auf, die sicher noch etwas nimmt.',
      },
    ],
  },
  glossary: {
    title: 'Kleines Wörterbuch',
    entries: [
      ['Scopa', 'Besen: den Tisch mit einer Karte leer nehmen. Ein Punkt.'],
      ['Settebello', 'Die schöne Sieben: die Sieben der Münzen. Ein Punkt für den, der sie nimmt.'],
      ['Primiera', 'Der Vergleich der besten Karte in jeder Farbe. Ein Punkt für die höhere Summe.'],
      ['Denari', 'Die Münzen, die einzige Farbe, deren Mehrheit zählt.'],
      ['Coppe, Spade, Bastoni', 'Kelche, Schwerter und Stäbe, die drei anderen Farben.'],
      ['Fante, Cavallo, Re', 'Bube, Reiter und König: 8, 9 und 10.'],
      ['Talon', 'Die noch nicht gegebenen Karten.'],
      ['Vorhand', 'Wer nach dem Geber an der Reihe ist und den ersten Zug hat.'],
      [
        'Napola',
        'Hausregel: Ass, 2 und 3 der Münzen zusammen sind 3 Punkte, jede Münze, die die Folge fortsetzt, einer mehr.',
      ],
      ['Re bello', 'Hausregel: Auch der Münzkönig ist einen Punkt wert.'],
      ['Asso piglia tutto', 'Variante: Ein Ass nimmt alles, was auf dem Tisch liegt.'],
      ['Scopone', 'Scopa zu viert in Paaren, alle Karten auf einmal gegeben.'],
    ],
  },
  history: {
    title: 'Ein wenig Geschichte',
    text: [
      'Der Name ist die ganze Regel: Scopa ist der Besen, und gefegt wird der Tisch. Kaum ein Kartenspiel ist in Italien so verbreitet, vom Piemont bis nach Sizilien, in Bars, am Strand und am Küchentisch, und jede Gegend spielt mit ihren eigenen Bildern.',
      'Älter als das Spiel sind die Karten. Kelche, Münzen, Schwerter und Stäbe kennt Italien seit dem späten 14. Jahrhundert. Auch die Primiera kommt von weiter her: So hieß ein Wettspiel der Renaissance, das vier Karten nach denselben krummen Werten verglich.',
      'Aus der Scopa ist der Scopone geworden, zu viert und mit Partnern, und daneben eine ganze Familie: In Ligurien sagt man bei der Cirulla gute Hände an, in Spanien und Argentinien nimmt man bei der Escoba, auch das ein Besen, immer zu fünfzehn.',
    ],
  },
  questions: {
    title: 'Was viele fragen',
    list: [
      {
        title: 'Kostet das etwas?',
        text: 'Nein. Der Tisch läuft im Browser, ohne Konto, ohne Werbung und ohne etwas zu installieren.',
      },
      {
        title: 'Kann ich gegen den Computer spielen?',
        text: 'Ja, in vier Leveln von Leicht bis Meister. Er sieht nur, was du an seiner Stelle auch sähst: nie deine Karten, nie den Talon. Mit Freunden geht es auch, über einen Link.',
      },
      {
        title: 'Bis wie viele Punkte wird gespielt?',
        text: 'Üblich sind 11. Im Menü stehen auch 16, 21, 31 und 51, manche Varianten haben ihr eigenes Ziel.',
      },
      {
        title: 'Was ist der Settebello?',
        text: 'Die Sieben der Münzen. Wer sie in seinem Stapel hat, bekommt dafür einen Punkt, ganz gleich, wie die Runde sonst ausging.',
      },
      {
        title: 'Wie zählt man die Primiera?',
        text: 'Aus jeder Farbe die beste Karte: Sieben 21, Sechs 18, Ass 16, Fünf 15, Vier 14, Drei 13, Zwei 12, Bilder 10. Die höhere Summe gewinnt; zwei Siebenen, eine Sechs und eine Fünf sind 75, vier Siebenen 84.',
      },
      {
        title: 'Und wenn beide dieselbe Primiera haben?',
        text: 'Dann bekommt den Punkt niemand. Dasselbe gilt bei Karten und Münzen.',
      },
      {
        title: 'Wie viele Punkte gibt es in einer Runde?',
        text: 'Höchstens vier feste, für Karten, Münzen, Settebello und Primiera, und einen für jede Scopa. Bei Gleichstand fällt ein Punkt weg, Hausregeln wie die Napola bringen neue dazu.',
      },
      {
        title: 'Darf ich auf das Nehmen verzichten?',
        text: 'Mit der Karte, die du spielst, nicht: Kann sie nehmen, nimmt sie. Du kannst aber eine andere Karte spielen. Nur manche Varianten und eine Hausregel lassen die Wahl.',
      },
      {
        title: 'Geht das auf dem Handy?',
        text: 'Ja, ab 280 Pixeln Breite, hoch oder quer. Tippen genügt, Ziehen geht auch.',
      },
      {
        title: 'Und ohne Netz?',
        text: 'Nein: Gegeben und gerechnet wird beim Dienst. Bricht die Verbindung ab, bleibt die Partie stehen und geht danach weiter.',
      },
    ],
  },
};
