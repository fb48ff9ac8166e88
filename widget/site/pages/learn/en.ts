/** English. */
import type { LearnText } from './text.ts';

export const en: LearnText = {
  title: 'Learn Scopa',
  description:
    'Learn Scopa: how to take cards, how a round is counted, how the primiera works, and what really helps to win.',
  lead: 'Forty cards, a broom, and one seven that everything turns around. After this page you can play Scopa and count every round yourself.',
  contents: 'On this page',
  playNow: 'Play now',
  turn: {
    title: 'A turn',
    text: [
      'Everyone holds three cards, and four lie face up on the table. On your turn you play **exactly one card**. It takes one card of the same value, or several that add up to it. Ace to seven count what they show, the knave is 8, the knight 9, the king 10.',
    ],
    examples: {
      equal: 'Same value: the 3 takes the 3.',
      sum: 'A sum: the king, 10, takes 7, 2 and ace.',
      choice: 'More than one way: the knight, 9, takes 5 and 4, or 6, 2 and ace. You choose.',
      equalFirst: 'Same value goes first: the 5 has to take the 5, not 3 and 2.',
      lay: 'Nothing fits: the 4 stays on the table.',
      sweep: 'Scopa! The knave, 8, takes 6 and 2, and the table is empty.',
    },
    shows: 'On the table: {table}. Played: {card}.',
    takes: 'It takes {cards}.',
    laid: 'It is laid on the table.',
    after: [
      'What you take goes face down on your pile, together with the card you played. **A card that can take has to take**; which card you play is up to you. Whoever empties the table makes a **scopa**, a sweep, and has a point, except with the very last card of the round. At the table it stands beside the score at once: 3 + 1.',
      'When all hands are empty, three new cards are dealt, until the stock is gone. What still lies on the table then goes to whoever took last. Then you count.',
    ],
  },
  count: {
    title: 'A round, counted step by step',
    lead: [
      'This round has really been played: with your first card, the king of coins, you swept all four cards off the table, and the computer did the same with its second. These are the piles at the end, laid out by suit.',
    ],
    you: 'You',
    computer: 'Computer',
    steps: {
      cards: {
        title: 'Cards',
        text: 'You have {mine} cards, the computer has {theirs}. More than half of 40 is enough, so 21 or more: **a point for you**, if only just.',
      },
      coins: {
        title: 'Coins',
        text: 'There are ten coins: {mine} are yours, {theirs} the computer’s. Six or more is the majority: **a point for you**.',
      },
      settebello: {
        title: 'Settebello',
        text: 'The seven of coins lies in your pile. All by itself it is worth **a point**.',
      },
      primiera: {
        title: 'Primiera',
        text: 'In each suit the best card counts, on a scale of its own. Your four make {mine}, the computer’s {theirs}: **a point for you**. The sum is worked out below.',
      },
      sweeps: {
        title: 'Sweeps',
        text: 'You made {mine} sweeps, the computer {theirs}. Each sweep is **a point**, also for the side that loses the round.',
      },
    },
    line: 'What counts',
    sum: 'This round',
    result:
      'Four points for cards, coins, settebello and primiera, and two for the sweeps: the round ends **{mine} : {theirs}**.',
    ties: 'On a tie the point is nobody’s: 20 cards to 20, 5 coins to 5, or the same primiera count for neither. Round follows round until somebody has 11 points. If both get there, more points win; if they are level, another round is played.',
  },
  primiera: {
    title: 'The primiera, worked out',
    text: 'Take your best card of each of the four suits and add up what they are worth. This has nothing to do with taking: the seven is worth most, the court cards least.',
    court: 'knave, knight, king',
    yours: 'Your four of the round above',
    theirs: 'The computer’s four',
    best: 'As high as it gets: all four sevens',
    missing: 'Whoever has not taken a single card of a suit has no primiera at all.',
  },
  strategy: {
    title: 'What really helps',
    lead: 'No secrets, only sums and memory. It is how the computer thinks, too, from the level normal upwards.',
    tips: [
      {
        title: 'Add up what you leave',
        text: 'If more than 10 lies on the table after your play, nobody can take it all with one card. With 10 or less, the one card that fits is enough. Then ask how many of those are left: if you have seen the other three, or hold them, you can dare more.',
      },
      {
        title: 'The settebello comes first',
        text: 'If the seven of coins lies there and you can take it, take it: it is a point, a coin, and the best card of the primiera. If you hold it, play it when it takes something, and do not lay it where it can be fetched.',
      },
      {
        title: 'Sevens, then sixes and aces',
        text: 'Every seven makes your primiera better and theirs worse. Three of them can hardly be beaten; at two each, sixes and aces decide.',
      },
      {
        title: 'Six coins are enough',
        text: 'Keep count of the coins in both piles. With six the point is safe, and you can look after other things. If they have six, no coin is worth giving anything up for.',
      },
      {
        title: 'Rather three cards than one',
        text: 'For the point of the cards only their number matters. A king that takes 5, 3 and 2 puts four cards on your pile, a 4 that takes a 4 only two.',
      },
      {
        title: 'The fourth king',
        text: 'Only a king takes a king. When three are gone, the fourth stays until the round is over, and as long as it lies there nobody sweeps. Good for whoever is ahead.',
      },
      {
        title: 'The last capture',
        text: 'What is left on the table goes to whoever took last. For the final plays, keep a card that is sure to take something.',
      },
    ],
  },
  glossary: {
    title: 'A small dictionary',
    entries: [
      ['Scopa', 'Broom: emptying the table with one card. One point.'],
      ['Settebello', 'The beautiful seven: the seven of coins. One point for whoever takes it.'],
      ['Primiera', 'The best cards of each suit, compared. One point for the higher sum.'],
      ['Denari', 'Coins, the only suit of which the majority counts.'],
      ['Coppe, spade, bastoni', 'Cups, swords and clubs, the three other suits.'],
      ['Fante, cavallo, re', 'Jack, knight and king: 8, 9 and 10.'],
      ['Stock', 'The cards not yet dealt.'],
      ['Eldest hand', 'The player after the dealer, who plays first.'],
      [
        'Napola',
        'House rule: ace, 2 and 3 of coins together are 3 points, and each coin that goes on from there is one more.',
      ],
      ['Re bello', 'House rule: the king of coins is worth a point, too.'],
      ['Asso piglia tutto', 'Variant: an ace takes everything on the table.'],
      ['Scopone', 'Scopa for four in pairs, with all cards dealt at once.'],
    ],
  },
  history: {
    title: 'A little history',
    text: [
      'The name is the whole rule: scopa is a broom, and it is the table that gets swept. Few card games are as widespread in Italy, from Piedmont to Sicily, in bars, on beaches and at kitchen tables, and every region plays with pictures of its own.',
      'The cards are older than the game. Cups, coins, swords and clubs have been known in Italy since the late 14th century. The primiera comes from further back, too: it was the name of a betting game of the Renaissance, which compared four cards by the same odd values.',
      'Out of Scopa came scopone, for four with partners, and around it grew a family: in Liguria, cirulla has you declare good hands, and in Spain and Argentina escoba, a broom again, always takes fifteen.',
    ],
  },
  questions: {
    title: 'What people ask',
    list: [
      {
        title: 'Does it cost anything?',
        text: 'No. The table runs in your browser, without an account, without advertisements, and with nothing to install.',
      },
      {
        title: 'Can I play against the computer?',
        text: 'Yes, at four levels from easy to master. It sees only what you would see in its place: never your cards, never the stock. You can also play with friends, by a link.',
      },
      {
        title: 'How many points do you play to?',
        text: 'Usually 11. The menu has 16, 21, 31 and 51 as well, and some variants have a target of their own.',
      },
      {
        title: 'What is the settebello?',
        text: 'The seven of coins. Whoever has it in their pile gets a point for it, however the round went.',
      },
      {
        title: 'How is the primiera counted?',
        text: 'The best card of each suit: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10. The higher sum wins; two sevens, a six and a five make 75, four sevens 84.',
      },
      {
        title: 'And if both have the same primiera?',
        text: 'Then nobody gets the point. The same goes for cards and coins.',
      },
      {
        title: 'How many points are there in a round?',
        text: 'At most four fixed ones, for cards, coins, settebello and primiera, and one for each sweep. A tie takes one away, and house rules such as napola add some.',
      },
      {
        title: 'May I decline to take?',
        text: 'Not with the card you play: if it can take, it takes. But you can play another card. Only some variants and one house rule leave you the choice.',
      },
      {
        title: 'Does it work on a phone?',
        text: 'Yes, from 280 pixels wide, upright or sideways. Tapping is enough, dragging works as well.',
      },
      {
        title: 'And offline?',
        text: 'No: the service deals and reckons. If the connection breaks, your game stays where it is and goes on afterwards.',
      },
    ],
  },
};
