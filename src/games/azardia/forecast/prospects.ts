import { at } from '../../../kernel/at.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { azardia } from '../rules/azardia.ts';
import type { Command } from '../rules/state/command.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';

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
  | { readonly kind: 'duel'; readonly rival: Seat }
  /** M2: the dice are rolled again. */
  | { readonly kind: 'again' }
  | { readonly kind: 'stay' };

/** Runs the rules ahead, as far as they depend on nothing that the player does not know. `null` for a command that moves nobody. */
export function prospectOf(view: AzardiaView, command: Command): Prospect | null {
  if (command.do !== 'move' && command.do !== 'buyTile' && command.do !== 'advance') return null;
  const applied = azardia.apply(view, command);
  if (!applied.ok) return null;
  const { tile: from } = at(view.players, command.seat);
  const moved = applied.facts.find((fact) => fact.fact === 'pawnMoved' && fact.seat === command.seat);
  const path = moved?.fact === 'pawnMoved' ? moved.path : [];
  return { path, tile: path.at(-1) ?? from, events: eventsOf(applied.facts, command.seat, path) };
}

function eventsOf(facts: readonly Fact[], seat: Seat, path: readonly TileNo[]): ProspectEvent[] {
  const events: ProspectEvent[] = [];
  for (const fact of facts) {
    // Of the first decision or stroke of luck only that it comes is known.
    const event = eventOf(fact, seat, path);
    if (event) events.push(event);
    if (event && ENDS.has(event.kind)) break;
    if (fact.fact === 'phaseBegan') break;
  }
  if (path.length === 0 && !events.some(({ kind }) => kind === 'again')) events.push({ kind: 'stay' });
  return events;
}

/** After these nobody knows what comes. */
const ENDS: ReadonlySet<ProspectEvent['kind']> = new Set(['penalty', 'duel', 'again']);

function eventOf(fact: Fact, seat: Seat, path: readonly TileNo[]): ProspectEvent | null {
  switch (fact.fact) {
    case 'pawnMoved':
      if (fact.rule === 'M4') return { kind: 'gate' };
      return fact.rule === 'M3' ? { kind: 'bounce', tiles: path.length - 1 - path.indexOf(150) } : null;
    case 'graceBegan':
      return { kind: 'goal' };
    case 'cardsDrawn':
      return fact.by === 'tile' && fact.seat === seat ? { kind: 'draw' } : null;
    case 'penaltyDrawn':
      return { kind: 'penalty' };
    case 'duelBegan':
      return { kind: 'duel', rival: fact.challenger === seat ? fact.defender : fact.challenger };
    case 'diceRolled':
      return fact.isAgain ? { kind: 'again' } : null;
    default:
      return null;
  }
}
