import type { InstantWin } from '../../model.ts';
import type { SheetFacts } from '../facts.ts';
import type { MATCH_TOPICS, Phrases } from '../structure.ts';
import { all, number, points, ranksOfSuit, side, suit } from './words.ts';

function target(facts: SheetFacts): string {
  const { victory } = facts.rules;
  const who = facts.partners ? `una ${side(facts)}` : 'qualcuno';
  const when = victory.endCheck === 'immediate' ? 'Appena' : 'Quando alla fine di una smazzata';
  const best = victory.aim === 'most' ? 'ne ha di più' : 'ne ha di meno';
  return `I punti di tutte le smazzate si sommano. ${when} ${who} ha almeno ${points(victory.target)}, vince chi ${best}.`;
}

/** Whether a lead of one can be too little. */
const needsLead = ({ rules }: SheetFacts): boolean =>
  rules.victory.tieBreak === 'lead-2' || rules.victory.tieBreak === 'overtime-lead-2';

function immediate(facts: SheetFacts): string {
  const { rules, declarations, dealerBonus } = facts;
  const sure = [
    ...(rules.sweep.points > 0 ? ['le scope'] : []),
    ...(declarations || dealerBonus ? ['il bonus'] : []),
    'tutto ciò che nessuno può più contendere',
  ];
  const primiera = rules.score.items.some((item) => item.kind === 'primiera')
    ? '; la primiera conta solo alla fine della smazzata'
    : '';
  const lead = needsLead(facts) ? ' o manca il distacco necessario' : '';
  return (
    `La partita può finire a metà smazzata: dopo ogni giocata contano già i punti sicuri (${all(sure)})${primiera}. ` +
    `Se in quel momento nessuno è in testa da solo${lead}, la smazzata continua.`
  );
}

/** The leaders are level once the target is reached. */
function level({ rules, sides }: SheetFacts): string {
  const { aim, endCheck } = rules.victory;
  const then = endCheck === 'immediate' ? 'a traguardo raggiunto e smazzata finita' : 'allora';
  if (sides === 2) return `Se ${then} il punteggio è pari`;
  return aim === 'most'
    ? `Se ${then} più d’uno è in testa alla pari`
    : `Se ${then} più d’uno ha il punteggio più basso`;
}

function tieBreak(facts: SheetFacts): string {
  const { victory } = facts.rules;
  const { target: goal } = victory;
  const most = victory.aim === 'most';
  switch (victory.tieBreak) {
    case 'play-on':
      return `${level(facts)}, continuano tutti, una smazzata dopo l’altra, finché uno solo ${most ? 'è in testa' : 'ha il punteggio più basso'}.`;
    case 'overtime-lead-2': {
      const lead = most ? 'è in testa con 2 punti di distacco' : 'ha almeno 2 punti meno di ogni altro';
      const example = most ? `${goal + 1} a ${goal}` : `${goal - 1} a ${goal}`;
      return `${level(facts)}, continuano tutti finché qualcuno ${lead}. Senza questa parità basta 1 punto di differenza, per esempio ${example}.`;
    }
    case 'lead-2':
      return 'Per vincere occorrono però almeno 2 punti di differenza; finché mancano, continuano tutti.';
    case 'count-order':
      return (
        `${level(facts)}, si confrontano i punti dell’ultima smazzata, voce per voce nell’ordine indicato, poi le scope, poi il bonus; ` +
        `alla prima differenza chi ne ha di ${most ? 'meno' : 'più'} è escluso. Se tutto è uguale, tutti giocano un’altra smazzata.`
      );
    case 'draw':
      return `${level(facts)}, la partita finisce patta.`;
  }
}

function maxRounds({ rules }: SheetFacts): string {
  const rounds = rules.victory.maxRounds ?? 0;
  const best = rules.victory.aim === 'most' ? 'più punti' : 'meno punti';
  const end =
    rounds === 1
      ? 'Si gioca una sola smazzata'
      : `Dopo al massimo ${number(rounds)} smazzate la partita finisce`;
  return `${end}: vince chi ha ${best}, anche se nessuno è arrivato al traguardo; a pari punti la partita è patta.`;
}

/** How a match is won, in Italian. */
export const MATCH: Phrases<typeof MATCH_TOPICS> = { target, immediate, tieBreak, maxRounds };

/** Cards that win the match for whoever takes them in one round. */
export function instantWin(win: InstantWin, { deck, ranks }: SheetFacts): string {
  const cards =
    win === 'all-coins'
      ? `tutte e ${number(ranks.length)} le carte di ${suit('D', deck)}`
      : ranksOfSuit(['A', '2', '3'], 'D', deck);
  return `Chi in una smazzata prende ${cards} vince subito tutta la partita.`;
}
