import type { DuelStake } from '../rules/forecast/duelStake.ts';
import type { Prospect, ProspectEvent } from '../rules/forecast/prospects.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { endLines } from './duels.en.ts';
import { count, playerName } from './names.en.ts';

/** The results of a movement, a line each. */
export function prospectLines({ events, tile }: Prospect, view: AzardiaView): string[] {
  if (events.length === 0) return ['Nothing happens there'];
  return events.flatMap((event) => [
    lineOf(event, tile, view),
    ...(event.kind === 'duel' ? endLines(event.ends, view) : []),
  ]);
}

/** What a movement says about the duel that it leads to; empty if it leads to none. */
export function duelLines({ path, tile, events }: Prospect, view: AzardiaView): string[] {
  const duels = events.filter(({ kind }) => kind === 'duel');
  return duels.length === 0 ? [] : prospectLines({ path, tile, events: duels }, view);
}

/** M4: where the Gate takes a pawn that ends on a tile: it continues from tile 1 with the remaining steps. */
export function onFromGate(tile: number | undefined): string {
  return tile === 1 ? 'tile 1' : `tile 1, then on to tile ${tile}`;
}

function lineOf(event: ProspectEvent, tile: number, view: AzardiaView): string {
  switch (event.kind) {
    case 'gate':
      return `Below level 5 the Gate leads to ${onFromGate(tile)}`;
    case 'bounce':
      return `Bounce off 150: ${count(event.tiles, 'tile')} back`;
    case 'goal':
      return 'Tile 150! The grace turn begins';
    case 'draw':
      return 'On an A tile: draw an action card';
    case 'penalty':
      return 'On a Z tile: draw a penalty card';
    case 'duel':
      return `Duel with ${playerName(view, event.rival)} ${stakeText(event.stake, playerName(view, event.rival))}`;
    case 'again':
      return 'A 0: roll again';
    case 'stay':
      return 'Stay where you are';
  }
}

/** The stakes of a duel, and the odds before the dice; `holder` wins a tie on tile 150. */
export function stakeText(stake: DuelStake, holder: string): string {
  switch (stake) {
    case 'goal':
      return `for tile 150: ${holder} wins a tie`;
    case 'tiles':
      return 'for 3 tiles, even odds';
    case 'level':
      return 'for a level, even odds';
  }
}

/** The same in one or two words, for a tag above the ghost on the board; empty if nothing happens. */
export function prospectTag({ events }: Prospect): string {
  const words: Readonly<Record<ProspectEvent['kind'], string>> = {
    gate: 'Gate',
    bounce: 'bounce',
    goal: '150!',
    draw: 'draw a card',
    penalty: 'penalty',
    duel: 'duel 50%',
    again: 'roll again',
    stay: 'stay',
  };
  return events
    .map((event) => (event.kind === 'duel' && event.stake === 'goal' ? 'duel for 150' : words[event.kind]))
    .join(', ');
}
