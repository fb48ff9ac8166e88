/** What the page says that checks the deals of a match. */
import type { CheckName } from './checkRound.ts';

/** In one language. */
export interface VerifyMessages {
  readonly title: string;
  readonly about: readonly string[];
  readonly label: string;
  readonly check: string;
  readonly busy: string;
  readonly allGood: string;
  readonly notGood: string;
  readonly none: string;
  readonly unknown: string;
  readonly unreachable: string;
  readonly noCrypto: string;
  readonly round: string;
  readonly dealer: string;
  readonly holds: Readonly<Record<CheckName, string>>;
  readonly fails: Readonly<Record<CheckName, string>>;
  readonly redeals: string;
  readonly pack: string;
  readonly figures: string;
  readonly seat: string;
}

const en: VerifyMessages = {
  title: 'Were the cards dealt fairly?',
  about: [
    'Before each deal of a live match the service commits itself: it publishes the SHA-256 of a secret seed. Only then do the players’ browsers add something of their own. (Whoever creates the match sends the first addition along with it.) The pack is shuffled from both, so that neither the service nor a player can have chosen the cards. When the round is over, the seed is revealed.',
    'This page does the sum again, here in your browser and with code of its own: it takes nothing of the service but the record, the rules and the order of the deck.',
  ],
  label: 'Link to the match, or its id',
  check: 'Check',
  busy: 'Checking …',
  allGood: 'Everything fits: {n|round|rounds} checked.',
  notGood: 'Something does not fit. See below.',
  none: 'No round of this match is over yet. Seeds are revealed when a round is over.',
  unknown: 'There is no such match, or none any more.',
  unreachable: 'The service cannot be reached. Try again.',
  noCrypto: 'This browser computes SHA-256 on secure pages (https) only.',
  round: 'Round {n}',
  dealer: 'dealt by seat {n}',
  holds: {
    commitment: 'The revealed seed has the published commitment.',
    noted: 'It is the commitment that this browser noted before the deal.',
    entropy: 'What this browser added is among what was mixed in.',
    deckSeed: 'Seed and additions together give the seed of the shuffle.',
    deckOrder: 'The shuffle gives exactly the pack that was dealt.',
    hands: 'Every seat played only cards that this pack had dealt to it.',
  },
  fails: {
    commitment: 'The revealed seed does not have the published commitment.',
    noted: 'It is another commitment than this browser noted before the deal.',
    entropy: 'What this browser added was not mixed in.',
    deckSeed: 'Seed and additions do not give the seed of the shuffle.',
    deckOrder: 'The shuffle gives another pack than was dealt.',
    hands: 'A seat played a card that this pack had not dealt to it.',
  },
  redeals: 'By the rules it was dealt anew {n|time|times} before.',
  pack: 'The pack from the top',
  figures: 'The figures',
  seat: 'seat {n}',
};

const de: VerifyMessages = {
  title: 'Wurde ehrlich gegeben?',
  about: [
    'Vor jedem Geben einer Live-Partie legt sich der Dienst fest: Er veröffentlicht den SHA-256 eines geheimen Startwerts. Erst danach geben die Browser der Spieler etwas Eigenes dazu. (Wer die Partie anlegt, schickt die erste Zugabe gleich mit.) Gemischt wird aus beidem, sodass weder der Dienst noch ein Spieler die Karten ausgesucht haben kann. Nach der Runde wird der Startwert offengelegt.',
    'Diese Seite rechnet alles noch einmal nach, hier in deinem Browser und mit eigenem Code: Vom Dienst nimmt sie nur das Protokoll, die Regeln und die Reihenfolge der Karten.',
  ],
  label: 'Link zur Partie oder ihre Kennung',
  check: 'Prüfen',
  busy: 'Wird geprüft …',
  allGood: 'Alles stimmt: {n|Runde|Runden} geprüft.',
  notGood: 'Etwas stimmt nicht. Siehe unten.',
  none: 'Noch keine Runde dieser Partie ist zu Ende. Startwerte werden nach der Runde offengelegt.',
  unknown: 'Diese Partie gibt es nicht oder nicht mehr.',
  unreachable: 'Der Dienst ist nicht zu erreichen. Versuche es noch einmal.',
  noCrypto: 'Dieser Browser rechnet SHA-256 nur auf sicheren Seiten (https).',
  round: 'Runde {n}',
  dealer: 'gegeben von Platz {n}',
  holds: {
    commitment: 'Der offengelegte Startwert passt zur veröffentlichten Festlegung.',
    noted: 'Es ist die Festlegung, die sich dieser Browser vor dem Geben gemerkt hat.',
    entropy: 'Was dieser Browser dazugegeben hat, ist eingemischt.',
    deckSeed: 'Startwert und Zugaben ergeben zusammen den Startwert des Mischens.',
    deckOrder: 'Das Mischen ergibt genau das Kartenpaket, das gegeben wurde.',
    hands: 'Jeder Platz hat nur Karten gespielt, die ihm dieses Paket gegeben hat.',
  },
  fails: {
    commitment: 'Der offengelegte Startwert passt nicht zur veröffentlichten Festlegung.',
    noted: 'Es ist eine andere Festlegung, als sich dieser Browser vor dem Geben gemerkt hat.',
    entropy: 'Was dieser Browser dazugegeben hat, ist nicht eingemischt.',
    deckSeed: 'Startwert und Zugaben ergeben nicht den Startwert des Mischens.',
    deckOrder: 'Das Mischen ergibt ein anderes Kartenpaket, als gegeben wurde.',
    hands: 'Ein Platz hat eine Karte gespielt, die ihm dieses Paket nicht gegeben hat.',
  },
  redeals: 'Nach den Regeln wurde davor {n} Mal neu gegeben.',
  pack: 'Das Kartenpaket von oben',
  figures: 'Die Zahlen',
  seat: 'Platz {n}',
};

const it: VerifyMessages = {
  title: 'Le carte sono state date onestamente?',
  about: [
    'Prima di ogni distribuzione di una partita dal vivo il servizio si impegna: pubblica lo SHA-256 di un seme segreto. Solo dopo i browser dei giocatori aggiungono qualcosa di proprio. (Chi crea la partita manda la prima aggiunta insieme alla creazione.) Il mazzo si mescola da entrambi, così né il servizio né un giocatore può aver scelto le carte. Finita la smazzata, il seme viene rivelato.',
    'Questa pagina rifà il conto qui nel tuo browser e con codice proprio: dal servizio prende soltanto il verbale, le regole e l’ordine delle carte.',
  ],
  label: 'Link alla partita o il suo codice',
  check: 'Controlla',
  busy: 'Controllo in corso …',
  allGood: 'Tutto torna: {n|smazzata controllata|smazzate controllate}.',
  notGood: 'Qualcosa non torna. Vedi sotto.',
  none: 'Nessuna smazzata di questa partita è finita. I semi si rivelano a fine smazzata.',
  unknown: 'Questa partita non esiste, o non più.',
  unreachable: 'Il servizio non è raggiungibile. Riprova.',
  noCrypto: 'Questo browser calcola SHA-256 solo su pagine sicure (https).',
  round: 'Smazzata {n}',
  dealer: 'dà le carte il posto {n}',
  holds: {
    commitment: 'Il seme rivelato corrisponde all’impegno pubblicato.',
    noted: 'È l’impegno che questo browser aveva annotato prima della distribuzione.',
    entropy: 'Ciò che questo browser ha aggiunto è stato mescolato.',
    deckSeed: 'Il seme e le aggiunte danno insieme il seme del mescolamento.',
    deckOrder: 'Il mescolamento dà esattamente il mazzo distribuito.',
    hands: 'Ogni posto ha giocato solo carte che questo mazzo gli aveva dato.',
  },
  fails: {
    commitment: 'Il seme rivelato non corrisponde all’impegno pubblicato.',
    noted: 'È un impegno diverso da quello che questo browser aveva annotato.',
    entropy: 'Ciò che questo browser ha aggiunto non è stato mescolato.',
    deckSeed: 'Il seme e le aggiunte non danno il seme del mescolamento.',
    deckOrder: 'Il mescolamento dà un mazzo diverso da quello distribuito.',
    hands: 'Un posto ha giocato una carta che questo mazzo non gli aveva dato.',
  },
  redeals: 'Secondo le regole prima è stato ridato {n|volta|volte}.',
  pack: 'Il mazzo dall’alto',
  figures: 'Le cifre',
  seat: 'posto {n}',
};

const all: Readonly<Record<string, VerifyMessages>> = { en, de, it };

/** The texts of a language; English for any other. */
export const verifyMessages = (code: string): VerifyMessages => all[code] ?? en;
