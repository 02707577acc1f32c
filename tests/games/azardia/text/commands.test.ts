import { describe, expect, test } from 'vitest';
import { steps } from '../../../../src/games/azardia/interaction/steps.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { CommandName, CommandOf, Target } from '../../../../src/games/azardia/rules/state/command.ts';
import type { AzardiaView, Duel, Roll, State, Step } from '../../../../src/games/azardia/rules/state/state.ts';
import { commandText } from '../../../../src/games/azardia/text/commands.en.ts';
import { moduleText } from '../../../../src/games/azardia/text/module.en.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { position } from '../position.ts';

const FOUR = [{}, { level: 5 }, {}, {}] as const;
/** Lagartoon, Kuchuritok (on level 5), Robot-i-King and Noncredo Mantis are seats 0 to 3. */
const table = position('C', FOUR);
const seen = (state: State): AzardiaView => azardia.view(state, 0);
const plain = seen(table);

/** The dice of a movement of seat 0. */
function rolled(...dice: readonly number[]): AzardiaView {
  const roll: Roll = { seat: 0, dice, raised: dice.map(() => false) };
  return { ...plain, roll, steps: [{ step: 'chooseMove', seat: 0 }] };
}

/** A duel of seat 0 against seat 1, whose dice decide whose they are. */
function duel(challenger: readonly number[], defender: readonly number[], tile = 60): AzardiaView {
  const side = (seat: number, dice: readonly number[]) => ({ seat, dice, raised: [false, false], added: 0 });
  const open: Duel = { challenger: side(0, challenger), defender: side(1, defender), tile };
  return { ...plain, duel: open, steps: [{ step: 'improve' }] };
}

/** While a step is pending. */
const waiting = (step: Step): AzardiaView => ({ ...plain, steps: [step] });

const play = (card: CommandOf<'play'>['card'], target: Target = null) =>
  ({ do: 'play', seat: 0, card, target }) as const;
const move = (dice: readonly number[], how: 'sum' | 'difference', bought = 0) =>
  ({ do: 'move', seat: 0, dice, how, bought }) as const;

/** The full name of a command, and the labels pressed to give it. */
type Row<Name extends CommandName> = readonly [AzardiaView, CommandOf<Name>, string, readonly string[]];

/** Every kind of command with its words; a missing one does not compile. */
const SENTENCES: { readonly [Name in CommandName]: readonly Row<Name>[] } = {
  chooseCharacter: [
    [plain, { do: 'chooseCharacter', seat: 0, character: 'robotIKing' }, 'Play Robot-i-King', ['Play Robot-i-King']],
  ],
  roll: [[plain, { do: 'roll', seat: 0 }, 'Roll the dice', ['Roll the dice']]],
  raise: [
    [rolled(3, 8), { do: 'raise', seat: 0, die: 1 }, 'Raise the 8 for 1,000', ['Raise the 8 for 1,000']],
    [duel([3, 4], [9, 2]), { do: 'raise', seat: 0, die: 1 }, 'Raise the 4 for 1,000', ['Raise the 4 for 1,000']],
    [duel([9, 4], [6, 2]), { do: 'raise', seat: 1, die: 0 }, 'Raise the 6 for 1,000', ['Raise the 6 for 1,000']],
  ],
  move: [
    [rolled(3, 8), move([0, 1], 'sum'), '8 + 3: move 11 tiles', ['8 + 3: move 11 tiles']],
    [rolled(3, 8), move([0, 1], 'difference'), '8 − 3: move 5 tiles', ['8 − 3: move 5 tiles']],
    [rolled(3, 4), move([0, 1], 'difference'), '4 − 3: move 1 tile', ['4 − 3: move 1 tile']],
    [rolled(4, 4), move([0, 1], 'difference'), '4 − 4: 0', ['4 − 4: 0']],
    [rolled(7), move([0], 'sum'), '7: move 7 tiles', ['7: move 7 tiles']],
    [rolled(7, 1, 10), move([1, 2], 'sum'), '10 + 1: move 11 tiles', ['10 + 1: move 11 tiles']],
    [
      rolled(3, 8),
      move([0, 1], 'difference', 2),
      '8 − 3: move 5 tiles, buy 2 more',
      ['8 − 3: move 5 tiles, buy 2 more', '+2 tiles'],
    ],
    [rolled(7), move([0], 'sum', 1), '7: move 7 tiles, buy 1 more', ['7: move 7 tiles, buy 1 more', '+1 tile']],
  ],
  play: [
    [plain, play('bootJets'), 'Play Boot Jets', ['Boot Jets']],
    [plain, play('trainingMontage'), 'Play Training Montage for 3,000', ['Training Montage']],
    [plain, play('gravityHiccup', { rival: 1 }), 'Play Gravity Hiccup on Kuchuritok', ['Gravity Hiccup', 'Kuchuritok']],
    [
      plain,
      play('gravityHiccup', { rival: 3 }),
      'Play Gravity Hiccup on Noncredo Mantis',
      ['Gravity Hiccup', 'Noncredo Mantis'],
    ],
    [plain, play('elasticShoes', { tiles: 3 }), 'Play Elastic Shoes: ahead 3', ['Elastic Shoes', 'Ahead 3']],
    [plain, play('elasticShoes', { tiles: -2 }), 'Play Elastic Shoes: back 2', ['Elastic Shoes', 'Back 2']],
    [
      rolled(3, 8),
      play('gyroscopeHat', { die: 1, face: 10 }),
      'Play Gyroscope Hat: the 8 becomes 10',
      ['Gyroscope Hat', 'The 8', '10'],
    ],
    [
      rolled(3, 8),
      play('gyroscopeHat', { die: 0, face: 1 }),
      'Play Gyroscope Hat: the 3 becomes 1',
      ['Gyroscope Hat', 'The 3', '1'],
    ],
  ],
  buyTile: [[plain, { do: 'buyTile', seat: 0 }, 'Advance 1 tile for 1,000', ['Advance 1 tile for 1,000']]],
  buyLevel: [
    [plain, { do: 'buyLevel', seat: 0 }, 'Buy a level for 5,000', ['Buy a level for 5,000']],
    [plain, { do: 'buyLevel', seat: 1 }, 'Advance 3 tiles for 5,000', ['Advance 3 tiles for 5,000']],
  ],
  challenge: [
    [plain, { do: 'challenge', seat: 3, rival: 0 }, 'Challenge Lagartoon', ['Challenge Lagartoon']],
    [plain, { do: 'challenge', seat: 0, rival: 3 }, 'Challenge Noncredo Mantis', ['Challenge Noncredo Mantis']],
  ],
  takeHands: [[plain, { do: 'takeHands', seat: 1 }, 'Take the other hands', ['Take the other hands']]],
  deal: [
    [
      plain,
      { do: 'deal', seat: 1, card: 'bootJets', rival: 2 },
      'Deal Boot Jets to Robot-i-King',
      ['Boot Jets', 'Robot-i-King'],
    ],
    [plain, { do: 'deal', seat: 1, card: 'hidden', rival: 0 }, 'Deal a card to Lagartoon', ['a card', 'Lagartoon']],
  ],
  exchange: [
    [
      plain,
      { do: 'exchange', seat: 1, give: 'bootJets', take: 'glueRain' },
      'Give Boot Jets for Glue Rain',
      ['Take Glue Rain', 'Boot Jets'],
    ],
    [
      plain,
      { do: 'exchange', seat: 1, give: 'bootJets', take: 'hidden' },
      'Give Boot Jets for a card',
      ['A card', 'Boot Jets'],
    ],
  ],
  swapCard: [
    [
      plain,
      { do: 'swapCard', seat: 2, card: 'bootJets', rival: 0 },
      'Swap Boot Jets with Lagartoon',
      ['Boot Jets', 'Swap with Lagartoon'],
    ],
    [
      plain,
      { do: 'swapCard', seat: 2, card: 'bootJets', rival: 1 },
      'Swap Boot Jets with Kuchuritok',
      ['Boot Jets', 'Swap with Kuchuritok'],
    ],
  ],
  discard: [[plain, { do: 'discard', seat: 0, card: 'glueRain' }, 'Discard Glue Rain', ['Glue Rain']]],
  sell: [[plain, { do: 'sell', seat: 0, card: 'glueRain' }, 'Sell Glue Rain', ['Glue Rain']]],
  advance: [
    [
      waiting({ step: 'mayAdvance', seat: 0, tiles: 5, by: 'event:solarTailwind' }),
      { do: 'advance', seat: 0 },
      'Advance 5 tiles',
      ['Advance 5 tiles'],
    ],
    [
      waiting({ step: 'mayAdvance', seat: 0, tiles: 1, by: 'event:solarTailwind' }),
      { do: 'advance', seat: 0 },
      'Advance 1 tile',
      ['Advance 1 tile'],
    ],
  ],
  answer: [
    [plain, { do: 'answer', seat: 1, card: 'nopeNebula', rival: null }, 'Answer with Nope Nebula', ['Nope Nebula']],
    [
      plain,
      { do: 'answer', seat: 1, card: 'hotPotatoProtocol', rival: 3 },
      'Answer with Hot-Potato Protocol: Noncredo Mantis gets it',
      ['Hot-Potato Protocol', 'Noncredo Mantis'],
    ],
    [
      plain,
      { do: 'answer', seat: 1, card: 'hotPotatoProtocol', rival: 0 },
      'Answer with Hot-Potato Protocol: Lagartoon gets it',
      ['Hot-Potato Protocol', 'Lagartoon'],
    ],
  ],
  // Depends on the step that is passed: see below.
  pass: [
    [waiting({ step: 'play', seat: 0 }), { do: 'pass', seat: 0 }, 'End the play phase', ['End the play phase']],
    [duel([3, 4], [9, 2]), { do: 'pass', seat: 0 }, 'Pass', ['Pass']],
    // H2: equal totals are rolled again, but not on tile 150 (G3).
    [duel([3, 4], [5, 2]), { do: 'pass', seat: 0 }, 'Roll again', ['Roll again']],
    [duel([3, 4], [5, 2], 150), { do: 'pass', seat: 0 }, 'Pass', ['Pass']],
  ],
};

describe('a command is named after its effect', () => {
  test.each(Object.keys(SENTENCES) as CommandName[])('%s', (name) => {
    const rows: readonly Row<CommandName>[] = SENTENCES[name];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(([view, command]) => commandText(command, view))).toEqual(rows.map(([, , sentence]) => sentence));
  });
});

describe('a command is selected step by step, each with its own name', () => {
  test.each(Object.keys(SENTENCES) as CommandName[])('%s', (name) => {
    const rows: readonly Row<CommandName>[] = SENTENCES[name];
    const labels = rows.map(([view, command]) => steps(command, view).map(({ label }) => label));
    expect(labels).toEqual(rows.map(([, , , pressed]) => pressed));
  });
});

/**
 * Every step, with its prompt and the label for passing it, `null` if it cannot be passed; `null` for a step that asks
 * nobody.
 */
const STEPS: { readonly [Name in Step['step']]: readonly [Step, string, string | null] | null } = {
  chooseCharacter: [{ step: 'chooseCharacter' }, 'Choose your character.', null],
  roll: [{ step: 'roll', seat: 0, threeDice: false }, 'Choose what to do.', null],
  chooseMove: [{ step: 'chooseMove', seat: 0 }, 'Choose how to move.', null],
  play: [{ step: 'play', seat: 0 }, 'Choose what to do.', 'End the play phase'],
  discardDown: [{ step: 'discardDown', seat: 0, maySwap: true }, 'Choose what to do.', 'End the turn'],
  beforeDuel: [{ step: 'beforeDuel', seat: 0 }, 'Choose what to do.', 'Fight'],
  improve: [{ step: 'improve' }, 'Choose what to do.', 'Pass'],
  answer: [{ step: 'answer' }, 'Choose what to do.', 'Pass'],
  mayAdvance: [{ step: 'mayAdvance', seat: 0, tiles: 5, by: 'event:solarTailwind' }, 'Choose what to do.', 'Stay'],
  sell: [
    { step: 'sell', seat: 0, left: 2, each: 1000, by: 'card:reverseVendingMachine' },
    'Choose a card to sell.',
    'Stop selling',
  ],
  discard: [
    { step: 'discard', seat: 0, left: 2, by: 'ability' },
    'Your ability drew an extra card: choose 2 cards to discard.',
    null,
  ],
  deal: [{ step: 'deal' }, 'Choose a card to deal.', 'Give the hand back'],
  nextTurn: null,
  event: null,
  takeTurn: null,
  phase: null,
  endTurn: null,
  move: null,
  goTo: null,
  special: null,
  meet: null,
  duel: null,
  rollDuel: null,
  attack: null,
  effect: null,
  penalty: null,
  endPenalty: null,
};

test('the player who is asked reads what to choose, and what passing means', () => {
  for (const [name, asked] of Object.entries(STEPS)) {
    if (asked === null) continue;
    const [step, ask, pass] = asked;
    const view = waiting(step);
    expect(moduleText.chooseFirst(view), name).toBe(ask);
    if (pass !== null) expect(commandText({ do: 'pass', seat: 0 }, view), name).toBe(pass);
  }
  expect(moduleText.chooseFirst(waiting({ step: 'discard', seat: 0, left: 1, by: 'ability' }))).toBe(
    'Your ability drew an extra card: choose 1 card to discard.',
  );
  const by = 'penalty:confiscatedAtCustoms';
  expect(moduleText.chooseFirst(waiting({ step: 'discard', seat: 0, left: 2, by }))).toBe(
    'Confiscated at Customs: choose 2 cards to discard.',
  );
});

test('T4 each seat with too many cards reads how many of its own go', () => {
  const hand = ['bootJets', 'glueRain', 'totalAudit', 'nopeNebula', 'brainUpload', 'loadedSmile'] as const;
  for (const seat of [0, 1, 2, 3]) {
    const held = FOUR.map((player, other) => ({ ...player, hand: other === seat ? hand : hand.slice(0, 5) }));
    const view = azardia.view({ ...position('D', held), steps: [{ step: 'discardDown', seat, maySwap: false }] }, seat);
    expect(moduleText.chooseFirst(view)).toBe('Choose 2 cards to discard.');
    const swaps = { ...view, steps: [{ step: 'discardDown', seat, maySwap: true } as const] };
    expect(moduleText.chooseFirst(swaps)).toBe('Swap a card with a rival, or choose 2 cards to discard.');
  }
});

test('on the way to a command the next thing to point at is named by its kind', () => {
  const asked = (key: string): string => moduleText.chooseNext(key);
  expect(asked('rival:1')).toBe('Choose a rival.');
  expect(asked('tiles:-2')).toBe('Choose how far.');
  expect(asked('die:1')).toBe('Choose a die.');
  expect(asked('face:9')).toBe('Choose a face.');
  expect(asked('take:glueRain')).toBe('Choose a card to take.');
  expect(asked('card:glueRain')).toBe('Choose a card to give.');
  expect(asked('raise:0')).toBe('Choose what to do.');
});

test('the steps to different commands differ, and no way is the same as another', () => {
  const all = Object.values(SENTENCES).flatMap((rows: readonly Row<CommandName>[]) => rows);
  const ways = all.map(([view, command]) => [command.do, ...steps(command, view).map(({ key }) => key)].join(' '));
  const commands = all.map(([, command]) => JSON.stringify(command).replace(/"seat":\d,?/, ''));
  expect(new Set(ways).size).toBe(new Set(commands).size);
  expect(at(ways, 0)).toBe('chooseCharacter character:robotIKing');
});
