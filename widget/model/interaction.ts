/** What the person at the table is about to do: one state at a time, and how it follows from the last. */
import type { Card, LegalPlay } from '../net/types.ts';
import { layingOf, matchOf, sameCards, settledCapture, togglePicked } from './selection.ts';

/** Nothing is chosen. */
interface Idle {
  readonly kind: 'idle';
}

/** A card of the hand is lifted and can be played in several ways. */
interface ChoosingCapture {
  readonly kind: 'choosing';
  readonly card: Card;
  readonly plays: readonly LegalPlay[];
  readonly picked: readonly Card[];
  /** Reached with the keys: laying the card is what Enter would do. */
  readonly laying?: boolean;
}

/** The play is on its way to the service; its card stays lifted. */
interface Sending {
  readonly kind: 'sending';
  readonly card: Card;
}

export type Interaction = Idle | ChoosingCapture | Sending;

/** The next state, and the play to send when one is settled. */
export interface Outcome {
  readonly interaction: Interaction;
  readonly play?: LegalPlay;
}

export const idle: Idle = { kind: 'idle' };

const sending = (play: LegalPlay): Outcome => ({ interaction: { kind: 'sending', card: play.card }, play });

/** A hand card is tapped: it is played when there is one way, lifted when there are several, let go the second time. */
export function chooseCard(interaction: Interaction, card: Card, legalPlays: readonly LegalPlay[]): Outcome {
  if (interaction.kind === 'sending') return { interaction };
  if (interaction.kind === 'choosing' && interaction.card === card) return { interaction: idle };
  const plays = legalPlays.filter((play) => play.card === card);
  const [only, another] = plays;
  if (only === undefined) return { interaction: idle };
  if (another === undefined) return sending(only);
  return { interaction: { kind: 'choosing', card, plays, picked: [] } };
}

/** A table card is tapped while a capture is being chosen. */
export function pickTableCard(interaction: Interaction, card: Card): Outcome {
  if (interaction.kind !== 'choosing') return { interaction };
  const picked = togglePicked(interaction.plays, interaction.picked, card);
  const settled = settledCapture(interaction.plays, picked);
  if (settled !== undefined) return sending(settled);
  const { laying: _, ...rest } = interaction;
  return { interaction: { ...rest, picked } };
}

/** The arrows go through the choices; laying, where it is one, comes last. */
export function cycleCapture(interaction: Interaction, step: 1 | -1): Outcome {
  if (interaction.kind !== 'choosing') return { interaction };
  const { card, plays, picked } = interaction;
  const ordered = [...plays].sort(
    (a, b) => Number(a.captured.length === 0) - Number(b.captured.length === 0),
  );
  const current = ordered.findIndex((play) =>
    interaction.laying === true
      ? play.captured.length === 0
      : sameCards(play.captured, picked) && picked.length > 0,
  );
  const start = current === -1 && step === -1 ? 0 : current;
  const next = ordered[(start + step + ordered.length) % ordered.length];
  if (next === undefined) return { interaction };
  const laying = next.captured.length === 0;
  return {
    interaction: { kind: 'choosing', card, plays, picked: next.captured, ...(laying ? { laying } : {}) },
  };
}

/** The play that Confirm or Enter would send now. */
export function confirmable(interaction: Interaction): LegalPlay | undefined {
  if (interaction.kind !== 'choosing') return undefined;
  if (interaction.laying === true) return layingOf(interaction.plays);
  return matchOf(interaction.plays, interaction.picked);
}

/** Confirm: sends what is picked when that is a legal set. */
export function confirm(interaction: Interaction): Outcome {
  const play = confirmable(interaction);
  return play === undefined ? { interaction } : sending(play);
}

/** The lifted card is laid, where that is a choice. */
export function lay(interaction: Interaction): Outcome {
  if (interaction.kind !== 'choosing') return { interaction };
  const play = layingOf(interaction.plays);
  return play === undefined ? { interaction } : sending(play);
}

/** Esc, or the play was refused: the card is let go. */
export const letGo = (interaction: Interaction): Outcome => ({
  interaction: interaction.kind === 'choosing' ? idle : interaction,
});
