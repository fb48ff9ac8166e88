/**
 * Bare random Scopone hands on typed arrays: no rules as data, no primiera, no packets. A yardstick for the speed of the
 * engine, not a model of style.
 */

/** Bits set. */
function popcount(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

let state = 12345 | 0;
function below(n: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (((state >>> 0) * n) / 4294967296) | 0;
}

// Card = (rank - 1) · 4 + suit; cards 0-19 are bits of the low half, 20-39 of the high half.
const deck = Uint8Array.from({ length: 40 }, (_, card) => card);
const hands = Array.from({ length: 4 }, () => new Uint8Array(10));
const held = new Int32Array(4);
const foundLo = new Int32Array(64);
const foundHi = new Int32Array(64);
let found = 0;
const tableCards = new Int32Array(40);
let onTable = 0;

function findSums(missing: number, start: number, lo: number, hi: number): void {
  for (let k = start; k < onTable; k++) {
    const card = tableCards[k];
    const value = (card >> 2) + 1;
    if (value > missing) break;
    const nextLo = card < 20 ? lo | (1 << card) : lo;
    const nextHi = card < 20 ? hi : hi | (1 << (card - 20));
    if (value === missing) {
      if (found < 64) {
        foundLo[found] = nextLo;
        foundHi[found] = nextHi;
        found++;
      }
    } else findSums(missing - value, k + 1, nextLo, nextHi);
  }
}

/** Plays one hand and returns the difference of sweeps, cards and coins. */
export function barePlayout(): number {
  for (let i = 39; i > 0; i--) {
    const j = below(i + 1);
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  for (let seat = 0; seat < 4; seat++) {
    held[seat] = 10;
    for (let i = 0; i < 10; i++) hands[seat][i] = deck[seat * 10 + i];
  }
  let tableLo = 0;
  let tableHi = 0;
  let last = 0;
  let pile0Lo = 0;
  let pile0Hi = 0;
  let sweeps0 = 0;
  let sweeps1 = 0;
  for (let ply = 0; ply < 40; ply++) {
    const seat = ply & 3;
    const hand = hands[seat];
    const i = below(held[seat]);
    const card = hand[i];
    hand[i] = hand[--held[seat]];
    const rank = card >> 2;
    const same = rank < 5 ? (tableLo >>> (rank * 4)) & 15 : (tableHi >>> ((rank - 5) * 4)) & 15;
    let takenLo = 0;
    let takenHi = 0;
    let captured = false;
    if (same) {
      let pick = below(popcount(same));
      let bits = same;
      while (pick--) bits &= bits - 1;
      bits &= -bits;
      if (rank < 5) takenLo = bits << (rank * 4);
      else takenHi = bits << ((rank - 5) * 4);
      captured = true;
    } else if (rank >= 1 && tableLo | tableHi) {
      onTable = 0;
      for (let bits = tableLo; bits; bits &= bits - 1) tableCards[onTable++] = 31 - Math.clz32(bits & -bits);
      for (let bits = tableHi; bits; bits &= bits - 1) {
        tableCards[onTable++] = 31 - Math.clz32(bits & -bits) + 20;
      }
      found = 0;
      findSums(rank + 1, 0, 0, 0);
      if (found) {
        const choice = below(found);
        takenLo = foundLo[choice];
        takenHi = foundHi[choice];
        captured = true;
      }
    }
    const cardLo = card < 20 ? 1 << card : 0;
    const cardHi = card < 20 ? 0 : 1 << (card - 20);
    if (captured) {
      tableLo ^= takenLo;
      tableHi ^= takenHi;
      last = seat & 1;
      if (!last) {
        pile0Lo |= takenLo | cardLo;
        pile0Hi |= takenHi | cardHi;
      }
      if (!(tableLo | tableHi) && ply < 39) {
        if (seat & 1) sweeps1++;
        else sweeps0++;
      }
    } else {
      tableLo |= cardLo;
      tableHi |= cardHi;
    }
  }
  if (!last) {
    pile0Lo |= tableLo;
    pile0Hi |= tableHi;
  }
  const cards = popcount(pile0Lo) + popcount(pile0Hi);
  const coins = popcount(pile0Lo & 0x11111) + popcount(pile0Hi & 0x11111);
  return sweeps0 - sweeps1 + Math.sign(cards - 20) + Math.sign(coins - 5);
}
