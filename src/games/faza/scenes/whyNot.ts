import { at } from '../../../kernel/at.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { heroAt, heroSpec } from '../rules/board.ts';
import { cardAt, cardNumbers, sideUp } from '../rules/cards.ts';
import type { Command } from '../rules/command.ts';
import { neighbours, tileNumbers } from '../rules/geography.ts';
import { whyNot } from '../rules/legal.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { CardNo, Seat, State } from '../rules/state.ts';
import type { ToldReason } from '../text/reasons.en.ts';
import type { Verb } from './boardLayout.ts';
import type { Path } from './picks.ts';

/** Why something on the board cannot be done now. The rules are asked about a command of that kind; nothing is judged here. */

/** Why a hero cannot use a card at all. */
export function whyNoCard(state: State, seat: Seat, card: CardNo): Refusal {
  return whyNoHalf(state, seat, card, 'movement');
}

export function whyNoHalf(state: State, seat: Seat, card: CardNo, half: 'movement' | 'enhancement'): Refusal {
  if (half === 'enhancement') {
    return whyNot(state, { do: 'enhance', hero: seat, card, option: 0, target: { kind: 'self' } });
  }
  const { tile } = heroAt(state, seat);
  const { movement } = sideUp(state, seat, card);
  const to = at(neighbours(state, tile), 0);
  return movement.kind === 'underground'
    ? whyNot(state, { do: 'lead', hero: seat, card, from: tile, to, rebels: 1 })
    : whyNot(state, { do: 'move', hero: seat, card, to });
}

export function whyNoVerb(state: State, seat: Seat, verb: Exclude<Verb, 'cancel'>): Refusal {
  return whyNot(state, probe(state, seat, verb));
}

function probe(state: State, seat: Seat, verb: Exclude<Verb, 'cancel'>): Command {
  const { tile } = heroAt(state, seat);
  switch (verb) {
    case 'fight':
      return { do: 'fight', hero: seat, tile };
    case 'board': {
      const here = state.ships.filter((ship) => ship.tile === tile);
      const ship = here.find(({ health }) => health > 0) ?? here[0] ?? at(state.ships, 0);
      return { do: 'board', hero: seat, ship: ship.id };
    }
    case 'recruit':
      return { do: 'recruit', hero: seat, outpost: standingOutpost(state) };
    case 'recover': {
      const cards = cardNumbers(state, seat);
      const hurt = cards.find((no) => cardAt(state, seat, no).injured && !cardAt(state, seat, no).used);
      const card = hurt ?? cards.find((no) => !cardAt(state, seat, no).used) ?? 1;
      return { do: 'recover', hero: seat, card };
    }
    case 'skill':
      return skillProbe(state, seat);
  }
}

function standingOutpost(state: State): TileNo {
  const named = tileNumbers(state).find(
    (tile) => whyNot(state, { do: 'recruit', hero: 0, outpost: tile }).reason !== 'noOutpost',
  );
  return named ?? 1;
}

function skillProbe(state: State, seat: Seat): Command {
  const { skills } = heroSpec(state, seat);
  const active = skills.find(({ id }) => id !== 'slipAway' && id !== 'recruiter');
  if (!active && state.radio) return { do: 'radio', hero: seat };
  switch (active?.id) {
    case 'pathfinder':
      return { do: 'pathfinder', hero: seat, to: heroAt(state, seat).tile, companion: null };
    case 'houseCall':
      return { do: 'houseCall', hero: seat, ally: seat };
    case 'insider': {
      const { tile } = heroAt(state, seat);
      return {
        do: 'insider',
        hero: seat,
        ship: (state.ships.find((ship) => ship.tile === tile) ?? at(state.ships, 0)).id,
      };
    }
    case 'tinker':
      return { do: 'tinker', hero: seat, ally: seat, card: 1 };
    case 'reclaim':
    case 'forecast':
    case 'marksman':
      return { do: active.id, hero: seat };
    default:
      return { do: 'marksman', hero: seat };
  }
}

/** Why what is being chosen cannot go to a tile; `null` where no tile is asked for. */
export function whyNoTile(state: State, path: Path, tile: TileNo): Refusal | null {
  const half = path.find((pick) => pick.kind === 'half');
  if (half?.kind !== 'half' || half.half !== 'movement') return null;
  const group = path.find((pick) => pick.kind === 'group');
  const { seat, card } = half;
  return group?.kind === 'group'
    ? whyNot(state, { do: 'lead', hero: seat, card, from: group.tile, to: tile, rebels: 1 })
    : whyNot(state, { do: 'move', hero: seat, card, to: tile });
}

/** A refusal as players are told it. */
export interface Told extends Omit<Refusal, 'reason'> {
  readonly reason: ToldReason;
}

/** What tells most about why a hero gets nowhere comes first. */
const TELLING: readonly Refusal['reason'][] = ['dronesHold', 'wayBlocked', 'flightJammed', 'outOfReach', 'cardCannot'];

/** Why no card takes a hero to a tile: of what the rules say about each card, what tells most. */
export function whyNoWay(state: State, hero: Seat, to: TileNo): Told {
  const refusals = cardNumbers(state, hero).map((card) => whyNot(state, { do: 'move', hero, card, to }));
  const told = TELLING.flatMap((reason) => refusals.find((refusal) => refusal.reason === reason) ?? []);
  if (told[0]) return told[0];
  const any = at(refusals, 0);
  return refusals.every(({ reason }) => reason === 'cardUsed') ? { ...any, reason: 'cardsUsed' } : any;
}
