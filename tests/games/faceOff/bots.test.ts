import { describe, expect, test } from 'vitest';
import { boss } from '../../../src/games/faceOff/bots/boss.ts';
import { textWorthIn } from '../../../src/games/faceOff/bots/cardWorth.ts';
import { mixed } from '../../../src/games/faceOff/bots/overNerd/mixing.ts';
import { overNerd } from '../../../src/games/faceOff/bots/overNerd/overNerd.ts';
import { winChances } from '../../../src/games/faceOff/bots/overNerd/winChances.ts';
import { rookie } from '../../../src/games/faceOff/bots/rookie.ts';
import type { CardId } from '../../../src/games/faceOff/content/cards.ts';
import { faceOff } from '../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../src/games/faceOff/rules/state/state.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { inFaceOff, moving, position, reveal, sealing } from './position.ts';

const FACTIONS = ['monsters', 'cowboys', 'ninjas', 'pirates'] as const;

/** The state after so many commands of a game, or its end. Throws on an illegal command. */
function played(seed: string, bots: readonly Bot<FaceOffTypes>[], most = Number.POSITIVE_INFINITY): State {
  let { state } = faceOff.newGame({ seed, factions: FACTIONS.slice(0, bots.length), timing: 'standard' });
  for (let given = 0; given < most && !state.ending; given++) {
    const luck = chanceFrom(`${seed}/${given}`);
    const commands = faceOff
      .activeSeats(state)
      .map((seat) => at(bots, seat).choose(faceOff.view(state, seat), luck, [seat]));
    const command = commands.find((one) => one !== null);
    const result = command && faceOff.apply(state, command);
    if (!result?.ok) throw new Error(`${JSON.stringify(command)} is refused`);
    ({ state } = result);
  }
  return state;
}

const chancesIn = (state: State) => winChances(faceOff.view(state, null));

describe('computer players', () => {
  test('Boss beats Rookie', { timeout: 120_000 }, () => {
    const games = Array.from({ length: 30 }, (_, game) => `game ${game}`);
    const wins = games.flatMap((seed) => [
      played(seed, [boss, rookie]).ending?.winners.includes(0),
      played(seed, [rookie, boss]).ending?.winners.includes(1),
    ]);
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(33);
  });

  test('OverNerd beats Boss', { timeout: 300_000 }, () => {
    const wins = [0, 1, 2].map((game) => played(`nerd ${game}`, [overNerd, boss]).ending?.winners.includes(0));
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['Boss', boss],
    ['Rookie', rookie],
    ['OverNerd', overNerd],
  ])('%s decides alike whatever others hold, and for the seats that it is asked for alone', (_, bot) => {
    const luck = chanceFrom('decision');
    for (const given of [0, 7, 8, 40, 95]) {
      const state = played('fair', [boss, boss, boss], given);
      for (const seat of faceOff.activeSeats(state)) {
        const other = faceOff.determinize(faceOff.view(state, seat), chanceFrom('others'));
        const command = bot.choose(faceOff.view(state, seat), luck, [seat]);
        expect(bot.choose(faceOff.view(other, seat), luck, [seat])).toEqual(command);
        if (command) expect(command.seat).toBe(seat);
      }
    }
  });

  test.each([
    ['Boss', boss],
    ['OverNerd', overNerd],
  ])('F7 %s moves up the Power card that it would rather have', (_, bot) => {
    for (const middle of [
      ['blackbeard', 'buriedChest'],
      ['buriedChest', 'blackbeard'],
    ] as const) {
      const power = { row: ['aristotle', 'truthGun'], middle, deck: [] } as const;
      const moves = position({ seats: [{}, {}], power, steps: [{ step: 'move', seat: 0, tree: 'power' }] });
      expect(bot.choose(faceOff.view(moves, 0), chanceFrom('move'), [0])).toEqual(moving(0, 'blackbeard'));
    }
  });

  test('Boss takes the token of Tomo Sukesada where it would destroy nothing, and destroys a scrub', () => {
    const chosen = (...discards: readonly CardId[]) => {
      const hand = ['tomoSukesada', 'mochizukiChiyome'] as const;
      const { state } = reveal(inFaceOff({ seats: [{}, { hand, discards }] }), null, 'tomoSukesada');
      return boss.choose(faceOff.view(state, 1), chanceFrom('option'), [1]);
    };
    expect(chosen('hattoriHanzo')).toEqual({ do: 'choose', seat: 1, option: 1 });
    expect(chosen('hattoriHanzo', 'trickKnee')).toEqual({ do: 'choose', seat: 1, option: 0 });
  });

  test('A1 a text counts only in the place where it works, without what totals count, and drawing as much as it is said to', () => {
    expect([textWorthIn('faceOff', 'tamoeGozen', 0.8), textWorthIn('hq', 'tamoeGozen', 0.8)]).toEqual([0, 2]);
    expect(textWorthIn('faceOff', 'hattoriHanzo', 0.8)).toBe(0);
    expect([textWorthIn('hq', 'mochizukiChiyome', 0.8), textWorthIn('hq', 'mochizukiChiyome', 0.2)]).toEqual([
      1.6, 0.4,
    ]);
    expect(textWorthIn('faceOff', 'caltrops', 0.2)).toBe(0.8);
  });

  test('Boss seals no personality for a text that works only at the headquarters', () => {
    const start = inFaceOff({ seats: [{ hand: ['tamoeGozen', 'goemon'] }, {}] });
    expect(boss.choose(faceOff.view(start, 0), chanceFrom('text'), [0])).toEqual(sealing(0, 'goemon'));
  });

  test('OverNerd seals nothing with an empty hand', () => {
    const start = inFaceOff({ seats: [{}, { hand: ['grendel'] }] });
    expect(overNerd.choose(faceOff.view(start, 0), chanceFrom(''), [0])).toEqual({
      do: 'seal',
      seat: 0,
      choice: { choice: 'nothing' },
    });
  });
});

describe('a mixed strategy', () => {
  test('takes what is better whatever happens', () => {
    expect(
      at(
        mixed([
          [
            [0.5, 0.4],
            [0.7, 0.6],
          ],
        ]),
        1,
      ),
    ).toBeGreaterThan(0.9);
  });

  test('mixes what is good against one hand with what is good against another', () => {
    const shares = mixed([
      [[0.9], [0.1]],
      [[0.1], [0.9]],
    ]);
    expect(shares).toEqual([0.5, 0.5]);
  });

  test('does not rely on the usual answer alone where another one hurts', () => {
    // Against the usual answer the first option is a little better; the other answer punishes it.
    const shares = mixed([
      [
        [0.6, 0],
        [0.55, 0.5],
      ],
    ]);
    expect(at(shares, 1)).toBeGreaterThan(0.5);
  });
});

describe('chances to win', () => {
  test('add up to one, and more points, an army and a set of five count', () => {
    const seats = [{ tokens: 14 }, { tokens: 10 }, { tokens: 10 }] as const;
    const chances = chancesIn(position({ seats }));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chances[0]).toBeGreaterThan(at(chances, 1));
    expect(chances[1]).toBeCloseTo(at(chances, 2));
    const army = chancesIn(position({ seats: [{ army: ['kraken'] }, {}] }));
    expect(army[0]).toBeGreaterThan(at(army, 1));
    const front = ['house3', 'house4', 'house5', 'house6', 'house7'] as const;
    const near = chancesIn(position({ seats: [{ front }, { tokens: 35 }] }));
    expect(near[0]).toBeGreaterThan(at(near, 1));
  });

  test('are certain when the game is over', () => {
    const end = played('over', [boss, boss]);
    expect(chancesIn(end)).toEqual(end.seats.map((_, seat) => (end.ending?.winners.includes(seat) ? 1 : 0)));
  });
});
