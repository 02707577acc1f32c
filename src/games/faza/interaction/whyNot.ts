import { at } from '../../../kernel/values/at.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { heroAt, skillsOf } from '../rules/board/board.ts';
import { neighbors, tileNumbers } from '../rules/board/geography.ts';
import { whyNot } from '../rules/legal.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Command } from '../rules/state/command.ts';
import type { CardNo, FazaView, Seat } from '../rules/state/state.ts';
import { cardAt, cardNumbers, sideUp } from '../rules/team/cards.ts';
import type { ToldReason } from '../text/table/reasons.en.ts';
import type { Verb } from './layout/boardLayout.ts';
import type { Path } from './picks.ts';

/**
 * Why something on the board cannot be done now. The answer comes from the rules, which are asked about a command of
 * that kind.
 */

/** Why a hero cannot use a card at all. */
export function whyNoCard(state: FazaView, seat: Seat, card: CardNo): Refusal {
  return whyNoHalf(state, seat, card, 'movement');
}

export function whyNoHalf(state: FazaView, seat: Seat, card: CardNo, half: 'movement' | 'enhancement'): Refusal {
  if (half === 'enhancement') {
    return whyNot(state, { do: 'enhance', hero: seat, card, option: 0, target: { kind: 'self' } });
  }
  const { tile } = heroAt(state, seat);
  const { movement } = sideUp(state, seat, card);
  const to = at(neighbors(state, tile), 0);
  return movement.kind === 'underground'
    ? whyNot(state, { do: 'lead', hero: seat, card, from: tile, to, rebels: 1 })
    : whyNot(state, { do: 'move', hero: seat, card, to });
}

export function whyNoVerb(state: FazaView, seat: Seat, verb: Exclude<Verb, 'cancel'>): Refusal {
  return whyNot(state, probe(state, seat, verb));
}

function probe(state: FazaView, seat: Seat, verb: Exclude<Verb, 'cancel'>): Command {
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

function standingOutpost(state: FazaView): TileNo {
  const named = tileNumbers(state).find(
    (tile) => whyNot(state, { do: 'recruit', hero: 0, outpost: tile }).reason !== 'noOutpost',
  );
  return named ?? 1;
}

function skillProbe(state: FazaView, seat: Seat): Command {
  const active = skillsOf(state, seat).find(({ id }) => id !== 'slipAway' && id !== 'recruiter');
  if (!active && state.radio) return { do: 'radio', hero: seat };
  switch (active?.id) {
    case 'pathfinder':
      return { do: 'pathfinder', hero: seat, to: heroAt(state, seat).tile, companion: null };
    case 'houseCall':
      return { do: 'houseCall', hero: seat, ally: seat };
    case 'insider': {
      const { tile } = heroAt(state, seat);
      const ship = state.ships.find((one) => one.tile === tile) ?? at(state.ships, 0);
      return { do: 'insider', hero: seat, ship: ship.id };
    }
    case 'tinker':
      return { do: 'tinker', hero: seat, ally: seat, card: 1 };
    case 'aim':
    case 'reclaim':
    case 'forecast':
    case 'marksman':
      return { do: active.id, hero: seat };
    default:
      return { do: 'marksman', hero: seat };
  }
}

/** Why the current choice cannot target a tile; `null` if it needs no tile. */
export function whyNoTile(state: FazaView, path: Path, tile: TileNo): Told | null {
  const probed = tileProbe(state, path, tile);
  if (!probed) return null;
  const refusal = whyNot(state, probed);
  // Of one tile it can be said that it is no Outpost, where the rules speak of all of them.
  return refusal.reason === 'noOutpost' ? { ...refusal, reason: 'notOutpost' } : refusal;
}

/** The command that a tile would complete, if the current choice needs a tile. */
function tileProbe(state: FazaView, path: Path, tile: TileNo): Command | null {
  const half = path.find((pick) => pick.kind === 'half');
  const group = path.find((pick) => pick.kind === 'group');
  if (half?.kind === 'half') {
    const { seat: hero, card } = half;
    if (half.half === 'movement') {
      return group?.kind === 'group'
        ? { do: 'lead', hero, card, from: group.tile, to: tile, rebels: 1 }
        : { do: 'move', hero, card, to: tile };
    }
    const option = path.find((pick) => pick.kind === 'option');
    if (option?.kind !== 'option') return null;
    const effect = sideUp(state, hero, card).enhancement.options[option.option];
    if (effect?.kind === 'leadRebel' && group?.kind === 'group') {
      const target = { kind: 'step', from: group.tile, to: tile } as const;
      return { do: 'enhance', hero, card, option: option.option, target };
    }
    return effect?.kind === 'placeRebel'
      ? { do: 'enhance', hero, card, option: option.option, target: { kind: 'tile', tile } }
      : null;
  }
  const verb = path.find((pick) => pick.kind === 'verb');
  if (verb?.kind !== 'verb') return null;
  if (verb.verb === 'recruit') return { do: 'recruit', hero: verb.seat, outpost: tile };
  // Without the Bazooka a fight needs no tile (C7).
  const isAimed = heroAt(state, verb.seat).armed.some(({ kind }) => kind === 'bazooka');
  if (verb.verb === 'fight') return isAimed ? { do: 'fight', hero: verb.seat, tile } : null;
  const isPathfinder = path.some((pick) => pick.kind === 'skill' && pick.skill === 'pathfinder');
  return isPathfinder ? { do: 'pathfinder', hero: verb.seat, to: tile, companion: null } : null;
}

/** A refusal as players read it. */
export interface Told extends Omit<Refusal, 'reason'> {
  readonly reason: ToldReason;
}

/** The most helpful reasons why a hero cannot move come first. */
const TELLING: readonly Refusal['reason'][] = ['dronesHold', 'wayBlocked', 'flightJammed', 'outOfReach', 'cardCannot'];

/** Why no card takes a hero to a tile: the most helpful of the rules' reasons for each card. */
export function whyNoWay(state: FazaView, hero: Seat, to: TileNo): Told {
  const refusals = cardNumbers(state, hero).map((card) => whyNot(state, { do: 'move', hero, card, to }));
  const told = TELLING.flatMap((reason) => refusals.find((refusal) => refusal.reason === reason) ?? []);
  if (told[0]) return told[0];
  const any = at(refusals, 0);
  return refusals.every(({ reason }) => reason === 'cardUsed') ? { ...any, reason: 'cardsUsed' } : any;
}
