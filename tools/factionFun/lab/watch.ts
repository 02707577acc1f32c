import type { PeopleId } from '../../../src/games/factionFun/content/vocabulary.ts';
import { realmSize } from '../../../src/games/factionFun/rules/board/realm.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { FactionFunView } from '../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import type { Counts, LabObserver } from '../../game/lab.ts';

/** Games in which something is met at least once: a card is played, an event is drawn, an avatar comes. */
export function metKey(what: 'card' | 'event' | 'avatar', id: string): string {
  return `met/${what}/${id}`;
}

/** Games that a people won; `null` for those that end with a shared coast. */
export function wonKey(people: PeopleId | null): string {
  return `won/${people ?? 'nobody'}`;
}

/**
 * Watches a game of Faction Fun: which people won and by which rule, who led at half-time, how long it took, and what was
 * met.
 */
export function watch(): LabObserver<FactionFunTypes> {
  const met = new Set<string>();
  /** Who had the larger realm at the end of each round, from the first. */
  const leaders: (PeopleId | null)[] = [];
  let founder: PeopleId | null = null;
  let last: FactionFunView | null = null;
  let commands = 0;
  return {
    see({ command, facts, state }) {
      if (command) commands += 1;
      last = factionFun.view(state, null);
      for (const fact of facts) {
        switch (fact.fact) {
          case 'roundBegan':
            // No event changes the holder of a tile before somebody decides, so this is how the round before it ended.
            if (fact.round > 1) leaders.push(leaderOf(last));
            break;
          case 'formed':
            founder ??= fact.people;
            break;
          case 'cardPlayed':
            met.add(metKey('card', fact.card));
            break;
          case 'eventDrawn':
            met.add(metKey('event', fact.event));
            break;
          case 'avatarPlaced':
            met.add(metKey('avatar', fact.avatar.kind));
            break;
        }
      }
    },
    counts(): Counts {
      if (!last?.ending) return {};
      const { ending, round } = last;
      const leader = leaders[Math.floor(round / 2) - 1] ?? null;
      const names = [
        'games',
        `rounds/${round}`,
        `commands/${commands}`,
        `rule/${ending.rule}`,
        wonKey(ending.winner),
        ...met,
      ];
      for (const [name, people] of [
        ['leader', leader],
        ['founder', founder],
      ] as const) {
        if (people) names.push(name);
        if (people && people === ending.winner) names.push(`${name}/won`);
      }
      return Object.fromEntries(names.map((name) => [name, 1]));
    },
  };
}

/** The people with the larger realm; `null` if both are equally large. */
function leaderOf(view: FactionFunView): PeopleId | null {
  const [sailfolk, hearthfolk] = [realmSize(view, 'sailfolk'), realmSize(view, 'hearthfolk')];
  if (sailfolk === hearthfolk) return null;
  return sailfolk > hearthfolk ? 'sailfolk' : 'hearthfolk';
}
