import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../src/games/factionFun/bots/levels.ts';
import { normal } from '../../../src/games/factionFun/bots/normal.ts';
import { type Reason, reasonOf } from '../../../src/games/factionFun/bots/reasons.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { Command } from '../../../src/games/factionFun/rules/state/command.ts';
import { doer } from '../../../src/games/factionFun/text/facts.en.ts';
import { reasonText } from '../../../src/games/factionFun/text/reasons.en.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { required } from '../../../src/kernel/values/required.ts';
import { attacking, claiming, type Described, moving, passing, playing, position } from './position.ts';
import { setupOf } from './subject.ts';

const reason = (described: Described, command: Command, level: Level = 'normal'): Reason | null =>
  reasonOf(factionFun.view(position(described), command.seat), command, level);

describe('a computer player says why', () => {
  const coast: Described = {
    map: ['Sp p p p Hp Hp Hp p'],
    avatars: [
      ['S', 0],
      ['H', 5],
    ],
    die: 4,
  };
  const ten: Described = {
    ...coast,
    map: ['Sp Sp Sp Sp Sp Sp Sp Sp Sp Sp p Hp'],
    avatars: [
      ['S', 9],
      ['H', 11],
    ],
  };

  const outpost: Described = {
    map: ['Sp Sp p p p Hp p'],
    avatars: [
      ['S', 3],
      ['H', 5],
    ],
  };

  test('it claims to link, to gain an avatar, to found a City, or to win', () => {
    expect(reason(coast, moving(0, 0, 1))).toBe('links');
    expect(reason({ ...outpost, step: 'act' }, claiming(0))).toBe('outpost');
    const people = { notches: 1, hasFormed: false, owesTurn: false, specialties: [] };
    expect(reason({ ...coast, also: { peoples: { sailfolk: people, hearthfolk: people } } }, moving(0, 0, 1))).toBe(
      'avatar',
    );
    expect(
      reason(
        {
          ...coast,
          map: ['Sp Sp Sp Sp Sp Sp p Hp'],
          avatars: [
            ['S', 5],
            ['H', 7],
          ],
        },
        moving(0, 0, 6),
      ),
    ).toBe('founds');
    expect(
      reason(
        {
          ...ten,
          step: 'act',
          avatars: [
            ['S', 10],
            ['H', 11],
          ],
        },
        claiming(0),
      ),
    ).toBe('wins');
  });

  test('it attacks to weaken, to split, to win, or because it is cornered', () => {
    expect(reason(coast, moving(0, 0, 4))).toBe('takes');
    const split: Described = {
      map: ['Sp p Hp Hp Hp'],
      avatars: [
        ['S', 3],
        ['H', 1],
      ],
    };
    expect(
      reason(
        {
          ...split,
          avatars: [
            ['S', 3],
            ['H', 1],
          ],
          map: ['Sp p Hp Hp Hp'],
          die: 2,
          step: 'move',
        },
        moving(0, 0, 3),
      ),
    ).toBe('splits');
    expect(
      reason(
        {
          map: ['Hp Sp p'],
          avatars: [
            ['H', 0],
            ['S', 1],
          ],
          seat: 1,
          step: 'act',
        },
        attacking(1, 1),
      ),
    ).toBe('cornered');
    expect(
      reason(
        {
          map: ['Hp Sp p'],
          avatars: [
            ['H', 0],
            ['S', 1],
          ],
          seat: 1,
        },
        moving(1, 0, 0),
      ),
    ).toBe('cornered');
  });

  test('a move without a claim is nearer, a wait, or a hunch, by its level', () => {
    const far: Described = {
      map: ['Sp Sp Sp p p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 6],
      ],
      die: 1,
    };
    expect(reason(far, moving(0, 0, 1))).toBe('nearer');
    expect(reason(far, moving(0, 0, 0))).toBe('waits');
    expect(reason(far, moving(0, 0, 1), 'easy')).toBe('hunch');
  });

  test('cards, answers and the rest have a reason, declining mostly has none', () => {
    const card = (id: Parameters<typeof playing>[1], seat = 0): Reason | null => reason(coast, playing(seat, id));
    expect((['clearing', 'horseAndWagon', 'ferry', 'survey', 'drill'] as const).map((id) => card(id))).toEqual([
      'reshapes',
      'steps',
      'crosses',
      'claimCard',
      'discards',
    ]);
    expect([card('highPlaces', 1), card('closedPaths', 1)]).toEqual(['hinders', 'hinders']);
    expect(reason(coast, { do: 'answer', seat: 1, avatar: 1 })).toBe('answers');
    expect(reason(coast, { do: 'fight', seat: 0, card: 'drill' })).toBe('battleCard');
    expect(reason(coast, { do: 'reroll', seat: 0 })).toBe('reroll');
    expect(reason(coast, { do: 'strike', seat: 0, avatar: 0 })).toBe('strikes');
    expect(reason(coast, { do: 'take', seat: 0, tile: 5 })).toBe('splits');
    const place = (kind: 'base' | 'protector' | 'governor'): Reason | null =>
      reason(coast, { do: 'place', seat: 0, kind, tile: 0 });
    expect([place('base'), place('protector'), place('governor')]).toEqual(['frontier', 'guards', 'specialty']);
    expect(reason(coast, passing(0))).toBe(null);
    expect(reason({ ...coast, also: { steps: [{ step: 'answer', seat: 1 }] } }, passing(1))).toBe('letsStand');
    expect(reason(coast, { do: 'lose', seat: 0, avatar: 0 })).toBe(null);
  });

  test('in a whole game every reason is a sentence, and the same from every seat’s view', () => {
    let { state } = factionFun.newGame(setupOf('reasons', 4));
    const seen = new Set<Reason>();
    for (let number = 0; !factionFun.result(state); number++) {
      const seat = at(factionFun.activeSeats(state), 0);
      const command = required(normal.choose(factionFun.view(state, seat), chanceFrom(`reasons ${number}`), [seat]));
      for (const level of LEVELS) {
        const [own, ...others] = [seat, (seat + 1) % 4, 'spectator' as const].map((viewer) =>
          reasonOf(factionFun.view(state, viewer), command, level),
        );
        expect(others).toEqual([own, own]);
        if (own) seen.add(own);
      }
      const applied = factionFun.apply(state, command);
      if (!applied.ok) throw new Error(applied.rule);
      state = applied.state;
    }
    expect(seen.size).toBeGreaterThan(10);
    for (const one of seen) {
      expect(reasonText[one](doer(0, 2))).toMatch(/^The Sailfolk [a-z].*\.$/);
      expect(reasonText[one](doer(2, 4))).toMatch(/^Sailfolk 2 [a-z].*\.$/);
    }
  });
});
