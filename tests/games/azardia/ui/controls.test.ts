import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command, CommandName } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { resultOf } from '../../../../src/games/azardia/rules/turn/rolling.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { asked, give, passing, play, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';
import { turned } from '../turned.ts';
import { pressesOf, type Stop, stopsOf, tableFor, WINDOWS } from './pressing.ts';

const rolledDice = (dice: readonly number[], hand: readonly ActionId[] = ['doOverEgg']): State => ({
  ...position('A', [{ tile: 40, coins: 1000, hand }, {}, {}]),
  roll: { seat: 0, dice, raised: dice.map(() => false) },
  steps: [
    { step: 'chooseMove', seat: 0 },
    { step: 'endTurn', place: 0 },
  ],
});

const attacked = give(
  position('C', [
    { tile: 40, hand: ['gravityHiccup'] },
    { tile: 60, hand: ['nopeNebula', 'hotPotatoProtocol', 'mirrorPoncho', 'softLanding', 'bootJets'] },
    {},
    {},
  ]),
  play('gravityHiccup', { rival: 1 }),
).state;

const challenged = position('C', [
  {
    character: 'noncredoMantis',
    tile: 40,
    coins: 3000,
    hand: ['thrownGauntlet', 'loadedSmile', 'bananaFootwork', 'doOverEgg'],
  },
  { character: 'lagartoon', tile: 60, hand: ['chickenProtocol'] },
  { tile: 61, character: 'kuchuritok' },
]);
const beforeDuel = give(rolling(challenged, 2, 3, 8, 8), play('thrownGauntlet', { rival: 1 })).state;
const behind = give(rolling(challenged, 2, 3, 8, 8), play('thrownGauntlet', { rival: 1 }), passing(1)).state;

const kuchuritok = { character: 'kuchuritok', tile: 50, hand: ['bootJets', 'glueRain'] } as const;
const robot = position('D', [
  { character: 'robotIKing', hand: ['bootJets', 'bootJets', 'glueRain', 'totalAudit', 'nopeNebula', 'brainUpload'] },
  { character: 'lagartoon', hand: ['bootJets'] },
  { character: 'kuchuritok', hand: ['glueRain'] },
]);

/** Positions that together have every kind of command. */
const POSITIONS: Readonly<Record<string, State>> = {
  'before the first round': azardia.newGame(setupOf('controls', 4)).state,
  'before the dice': position('A', [{ tile: 40, hand: ['thirdEyeDie', 'thirdEyeDie', 'bootJets'] }, {}, {}]),
  'two dice': rolledDice([3, 8], ['gyroscopeHat', 'doOverEgg', 'gyroscopeHat']),
  'two dice that are alike': rolledDice([4, 4]),
  'one die': rolledDice([7]),
  'three dice': rolledDice([7, 2, 9]),
  'cards of phase C': position('C', [
    {
      character: 'lagartoon',
      tile: 90,
      level: 5,
      coins: 6000,
      hand: [
        'gravityHiccup',
        'gravityHiccup',
        'elasticShoes',
        'bootJets',
        'pocketWormhole',
        'royalSummons',
        'tollGoblin',
      ],
    },
    { character: 'kuchuritok', tile: 95, level: 5, coins: 3000, hand: ['bootJets'] },
    { character: 'robotIKing', tile: 98, level: 5, hand: ['nopeNebula'] },
    { character: 'noncredoMantis', tile: 40 },
  ]),
  'a level to buy': position('C', [{ coins: 6000, hand: ['reverseVendingMachine', 'bootJets', 'glueRain'] }, {}]),
  'a challenge from afar': challenged,
  'whether to flee': beforeDuel,
  'behind in a duel': behind,
  'an attack': attacked,
  'hands to take': position('C', [
    kuchuritok,
    { character: 'lagartoon', hand: ['nopeNebula'] },
    { character: 'robotIKing', hand: ['brainUpload', 'totalAudit'] },
  ]),
  'hands to deal': give(
    position('C', [
      kuchuritok,
      { character: 'lagartoon', hand: ['nopeNebula'] },
      { character: 'robotIKing', hand: ['brainUpload', 'totalAudit'] },
    ]),
    { do: 'takeHands', seat: 0 },
  ).state,
  'a card to exchange': give(
    position('C', [kuchuritok, { character: 'lagartoon', hand: ['nopeNebula', 'totalAudit'] }]),
    { do: 'takeHands', seat: 0 },
  ).state,
  'a card to swap': robot,
  'cards to discard': { ...robot, steps: [{ step: 'discard', seat: 0, left: 2, by: 'penalty:confiscatedAtCustoms' }] },
  'cards to sell': {
    ...robot,
    steps: [{ step: 'sell', seat: 0, left: 2, each: 1000, by: 'card:reverseVendingMachine' }],
  },
  'a way to advance': { ...robot, steps: [{ step: 'mayAdvance', seat: 0, tiles: 5, by: 'event:solarTailwind' }] },
};

/** The effect of a command: with three dice, two pairs with the same total are one choice. */
function essence(command: Command, state: State): string {
  if (command.do !== 'move') return JSON.stringify(command);
  return `move ${resultOf(state.roll?.dice ?? [], command.dice, command.how)} + ${command.bought}`;
}

const givenBy = (stops: readonly Stop[], state: State): string[] => [
  ...new Set(stops.flatMap(({ given }) => (given ? [essence(given, state)] : []))),
];

describe('every legal command of a hand-made position is given by pressing, and nothing else is, from every seat', () => {
  test.each(Object.entries(POSITIONS))('%s', (_, first) => {
    for (const by of first.players.keys()) {
      const state = turned(first, by);
      const seat = asked(state);
      expect(seat).toBe((asked(first) + by) % first.players.length);
      const legal = [...new Set(azardia.legalCommands(state, seat).map((command) => essence(command, state)))];
      expect(legal.length).toBeGreaterThan(0);
      // Window shapes alternate, so that each position is tested in all of them.
      const window = at(WINDOWS, by % WINDOWS.length);
      const stops = stopsOf(state, seat, window);
      expect(givenBy(stops, state).sort()).toEqual(legal.sort());
      for (const { controls } of stops) {
        expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
        expect(controls.map(({ label }) => label)).not.toContain('');
      }
    }
  });

  test('among them are commands of every kind', () => {
    const every: { readonly [Name in CommandName]: true } = {
      chooseCharacter: true,
      roll: true,
      raise: true,
      move: true,
      play: true,
      buyTile: true,
      buyLevel: true,
      challenge: true,
      takeHands: true,
      deal: true,
      exchange: true,
      swapCard: true,
      discard: true,
      sell: true,
      advance: true,
      answer: true,
      pass: true,
    };
    const found = Object.values(POSITIONS).flatMap((state) =>
      azardia.legalCommands(state).map((command) => command.do),
    );
    expect([...new Set(found)].sort()).toEqual(Object.keys(every).sort());
  });
});

describe('pressed controls look pressed, once', () => {
  const state = at(Object.values(POSITIONS), Object.keys(POSITIONS).indexOf('cards of phase C'));

  test('of two equal cards one is chosen', () => {
    const { controls } = tableFor(state, 0, ['card:gravityHiccup']);
    const pressed = controls({}).flatMap(({ id, pressed: isPressed }) => (isPressed ? [id] : []));
    expect(pressed).toEqual(['hand:0']);
  });

  test('each step on the way stays pressed, and Cancel leads back', () => {
    for (const { keys, controls } of stopsOf(state, 0)) {
      const pressed = controls.filter(({ pressed: isPressed }) => isPressed).map(({ id }) => id);
      expect(pressed, keys.join(' ')).toHaveLength(keys.length);
      expect(controls.some(({ id }) => id === 'cancel')).toBe(keys.length > 0);
    }
  });
});

describe('one press previews the next one', () => {
  test.each(Object.entries(POSITIONS))('%s: what is on offer is given by another press on it', (_, state) => {
    const seat = asked(state);
    for (const { keys, shown } of stopsOf(state, seat)) {
      const again = pressesOf(tableFor(state, seat, keys).controls);
      expect(again.length).toBeGreaterThan(0);
      for (const { control, gives, path } of again) {
        const isMain = control.id === 'go' || control.id === 'pass';
        // Only the main button gives a command at once without a selection.
        if (gives && !isMain) expect(control.pressed, `${keys.join(' ')}: ${control.id}`).toBe(true);
        if (path && control.pressed) expect(path, control.id).not.toEqual(shown.offer ? keys : null);
      }
      if (keys.length > 0 && shown.offer)
        expect(
          again.some(({ control, gives }) => gives && control.pressed),
          keys.join(' '),
        ).toBe(true);
    }
  });
});

describe('who cannot act', () => {
  test('is offered nothing, and is told to wait', () => {
    for (const first of Object.values(POSITIONS)) {
      for (const seat of first.players.keys()) {
        if (seat === asked(first)) continue;
        const { shown, controls } = tableFor(first, seat);
        expect(pressesOf(controls).filter(({ path, gives }) => path !== null || (gives && shown.ready))).toEqual([]);
        expect(shown.caption).toBe('Wait.');
      }
    }
  });

  test('presses a card to get its text and why it cannot be played now', () => {
    const first = position('C', [{ hand: ['nopeNebula'] }, { hand: ['bootJets'] }]);
    const said: string[] = [];
    for (const control of tableFor(first, 0).controls({ say: (sentence) => said.push(sentence) }))
      if (control.id.startsWith('hand:')) control.press();
    expect(said).toEqual([
      'Nope Nebula: Cancel a card that affects you. Also cancels a response to your own card. Not now: it can only be played when you are attacked.',
    ]);
  });
});

describe('buttons of the table do what they are called', () => {
  test.each([
    ['menu', 'Menu', 'menu'],
    ['log', 'Log', 'log'],
    ['undo', 'Undo', 'undo'],
    ['redo', 'Redo', 'redo'],
    ['cancel', 'Cancel', 'cancel'],
    ['skipToTurn', 'Skip ahead', 'skipToTurn'],
    ['speed', 'Speed 1×', 'speed'],
  ] as const)('%s', (id, label, action) => {
    const first = position('C', [{ hand: ['gravityHiccup'] }, {}, {}]);
    const moment = { canUndo: true, canRedo: true, canSkipToTurn: id === 'skipToTurn' };
    const { controls } = tableFor(first, 0, ['card:gravityHiccup'], WINDOWS[0], moment);
    const done: string[] = [];
    const actions = ['menu', 'log', 'undo', 'redo', 'cancel', 'skipToTurn', 'speed', 'commit', 'peek'].map(
      (name) => [name, () => done.push(name)] as const,
    );
    const control = controls(Object.fromEntries(actions)).find((one) => one.id === id);
    expect(control?.label).toBe(label);
    control?.press();
    expect(done).toEqual([action]);
  });
});
