import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { Control } from '../../../../src/table/control.ts';
import { common } from '../../../../src/table/layout/rect.ts';
import { asked, give, graceOf, play, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

/* Everything visible that cannot be used now says why, by name: on a press, and to screen readers. */

/** The reason of each disabled control of seat 0 after a selection, by its label. */
function closed(state: State, ...keys: readonly string[]): Readonly<Record<string, string>> {
  const said: string[] = [];
  const controls = tableFor(state, 0, keys).controls({ say: (sentence) => said.push(sentence) });
  return Object.fromEntries(
    controls.flatMap(({ label, why, press }) => {
      if (why === undefined) return [];
      press();
      // A press says the same as the hint, which starts with the words of a card.
      expect(said.at(-1)?.endsWith(why)).toBe(true);
      return [[label, why.replace('Not now: ', '')] as const];
    }),
  );
}

const rolled = (coins: number, ...faces: readonly number[]): State =>
  give(rolling(position('A', [{ tile: 20, coins }, {}]), ...faces), { do: 'roll', seat: 0 }).state;

describe('disabled controls say why', () => {
  test('K1, K5 dice: without a coin, a 10, one that is raised, and dice that lie still', () => {
    expect(closed(rolled(0, 3, 8))).toEqual({
      'Die 1: 3': 'it costs 1,000, and you have no coins.',
      'Die 2: 8': 'it costs 1,000, and you have no coins.',
    });
    expect(closed(rolled(1000, 3, 10))).toEqual({ 'Die 2: 10': 'a 10 cannot be raised.' });
    const raised = give(rolled(2000, 3, 8), { do: 'raise', seat: 0, die: 0 }).state;
    expect(closed(raised)).toEqual({ 'Die 1: 4': 'this die has been raised already.' });
    expect(closed(position('A', [{}, {}]))).toEqual({
      'Die 1': 'a die can only be raised after you roll to move, or in a duel.',
      'Die 2': 'a die can only be raised after you roll to move, or in a duel.',
    });
  });

  test('M1 the place of a second die where only one is rolled', () => {
    const one = give(rolling(position('A', [{ tile: 20, oneDie: true }, {}]), 7), { do: 'roll', seat: 0 }).state;
    expect(closed(one)).toEqual({
      'Die 1: 7': 'it costs 1,000, and you have no coins.',
      'Die 2': 'you roll only one die this time.',
    });
  });

  test('X1 no control has a text while the device is passed', () => {
    const { controls } = tableFor(position('C', [{}, {}]), 0, [], undefined, { handOver: 0 });
    expect(controls({}).filter(({ why, group }) => why !== undefined && group !== 'Hand')).toEqual([]);
  });

  test('K5, H7 dice of a duel, and only to the side that may improve', () => {
    const base = position('C', [
      { level: 3, tile: 60, coins: 1000, hand: ['loadedSmile'] },
      { level: 3, tile: 60, coins: 1000 },
    ]);
    const side = (seat: number, ...dice: readonly number[]) => ({ seat, dice, raised: [false, true], added: 0 });
    const duel = { challenger: side(0, 10, 3), defender: side(1, 9, 8), tile: 60 };
    expect(closed({ ...base, duel, steps: [{ step: 'improve' }] })).toEqual({
      'Die 1: 10': 'a 10 cannot be raised.',
      'Die 2: 3': 'this die has been raised already.',
    });
    const ahead = { challenger: side(0, 10, 9), defender: side(1, 9, 8), tile: 60 };
    expect(closed({ ...base, duel: ahead, steps: [{ step: 'improve' }] })).toEqual({});
  });

  test('K1, K5 tiles and levels that are too dear, and on tile 150', () => {
    const lies = 'a die can only be raised after you roll to move, or in a duel.';
    const stands = { 'Die 1': lies, 'Die 2': lies };
    expect(closed(position('C', [{ coins: 0 }, {}]))).toEqual({
      ...stands,
      'Advance 1 tile for 1,000': 'it costs 1,000, and you have no coins.',
      'Buy a level for 5,000': 'it costs 5,000, and you have no coins.',
    });
    expect(closed(position('C', [{ coins: 3000 }, {}]))).toEqual({
      ...stands,
      'Buy a level for 5,000': 'it costs 5,000, and you have only 3,000.',
    });
    const goal = { ...position('C', [{ coins: 6000, level: 5, tile: 150 }, {}]), grace: graceOf(0, 1) };
    expect(closed(goal)).toEqual({
      ...stands,
      'Advance 1 tile for 1,000': 'you are on tile 150.',
      'Advance 3 tiles for 5,000': 'you are on tile 150.',
    });
  });

  test('K5, M2 tiles beside a movement: too dear, past 150, and with a result of 0', () => {
    expect(closed(rolled(0, 3, 8), 'move:sum:0-1')).toMatchObject({
      '+1 tile': 'it costs 1,000, and you have no coins.',
    });
    expect(closed(rolled(2000, 3, 8), 'move:sum:0-1', 'buy:2')).toEqual({
      '+3 tiles': 'it costs 3,000, and you have only 2,000.',
    });
    const top = give(rolling(position('A', [{ tile: 138, level: 5, coins: 6000 }, {}]), 3, 8), { do: 'roll', seat: 0 });
    expect(closed(top.state, 'move:sum:0-1', 'buy:1')).toEqual({ '+2 tiles': 'nobody can buy tiles past 150.' });
    expect(closed(rolled(2000, 4, 4), 'move:difference:0-1')).toMatchObject({
      '+1 tile': 'a result of 0 moves you nowhere.',
    });
  });

  test('C3, C4, C2 abilities: used, out of time, and with nobody whom they could affect', () => {
    const used = (state: State): State => ({
      ...state,
      turn: { seat: 0, phase: 'C', rolledAgain: false, abilityUsed: true },
    });
    const mantis = { character: 'noncredoMantis', tile: 40 } as const;
    const kuchuritok = { character: 'kuchuritok' } as const;
    const robot = { character: 'robotIKing', hand: ['bootJets'] } as const;
    const rivals = [
      { character: 'lagartoon', tile: 60, hand: ['glueRain'] },
      { character: 'robotIKing', level: 5, tile: 150 },
    ] as const;
    expect(closed(used(position('C', [mantis, ...rivals])))).toMatchObject({
      'Challenge a rival': 'you have used your ability this turn.',
    });
    expect(closed(used(position('C', [kuchuritok, ...rivals])))).toMatchObject({
      'Take the other hands': 'you have used your ability this turn.',
    });
    expect(closed(position('C', [mantis, ...rivals]))).toMatchObject({
      'Challenge Robot-i-King': 'Robot-i-King is on tile 150.',
    });
    expect(closed(position('C', [{ ...mantis, tile: 150, level: 5 }, ...rivals]))).toMatchObject({
      'Challenge a rival': 'Lagartoon and Robot-i-King cannot be reached from tile 150.',
    });
    expect(closed(position('C', [kuchuritok, { character: 'lagartoon' }]))).toMatchObject({
      'Take the other hands': 'Lagartoon has no cards.',
    });
    expect(closed(position('C', [robot, { character: 'lagartoon' }]))).toMatchObject({
      'Swap a card with a rival': 'it can only be used in the phase “Keep 4” of your turn.',
    });
    const five = ['bootJets', 'bootJets', 'glueRain', 'glueRain', 'egoVacuum', 'totalAudit'] as const;
    const cutting = position('D', [{ ...robot, hand: five }, { character: 'lagartoon' }]);
    expect(closed(cutting)).toMatchObject({ 'Swap a card with a rival': 'Lagartoon has no cards.' });
    const begun = give(position('D', [{ ...robot, hand: five }, ...rivals.slice(0, 1)]), {
      do: 'discard',
      seat: 0,
      card: 'bootJets',
    }).state;
    expect(closed(begun)).toMatchObject({ 'Swap a card with a rival': 'you have begun to discard.' });
  });

  test('T2, X5, C2, C3 rivals whom a card or a deal spares stand beside those whom it does not', () => {
    const rivals = [{ tile: 50, coins: 1000 }, { tile: 60 }, { tile: 70, coins: 1000 }];
    const thief = position('C', [{ hand: ['pickpocketTentacle'] }, ...rivals]);
    expect(closed(thief, 'card:pickpocketTentacle')).toMatchObject({ 'Robot-i-King': 'Robot-i-King has no coins.' });
    const attack = give(
      position('C', [
        { hand: ['pickpocketTentacle'] },
        { coins: 1000, hand: ['hotPotatoProtocol'] },
        {},
        { coins: 1000 },
      ]),
      play('pickpocketTentacle', { rival: 1 }),
    ).state;
    const controls = tableFor(attack, 1, ['card:hotPotatoProtocol']).controls({});
    expect(controls.find(({ label }) => label === 'Robot-i-King')?.why).toBe('Not now: Robot-i-King has no coins.');
    const swap = position('D', [
      { character: 'robotIKing', hand: ['bootJets'] },
      { character: 'lagartoon' },
      { character: 'kuchuritok', hand: ['glueRain'] },
    ]);
    expect(closed(swap, 'card:bootJets')).toMatchObject({ 'Swap with Lagartoon': 'Lagartoon has no cards.' });
    const deal = give(
      position('C', [
        { character: 'kuchuritok' },
        { character: 'lagartoon', hand: ['glueRain'] },
        { character: 'robotIKing', hand: ['bootJets'] },
      ]),
      { do: 'takeHands', seat: 0 },
      { do: 'deal', seat: 0, card: 'glueRain', rival: 1 },
    ).state;
    expect(closed(deal, 'card:bootJets')).toMatchObject({ Lagartoon: 'Lagartoon has a full share.' });
  });
});

/** Partly overlapping controls: a press near the edge of one would press the other. */
function overlaps(controls: readonly Control[]): string[] {
  const buttons = controls.filter(({ id }) => id !== 'board');
  return buttons.flatMap((one, index) =>
    buttons.slice(index + 1).flatMap((other) => {
      const { w, h } = common(one.rect, other.rect);
      return w > 1 && h > 1 ? `${one.id} on ${other.id}` : [];
    }),
  );
}

test('in random games everything shown can be used or says why, and no controls overlap', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const luck = { ...chanceFrom(`closed ${game}`) };
    let { state } = azardia.newGame(setupOf(`closed ${game}`, 2 + (game % 3)));
    for (let moves = 0; moves < 150 && state.winner === null; moves++) {
      const seat = asked(state);
      const window = at(WINDOWS, (game + moves) % WINDOWS.length);
      const { shown, controls } = tableFor(state, seat, [], window);
      const pressable = controls({});
      const where = `${state.steps[0]?.step} in game ${game}, move ${moves}, ${window}`;
      for (const { id, isOpen, look } of shown.widgets) {
        if (isOpen || look.kind === 'go') continue;
        const why = pressable.find((control) => control.id === id)?.why;
        expect(why, `${id} at ${where}`).toMatch(/^Not now: .+\.$/);
        seen.add(id.replace(/[:\d].*/, ''));
      }
      expect(overlaps(pressable), where).toEqual([]);
      const result = azardia.apply(
        state,
        at(azardia.legalCommands(state, seat), drawBelow(luck, azardia.legalCommands(state, seat).length)),
      );
      if (!result.ok) throw new Error(result.reason);
      state = result.state;
    }
  }
  expect([...seen].sort()).toEqual(['choice', 'die', 'hand', 'swap']);
});
