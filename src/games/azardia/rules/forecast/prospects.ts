import { at } from '../../../../kernel/values/at.ts';
import { GOAL } from '../../content/board.ts';
import { actionSpec } from '../../content/cards.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { azardia } from '../azardia.ts';
import { effectFor } from '../cards/effects.ts';
import { evolve } from '../evolve.ts';
import type { Command } from '../state/command.ts';
import type { Fact } from '../state/fact.ts';
import type { AzardiaView, Seat } from '../state/state.ts';
import { type DuelEnds, type DuelStake, duelEnds, duelStake } from './duelStake.ts';

/** What comes of a movement, before luck or anybody else has a say. */
export interface Prospect {
  /** The tiles that the pawn goes over, the last one where it ends; none where it stays. */
  readonly path: readonly TileNo[];
  /** Where the pawn stands then. */
  readonly tile: TileNo;
  readonly events: readonly ProspectEvent[];
}

export type ProspectEvent =
  /** M4: the Gate sends it to tile 1. */
  | { readonly kind: 'gate' }
  /** M3: what was left over at the goal is walked back. */
  | { readonly kind: 'bounce'; readonly tiles: number }
  | { readonly kind: 'goal' }
  /** B2: an A tile. */
  | { readonly kind: 'draw' }
  /** B3: a Z tile. */
  | { readonly kind: 'penalty' }
  | { readonly kind: 'duel'; readonly rival: Seat; readonly stake: DuelStake; readonly ends: DuelEnds }
  /** M2: the dice are rolled again. */
  | { readonly kind: 'again' }
  | { readonly kind: 'stay' };

/** Commands that move their player at once. */
const MOVES: ReadonlySet<Command['do']> = new Set(['move', 'buyTile', 'advance']);

/** Whether a command moves its player's own pawn, and does nothing else at once: by dice, by coins, or by a card. */
export function isOwnMovement(view: AzardiaView, command: Command): boolean {
  if (command.do !== 'play') return MOVES.has(command.do);
  const effect = effectFor(view, actionSpec(command.card).effect, command.seat);
  return effect.kind === 'moveUpTo' || effect.kind === 'moveToNextA' || (effect.kind === 'move' && effect.who === 'me');
}

/** Runs the rules ahead, as far as they depend on nothing that the player does not know. `null` for a command that moves nobody. */
export function prospectOf(view: AzardiaView, command: Command): Prospect | null {
  const applied = isOwnMovement(view, command) ? azardia.apply(view, command) : null;
  if (!applied?.ok) return null;
  const [path = []] = applied.facts.flatMap((fact) => (fact.fact === 'pawnMoved' ? [fact.path] : []));
  const tile = path.at(-1) ?? at(view.players, command.seat).tile;
  return { path, tile, events: eventsOf(view, applied.facts, path) };
}

function eventsOf(view: AzardiaView, facts: readonly Fact[], path: readonly TileNo[]): ProspectEvent[] {
  const events: ProspectEvent[] = [];
  let after = view;
  for (const fact of facts) {
    // What comes in the next phase, or after a decision or a stroke of luck, is no part of it.
    if (fact.fact === 'phaseBegan') break;
    const event = eventOf(after, fact, path);
    after = evolve(after, fact);
    if (event) events.push(event);
    if (event && ENDS.has(event.kind)) break;
  }
  if (path.length === 0 && events.length === 0) events.push({ kind: 'stay' });
  return events;
}

/** After these nobody knows what comes. */
const ENDS: ReadonlySet<ProspectEvent['kind']> = new Set(['penalty', 'duel', 'again']);

function eventOf(view: AzardiaView, fact: Fact, path: readonly TileNo[]): ProspectEvent | null {
  switch (fact.fact) {
    case 'pawnMoved':
      if (fact.rule === 'M4') return { kind: 'gate' };
      return fact.rule === 'M3' ? { kind: 'bounce', tiles: path.length - 1 - path.indexOf(GOAL) } : null;
    case 'graceBegan':
      return { kind: 'goal' };
    case 'cardsDrawn':
      return { kind: 'draw' };
    case 'penaltyDrawn':
      return { kind: 'penalty' };
    case 'duelBegan':
      return {
        kind: 'duel',
        rival: fact.defender,
        stake: duelStake(view, fact),
        ends: duelEnds(view, fact)[0],
      };
    case 'diceRolled':
      return { kind: 'again' };
    default:
      return null;
  }
}
