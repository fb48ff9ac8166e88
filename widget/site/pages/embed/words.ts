/** What the page for websites says beside the reference, which is in English as the source is. */
import type { Language } from '../language.ts';

/** In one language. */
export interface EmbedWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyOf: string;
  readonly start: { readonly title: string; readonly text: readonly string[] };
  readonly examples: {
    readonly title: string;
    readonly lead: string;
    readonly plain: readonly [title: string, text: string];
    readonly react: readonly [title: string, text: string];
    readonly vue: readonly [title: string, text: string];
    readonly strict: readonly [title: string, text: string];
    readonly open: string;
  };
  readonly versions: {
    readonly title: string;
    readonly text: readonly string[];
    readonly entry: string;
    readonly standalone: string;
  };
  readonly packages: { readonly title: string; readonly text: string; readonly after: string };
  readonly reference: {
    readonly title: string;
    readonly lead: string;
    readonly attributes: string;
    readonly properties: string;
    readonly methods: string;
    readonly events: string;
    readonly slots: string;
    readonly parts: string;
    readonly states: string;
    readonly styles: string;
  };
  readonly more: { readonly title: string; readonly text: string };
}

/** By language. */
export const embedWords: Readonly<Record<Language, EmbedWords>> = {
  de: {
    title: 'Scopa auf deiner Seite',
    description:
      'Den Scopa-Tisch einbetten: eine Zeile Skript und ein Element, mit Beispielen für HTML, React, Vue und strenge Inhaltsrichtlinien.',
    lead: 'Eine Zeile Skript, ein Element, und auf deiner Website wird Scopa gespielt. Kein Rahmenwerk nötig, nichts von Dritten, niemand wird gezählt.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyOf: 'Kopieren: {name}',
    start: {
      title: 'Der Anfang',
      text: [
        'Das Skript lädt den Tisch (weniger als 50 kB mit den neapolitanischen Karten) und spricht mit dem Dienst, von dem es kommt. Andere Karten, Sprachen und das Spiel mit Freunden holt es erst, wenn jemand sie will.',
        'Das Element füllt die Breite, die du ihm gibst, von 280 Pixeln an. Es bringt Tastatur, Vorlesetexte, Hell und Dunkel mit und lässt sich von den Stilen der Seite nicht durcheinanderbringen.',
      ],
    },
    examples: {
      title: 'Vier lebendige Beispiele',
      lead: 'Jedes ist eine eigene Seite, die genau diesen Code enthält. Spiel darin.',
      plain: [
        'Reines HTML',
        'Attribute stellen den Tisch ein, Ereignisse erzählen, was geschieht, Farben sind CSS-Variablen.',
      ],
      react: [
        'React 19',
        'React setzt die Eigenschaften und hört auf die Ereignisse, ohne Hülle. Die Typen kommen aus dem Paket.',
      ],
      vue: [
        'Vue 3',
        'Sag Vue mit isCustomElement, dass scopa-table ein eigenes Element ist; mehr braucht es nicht.',
      ],
      strict: [
        'Strenge Richtlinie',
        'Eine Content Security Policy ohne jede Ausnahme, dazu Trusted Types. Nur der Dienst muss genannt sein, für das Spiel mit Freunden auch als wss.',
      ],
      open: 'Für sich allein öffnen',
    },
    versions: {
      title: 'Feste Version, geprüfter Inhalt',
      text: [
        'Unter der Nummer einer Version ändern sich die Dateien nie; sie dürfen ein Jahr im Zwischenspeicher bleiben. Mit dem Hash prüft der Browser, dass er genau diese Datei bekommt.',
        'Der Hash deckt nicht, was die Datei später nachlädt. Für das Spiel gegen den Computer, auf Englisch und mit neapolitanischen Karten, genügt standalone.js allein; andere Karten und Sprachen, das Spiel mit Freunden, Hausregeln und Ton liegen im Ordner standalone daneben und kommen bei Bedarf. Wer auch sie geprüft haben will, trägt die Hashes aus [integrity.json](/widget/{version}/integrity.json) in eine Import-Map ein.',
      ],
      entry: 'Der Tisch, alles Weitere bei Bedarf: {size} kB',
      standalone: 'Der Tisch mit den neapolitanischen Karten in einer Datei: {size} kB',
    },
    packages: {
      title: 'Als Paket',
      text: 'Das Paket hat drei Eingänge: das angemeldete Element, seine Klasse allein und die Regeln als reine Funktionen für Node.js und Browser. Gebaut wird es mit npm pack aus dem Quelltext.',
      after:
        'Aus dem Paket weiß das Element nicht, woher der Dienst kommt: Gib ihm die Adresse im Attribut api.',
    },
    reference: {
      title: 'Alles, was das Element kann',
      lead: 'Aus dem Quelltext erzeugt, deshalb auf Englisch; dasselbe für Programme: [custom-elements.json](/widget/custom-elements.json).',
      attributes: 'Attribute',
      properties: 'Eigenschaften',
      methods: 'Methoden',
      events: 'Ereignisse',
      slots: 'Slots',
      parts: 'Teile für ::part()',
      states: 'Zustände für :state()',
      styles: 'CSS-Variablen',
    },
    more: {
      title: 'Und dahinter',
      text: 'Regeln, Computer und Live-Partien sind ein offener Dienst: [API-Dokumentation](/docs). Ob bei einer Live-Partie ehrlich gegeben wurde, [lässt sich prüfen](/verify?lang=de).',
    },
  },
  it: {
    title: 'La scopa sulla tua pagina',
    description:
      'Incorporare il tavolo di scopa: una riga di script e un elemento, con esempi per HTML, React, Vue e politiche di sicurezza severe.',
    lead: 'Una riga di script, un elemento, e sul tuo sito si gioca a scopa. Nessun framework necessario, nulla di terzi, nessuno viene tracciato.',
    copy: 'Copia',
    copied: 'Copiato',
    copyOf: 'Copia: {name}',
    start: {
      title: 'Per cominciare',
      text: [
        'Lo script carica il tavolo (meno di 50 kB con le carte napoletane) e parla con il servizio da cui proviene. Altre carte, altre lingue e il gioco con gli amici arrivano solo quando qualcuno li vuole.',
        'L’elemento riempie la larghezza che gli dai, da 280 pixel in su. Ha con sé tastiera, testi per chi ascolta, chiaro e scuro, e gli stili della pagina non lo scompigliano.',
      ],
    },
    examples: {
      title: 'Quattro esempi dal vivo',
      lead: 'Ognuno è una pagina a sé, fatta proprio di questo codice. Ci puoi giocare.',
      plain: [
        'HTML puro',
        'Gli attributi regolano il tavolo, gli eventi raccontano che cosa succede, i colori sono variabili CSS.',
      ],
      react: [
        'React 19',
        'React imposta le proprietà e ascolta gli eventi, senza involucri. I tipi sono nel pacchetto.',
      ],
      vue: ['Vue 3', 'Basta dire a Vue, con isCustomElement, che scopa-table è un elemento personalizzato.'],
      strict: [
        'Politica severa',
        'Una Content Security Policy senza eccezioni, con i Trusted Types. Va nominato solo il servizio, anche come wss per giocare con gli amici.',
      ],
      open: 'Apri da solo',
    },
    versions: {
      title: 'Versione fissa, contenuto verificato',
      text: [
        'Sotto il numero di una versione i file non cambiano mai e possono restare un anno nella cache. Con l’hash il browser controlla di ricevere proprio quel file.',
        'L’hash non copre ciò che il file carica dopo. Per giocare contro il computer, in inglese e con le carte napoletane, basta standalone.js da solo; altre carte e lingue, il gioco con gli amici, le regole della casa e i suoni stanno accanto, nella cartella standalone, e arrivano quando servono. Chi vuole verificare anche quelli mette in una import map gli hash di [integrity.json](/widget/{version}/integrity.json).',
      ],
      entry: 'Il tavolo, il resto quando serve: {size} kB',
      standalone: 'Il tavolo con le carte napoletane in un solo file: {size} kB',
    },
    packages: {
      title: 'Come pacchetto',
      text: 'Il pacchetto ha tre ingressi: l’elemento già registrato, la sola classe e le regole come funzioni pure per Node.js e browser. Si costruisce dal sorgente con npm pack.',
      after:
        'Dal pacchetto l’elemento non sa dove sia il servizio: indicagli l’indirizzo con l’attributo api.',
    },
    reference: {
      title: 'Tutto quello che l’elemento sa fare',
      lead: 'Ricavato dal sorgente, perciò in inglese; per i programmi: [custom-elements.json](/widget/custom-elements.json).',
      attributes: 'Attributi',
      properties: 'Proprietà',
      methods: 'Metodi',
      events: 'Eventi',
      slots: 'Slot',
      parts: 'Parti per ::part()',
      states: 'Stati per :state()',
      styles: 'Variabili CSS',
    },
    more: {
      title: 'E dietro',
      text: 'Regole, computer e partite dal vivo sono un servizio aperto: [documentazione API](/docs). Se in una partita dal vivo le carte sono state date onestamente, [si può controllare](/verify?lang=it).',
    },
  },
  en: {
    title: 'Scopa on your page',
    description:
      'Embed the Scopa table: one line of script and one element, with examples for HTML, React, Vue and strict content policies.',
    lead: 'One line of script, one element, and people play Scopa on your website. No framework needed, nothing from third parties, nobody is tracked.',
    copy: 'Copy',
    copied: 'Copied',
    copyOf: 'Copy: {name}',
    start: {
      title: 'To begin with',
      text: [
        'The script loads the table (less than 50 kB with the Neapolitan cards) and talks to the service it comes from. Other cards, languages and play with friends are fetched only when somebody wants them.',
        'The element fills the width that you give it, from 280 pixels up. It brings keyboard, texts for screen readers, light and dark, and the styles of the page cannot upset it.',
      ],
    },
    examples: {
      title: 'Four live examples',
      lead: 'Each is a page of its own made of exactly this code. Play in it.',
      plain: [
        'Plain HTML',
        'Attributes set up the table, events tell what happens, colours are CSS properties.',
      ],
      react: [
        'React 19',
        'React sets the properties and listens to the events, without a wrapper. Types come with the package.',
      ],
      vue: ['Vue 3', 'Tell Vue with isCustomElement that scopa-table is a custom element; that is all.'],
      strict: [
        'A strict policy',
        'A content security policy without a single exception, and trusted types. Only the service has to be named, for play with friends also as wss.',
      ],
      open: 'Open by itself',
    },
    versions: {
      title: 'A fixed version, checked content',
      text: [
        'Under the number of a version files never change; they may stay in the cache for a year. With the hash the browser makes sure that it gets exactly this file.',
        'The hash does not cover what the file loads later. For play against the computer, in English and with Neapolitan cards, standalone.js is enough by itself; other cards and languages, play with friends, house rules and sound are in the folder standalone beside it and come when they are wanted. To have these checked too, put the hashes from [integrity.json](/widget/{version}/integrity.json) into an import map.',
      ],
      entry: 'The table, everything else when it is wanted: {size} kB',
      standalone: 'The table with Neapolitan cards in one file: {size} kB',
    },
    packages: {
      title: 'As a package',
      text: 'The package has three entrances: the registered element, its class alone, and the rules as pure functions for Node.js and browsers. It is built from the source with npm pack.',
      after:
        'From a package the element cannot know where the service is: give it the address in the attribute api.',
    },
    reference: {
      title: 'All that the element can do',
      lead: 'Made from the source; the same for programs: [custom-elements.json](/widget/custom-elements.json).',
      attributes: 'Attributes',
      properties: 'Properties',
      methods: 'Methods',
      events: 'Events',
      slots: 'Slots',
      parts: 'Parts for ::part()',
      states: 'States for :state()',
      styles: 'CSS properties',
    },
    more: {
      title: 'And behind it',
      text: 'Rules, computer player and live matches are an open service: [API documentation](/docs). Whether a live match was dealt fairly [can be checked](/verify?lang=en).',
    },
  },
};
