/** Italian. */
import type { LearnText } from './text.ts';

export const it: LearnText = {
  title: 'Imparare la scopa',
  description:
    'Imparare la scopa: come si prende, come si conta una smazzata, come funziona la primiera e che cosa aiuta davvero a vincere.',
  lead: 'Quaranta carte, una scopa e un sette attorno a cui gira tutto. Dopo questa pagina sai giocare e contare i punti da solo.',
  contents: 'In questa pagina',
  playNow: 'Gioca adesso',
  turn: {
    title: 'Una giocata',
    text: [
      'Ognuno ha tre carte in mano, quattro sono scoperte in tavola. A turno si gioca **una sola carta**. Prende una carta dello stesso valore, oppure più carte che insieme fanno il suo valore. Dall’asso al sette vale il numero, il fante vale 8, il cavallo 9, il re 10.',
    ],
    examples: {
      equal: 'Stesso valore: il 3 prende il 3.',
      sum: 'Somma: il re, 10, prende 7, 2 e asso.',
      choice: 'Più modi: il cavallo, 9, prende 5 e 4 oppure 6, 2 e asso. Scegli tu.',
      equalFirst: 'Prima la carta uguale: il 5 deve prendere il 5, non 3 e 2.',
      lay: 'Niente da prendere: il 4 resta in tavola.',
      sweep: 'Scopa! Il fante, 8, prende 6 e 2 e la tavola resta vuota.',
    },
    shows: 'In tavola: {table}. Giocata: {card}.',
    takes: 'Prende {cards}.',
    laid: 'Resta in tavola.',
    after: [
      'Quello che prendi va coperto nel tuo mazzetto, insieme alla carta giocata. **Una carta che può prendere deve prendere**; quale carta giocare lo decidi tu. Chi vuota la tavola fa **scopa** e ha un punto, ma non con l’ultimissima carta della smazzata. Sul tavolo lo vedi subito accanto al punteggio: 3 + 1.',
      'Finite le carte in mano, se ne danno altre tre a testa finché c’è mazzo. Quel che resta in tavola alla fine va a chi ha preso per ultimo. Poi si conta.',
    ],
  },
  count: {
    title: 'Contare una smazzata, passo per passo',
    lead: [
      'Questa smazzata è stata giocata davvero: con la tua prima carta, il re di denari, hai fatto subito scopa delle quattro carte in tavola, e il computer ha risposto con la sua seconda. Alla fine i mazzetti sono questi, qui disposti per seme.',
    ],
    you: 'Tu',
    computer: 'Computer',
    steps: {
      cards: {
        title: 'Carte',
        text: 'Tu hai {mine} carte, il computer {theirs}. Basta più della metà di 40, cioè da 21 in su: **un punto per te**, per un soffio.',
      },
      coins: {
        title: 'Denari',
        text: 'Le carte di denari sono dieci: {mine} sono tue, {theirs} del computer. Da 6 in su è la maggioranza: **un punto per te**.',
      },
      settebello: {
        title: 'Settebello',
        text: 'Il sette di denari è nel tuo mazzetto. Da solo vale **un punto**.',
      },
      primiera: {
        title: 'Primiera',
        text: 'Per ogni seme vale la carta migliore, con una scala tutta sua. Le tue quattro fanno {mine}, quelle del computer {theirs}: **un punto per te**. Il conto è qui sotto.',
      },
      sweeps: {
        title: 'Scope',
        text: 'Tu hai fatto {mine} scope, il computer {theirs}. Ogni scopa vale **un punto**, anche quelle di chi perde la smazzata.',
      },
    },
    line: 'Si conta',
    sum: 'Questa smazzata',
    result:
      'Quattro punti per carte, denari, settebello e primiera, due per le scope: la smazzata finisce **{mine} a {theirs}**.',
    ties: 'In parità il punto non è di nessuno: 20 carte a 20, 5 denari a 5 o la stessa primiera non contano. Si gioca smazzata dopo smazzata finché qualcuno arriva a 11. Se ci arrivano in due, vince chi ha di più; se sono pari, si gioca un’altra smazzata.',
  },
  primiera: {
    title: 'La primiera, conti alla mano',
    text: 'Prendi la tua carta migliore di ognuno dei quattro semi e somma i valori. Non c’entrano con quelli della presa: il sette vale più di tutti, le figure meno di tutti.',
    court: 'fante, cavallo, re',
    yours: 'Le tue quattro nella smazzata di sopra',
    theirs: 'Le quattro del computer',
    best: 'Di più non si può: i quattro sette',
    missing: 'Chi non ha preso nemmeno una carta di un seme non ha primiera.',
  },
  strategy: {
    title: 'Che cosa aiuta davvero',
    lead: 'Nessun segreto, solo conti e memoria. È così che ragiona anche il computer, dal livello normale in su.',
    tips: [
      {
        title: 'Somma quello che lasci',
        text: 'Se dopo la tua giocata in tavola c’è più di 10, nessuno può prendere tutto con una carta. Con 10 o meno all’altro basta quella giusta. Chiediti allora quante ne restano: chi ha visto le altre tre, o le ha in mano, può rischiare.',
      },
      {
        title: 'Il settebello prima di tutto',
        text: 'Se il sette di denari è in tavola e puoi prenderlo, prendilo: è un punto, è un denaro ed è la carta migliore della primiera. Se lo hai in mano, giocalo quando prende qualcosa, e non lasciarlo dove te lo possono portare via.',
      },
      {
        title: 'I sette, poi i sei e gli assi',
        text: 'Ogni sette migliora la tua primiera e peggiora quella dell’altro. Chi ne ha tre è quasi irraggiungibile; sul due pari decidono i sei e gli assi.',
      },
      {
        title: 'Sei denari bastano',
        text: 'Tieni il conto dei denari di tutti e due. Con sei il punto è tuo, e puoi pensare ad altro. Se sei li ha l’altro, non vale più la pena di rinunciare a qualcosa per un denaro.',
      },
      {
        title: 'Meglio tre carte che una',
        text: 'Per il punto delle carte conta solo quante sono. Un re che prende 5, 3 e 2 ne porta quattro nel mazzetto, un 4 che prende un 4 soltanto due.',
      },
      {
        title: 'Il quarto re',
        text: 'Un re lo prende solo un re. Se tre sono andati, il quarto resta in tavola fino alla fine della smazzata, e finché c’è nessuno fa scopa. A chi è in vantaggio conviene.',
      },
      {
        title: 'L’ultima presa',
        text: 'Il resto della tavola va a chi ha preso per ultimo. Per le ultime giocate tieni una carta che di sicuro prende ancora qualcosa.',
      },
    ],
  },
  glossary: {
    title: 'Piccolo dizionario',
    entries: [
      ['Scopa', 'Vuotare la tavola con una carta. Un punto.'],
      ['Settebello', 'Il sette di denari. Un punto per chi lo prende.'],
      ['Primiera', 'Il confronto tra le carte migliori di ogni seme. Un punto alla somma più alta.'],
      ['Denari', 'L’unico seme di cui conta la maggioranza; in certe regioni si dice ori.'],
      ['Coppe, spade, bastoni', 'Gli altri tre semi.'],
      ['Fante, cavallo, re', 'Le figure: 8, 9 e 10.'],
      ['Tallone', 'Le carte ancora da dare.'],
      ['Primo di mano', 'Chi viene dopo il mazziere e gioca per primo.'],
      [
        'Napola',
        'Regola della casa: asso, 2 e 3 di denari insieme valgono 3 punti, e uno in più ogni denaro che continua la scala.',
      ],
      ['Re bello', 'Regola della casa: anche il re di denari vale un punto.'],
      ['Asso piglia tutto', 'Variante: l’asso prende tutto quello che c’è in tavola.'],
      ['Scopone', 'La scopa in quattro, a coppie, con tutte le carte date subito.'],
    ],
  },
  history: {
    title: 'Un po’ di storia',
    text: [
      'Il nome dice già la regola: si spazza la tavola. Pochi giochi di carte sono così diffusi in Italia, dal Piemonte alla Sicilia, al bar, in spiaggia e in cucina, e ogni regione ha le sue figure.',
      'Le carte sono più vecchie del gioco. Coppe, denari, spade e bastoni si conoscono in Italia dalla fine del Trecento. Anche la primiera viene da lontano: si chiamava così un gioco d’azzardo del Rinascimento, che confrontava quattro carte con gli stessi strani valori.',
      'Dalla scopa è nato lo scopone, in quattro e con un compagno, e intorno è cresciuta una famiglia: in Liguria nella cirulla si accusano le mani buone, in Spagna e in Argentina nell’escoba, scopa anche quella, si prende sempre a quindici.',
    ],
  },
  questions: {
    title: 'Domande frequenti',
    list: [
      {
        title: 'È gratis?',
        text: 'Sì. Il tavolo è nel browser, senza iscrizione, senza pubblicità e senza niente da installare.',
      },
      {
        title: 'Posso giocare contro il computer?',
        text: 'Sì, su quattro livelli, da facile a maestro. Vede solo quello che vedresti tu al suo posto: mai le tue carte, mai il mazzo. Si gioca anche con gli amici, con un link.',
      },
      {
        title: 'A quanti punti si gioca?',
        text: 'Di solito a 11. Nel menu ci sono anche 16, 21, 31 e 51, e alcune varianti hanno il loro traguardo.',
      },
      {
        title: 'Che cos’è il settebello?',
        text: 'Il sette di denari. Chi lo ha nel mazzetto prende un punto, comunque sia andata la smazzata.',
      },
      {
        title: 'Come si conta la primiera?',
        text: 'La carta migliore di ogni seme: sette 21, sei 18, asso 16, cinque 15, quattro 14, tre 13, due 12, figure 10. Vince la somma più alta; due sette, un sei e un cinque fanno 75, quattro sette 84.',
      },
      {
        title: 'E se la primiera è pari?',
        text: 'Il punto non va a nessuno. Lo stesso vale per le carte e per i denari.',
      },
      {
        title: 'Quanti punti ci sono in una smazzata?',
        text: 'Al massimo quattro fissi, per carte, denari, settebello e primiera, più uno per ogni scopa. In parità se ne perde qualcuno, e regole della casa come la napola ne aggiungono.',
      },
      {
        title: 'Posso rinunciare a prendere?',
        text: 'Con la carta che giochi no: se può prendere, prende. Puoi però giocarne un’altra. Solo qualche variante e una regola della casa lasciano la scelta.',
      },
      {
        title: 'Funziona sul telefono?',
        text: 'Sì, da 280 pixel di larghezza, in verticale o in orizzontale. Basta toccare, ma si può anche trascinare.',
      },
      {
        title: 'E senza rete?',
        text: 'No: le carte le dà e i conti li fa il servizio. Se la connessione cade, la partita resta dov’è e poi riprende.',
      },
    ],
  },
};
