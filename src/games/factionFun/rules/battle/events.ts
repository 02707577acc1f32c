import { drawFrom } from '../../../../kernel/chance.ts';
import { takeStep } from '../../../../kernel/steps.ts';
import { rivalOf } from '../../content/vocabulary.ts';
import { distance, neighborsOf } from '../board/hexes.ts';
import { enemiesOn } from '../board/ways.ts';
import { avatarNamed } from '../state/avatars.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { State, StepOf } from '../state/state.ts';
import { hasRoom } from '../turn/earning.ts';
import { beginBattle } from './battles.ts';
import { losableAvatars } from './losses.ts';

/** E5: the two nearest enemies fight, the Sailfolk rolling first; of equally near pairs, chance takes one. */
export function beginWar(play: Play): void {
  const { state } = play;
  const pairs = losableAvatars(state, 'sailfolk').flatMap((one) =>
    losableAvatars(state, 'hearthfolk').map((other) => ({ one, other, steps: distance(state, one.tile, other.tile) })),
  );
  const least = Math.min(...pairs.map(({ steps }) => steps));
  const { one, other } = drawFrom(
    play.chance,
    pairs.filter(({ steps }) => steps === least),
  );
  const tile = other.tile;
  beginBattle(play, { mode: 'war', tile, aggressor: one.id, defender: other.id, isHome: false, isBestOfThree: false });
}

/** E6: the open land beside a tile of the rival where a new avatar may stand; none where the people has as many as allowed (L6). */
export function listArrivals(state: State, { seat, people }: StepOf<'arrive'>): Command[] {
  if (!hasRoom(state, people)) return [];
  return [...state.terrain.keys()]
    .filter(
      (tile) =>
        state.terrain[tile] !== 'water' &&
        state.holders[tile] === null &&
        enemiesOn(state, { people }, tile).length === 0 &&
        neighborsOf(state, tile).some((next) => state.holders[next] === rivalOf(people)),
    )
    .map((tile) => ({ do: 'place', seat, kind: 'base', tile }));
}

/** E6: the avatars that may attack who has just arrived, or none. */
export function listStrikes(state: State, { seat, people }: StepOf<'strike'>): Command[] {
  return [
    ...losableAvatars(state, people).map(({ id }): Command => ({ do: 'strike', seat, avatar: id })),
    { do: 'pass', seat },
  ];
}

/** E6: attacks who has just arrived, without moving there. */
export function strike(play: Play, { avatar }: CommandOf<'strike'>): void {
  const { newcomer } = takeStep(play, 'strike');
  const { tile } = avatarNamed(play.state, newcomer);
  beginBattle(play, {
    mode: 'arrival',
    tile,
    aggressor: avatar,
    defender: newcomer,
    isHome: false,
    isBestOfThree: false,
  });
}
