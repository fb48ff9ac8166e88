/** Does what keys ask for. */
import { deckFor, decksFor } from '../cards/decks.ts';
import { ordered } from '../model/handOrder.ts';
import { type Command, commandOf } from './keyboard.ts';
import type { PanelController } from './panels.ts';
import type { PersonController } from './person.ts';
import type { Preferences } from './preferences.ts';
import type { StepPlayer } from './stepPlayer.ts';
import type { TableGame } from './tableGame.ts';

/** The parts of the table that keys reach. */
export interface CommandTargets {
  readonly game: () => TableGame;
  readonly player: StepPlayer;
  readonly person: PersonController;
  readonly panels: PanelController;
  readonly preferences: Preferences;
  readonly hint: () => unknown;
  readonly takeBack: () => unknown;
}

/**
 * Whether the key was a command of the table and is used up. Keys inside a dialog or the lobby belong to it, but for the one
 * that goes through the levels.
 */
export function obeyKey(event: KeyboardEvent, targets: CommandTargets): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const choosing =
    targets.person.interaction.kind === 'choosing' && target.closest('[data-zone="tools"]') === null;
  const command = commandOf(event, choosing);
  if (command === undefined) return false;
  const going = command.kind === 'level' && targets.panels.panel?.kind === 'level';
  return (going || target.closest('dialog, .paper') === null) && obey(command, target, targets);
}

function obey(command: Command, target: Element, targets: CommandTargets): boolean {
  const { player, person, panels, game } = targets;
  switch (command.kind) {
    case 'card':
      chooseByNumber(command.index, targets);
      return true;
    case 'cycle':
      person.cycle(command.step);
      return true;
    case 'confirm':
      // The buttons of the choice itself mean what they say.
      if (target.closest('.line') !== null) return false;
      if (!person.canConfirm) return target.closest('[data-zone="hand"]') !== null;
      person.confirm();
      return true;
    case 'go':
      if (target instanceof HTMLButtonElement) return false;
      if (player.waiting) player.acknowledge();
      else game().nextRound();
      return true;
    case 'cancel':
      person.letGo();
      return true;
    case 'new':
      panels.wishSame();
      return true;
    case 'level':
      panels.level();
      return true;
    case 'keys':
      panels.open('keys');
      return true;
    case 'deck':
      nextDeck(targets);
      return true;
    case 'hint':
      targets.hint();
      return true;
    case 'back':
      targets.takeBack();
      return true;
  }
}

function chooseByNumber(index: number, { player, person, preferences, game }: CommandTargets): void {
  const { shown } = player;
  const hand = shown?.seats.find((each) => each.seat === shown.viewer)?.hand ?? [];
  const card = ordered(hand, preferences.settings.order, game().rules?.deck ?? [])[index];
  if (card !== undefined) person.chooseCard(card);
}

function nextDeck({ game, preferences }: CommandTargets): void {
  const kind = game().rules?.deckKind;
  if (kind === undefined) return;
  const decks = decksFor(kind);
  const next = decks[(decks.indexOf(deckFor(kind, preferences.settings.deck)) + 1) % decks.length];
  if (next !== undefined) preferences.set({ deck: next });
}
