import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import { steps } from '../../../../src/games/azardia/interaction/steps.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { isOwnMovement } from '../../../../src/games/azardia/rules/forecast/prospects.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { Control } from '../../../../src/table/control.ts';
import { asked, give, playerOf, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';
import { tableFor, WINDOWS, type Window } from './pressing.ts';

/** The described result of each choice, by its label, for seat 0 after a selection. */
function led(state: State, ...keys: readonly string[]): Readonly<Record<string, string | undefined>> {
  const { controls } = tableFor(state, 0, keys);
  const choices = controls({}).filter(({ id }) => id.startsWith('choice:') || id.startsWith('die:'));
  return Object.fromEntries(choices.map(({ label, hint }) => [label, hint]));
}

describe('a choice shows its result before it is chosen', () => {
  test('T2 M4 Elastic Shoes: the tile of each, what happens there, and a pale pawn on it', () => {
    const state = position('C', [{ tile: 42, hand: ['elasticShoes'] }, { tile: 44 }]);
    expect(led(state, 'card:elasticShoes')).toEqual({
      'Ahead 1': 'Tile 43',
      'Ahead 2': 'Tile 44. Duel with Kuchuritok for a level, even odds. If you win: level 2. If you lose: tile 41',
      'Ahead 3': 'Tile 45',
      'Ahead 4': 'Tile 46. On an A tile: draw an action card',
      'Back 1': 'Tile 41',
      'Back 2': 'Tile 40',
      'Back 3': 'Tile 39',
      'Back 4': 'Tile 38',
    });
    const { ghosts } = tableFor(state, 0, ['card:elasticShoes']).shown;
    expect(ghosts.map(({ tile }) => tile).sort()).toEqual([38, 39, 40, 41, 43, 44, 45, 46]);
    const atGate = position('C', [{ tile: 78, hand: ['elasticShoes'] }, {}]);
    expect(led(atGate, 'card:elasticShoes')['Ahead 4']).toBe(
      'Tile 3. Below level 5 the Gate leads to tile 1, then on to tile 3',
    );
  });

  test('T2 a card at a rival: what each of them loses', () => {
    const rivals = [
      { tile: 50, coins: 3000 },
      { tile: 70, coins: 1000 },
    ];
    expect(led(position('C', [{ hand: ['pickpocketTentacle'] }, ...rivals]), 'card:pickpocketTentacle')).toEqual({
      Kuchuritok: 'You: +2,000. Kuchuritok: −2,000',
      'Robot-i-King': 'You: +1,000. Robot-i-King: −1,000',
    });
  });

  test('C4 K1 the challenges of Noncredo Mantis, and what coins buy', () => {
    const mantis = { character: 'noncredoMantis', tile: 40, level: 2, coins: 5000 } as const;
    expect(led(position('C', [mantis, { character: 'kuchuritok', tile: 60 }]))).toEqual({
      'Advance 1 tile for 1,000': 'Tile 41',
      'Buy a level for 5,000': 'You: −5,000 and +1 level',
      'Challenge Kuchuritok':
        'A duel with Kuchuritok for a level, even odds. If you win: level 3. If you lose: level 1, tile 39',
    });
  });

  test('K1 T2 a die that is raised or set: the tiles to which the dice would lead', () => {
    const player = { tile: 20, coins: 1000, hand: ['gyroscopeHat'] } as const;
    const rolled = give(rolling(position('A', [player, {}]), 3, 8), { do: 'roll', seat: 0 }).state;
    expect(led(rolled)).toMatchObject({ 'Raise the 3 for 1,000': 'Then tile 32 or 24' });
    expect(led(rolled, 'card:gyroscopeHat', 'die:0')).toMatchObject({ 10: 'Then tile 38 or 22' });
  });
});

/** The text on each choice, by its label: in large letters, and below them if there is room. */
function written(state: State, window: Window, ...keys: readonly string[]): Readonly<Record<string, string>> {
  const { widgets } = tableFor(state, 0, keys, window).shown;
  const told = widgets.flatMap(({ label, look }) =>
    look.kind === 'option' || look.kind === 'go'
      ? [[label, [look.kind === 'option' ? (look.short ?? '') : '', look.detail ?? ''].join('|')] as const]
      : [],
  );
  return Object.fromEntries(told);
}

test.each(WINDOWS)(
  'T2 C3 at %i × %i each distance names its tile, and what an ability or the end of a phase does is on its button',
  (...window) => {
    const shoes = position('C', [{ tile: 42, hand: ['elasticShoes'] }, { tile: 44 }]);
    expect(written(shoes, window, 'card:elasticShoes')).toMatchObject({
      'Ahead 1': '+1 → 43|',
      'Ahead 2': '+2 → 44|duel 50%',
      'Ahead 4': '+4 → 46|draw a card',
      'Back 4': '−4 → 38|',
    });
    const hand = ['bootJets', 'bootJets', 'glueRain', 'brainUpload', 'tollGoblin'] as const;
    const taking = position('C', [
      { character: 'kuchuritok', hand },
      { character: 'lagartoon', hand: ['bootJets', 'bootJets'] },
      { character: 'robotIKing', hand: ['glueRain'] },
    ]);
    expect(written(taking, window)['Take the other hands']).toMatch(/\|see all, deal again$/);
    expect(written(taking, window)['End the play phase']).toMatch(/\|then discard 1$/);
    expect(tableFor(taking, 0, ['takeHands'], window).shown.outcome).toEqual([
      'You see the 3 cards of your rivals and deal them out again, in equal numbers; you keep your own hand',
    ]);
    const alone = position('C', [
      { character: 'kuchuritok' },
      { character: 'lagartoon', hand: ['bootJets', 'bootJets'] },
    ]);
    expect(tableFor(alone, 0, ['takeHands'], window).shown.outcome).toEqual([
      'You see Lagartoon’s 2 cards and may exchange one of them for a card from your hand',
    ]);
  },
);

test('T2 a card that would change nothing for a rival says so on the button', () => {
  const state = position('C', [{ hand: ['gravityHiccup'] }, { tile: 1 }, { tile: 40 }]);
  expect(written(state, WINDOWS[0], 'card:gravityHiccup')).toMatchObject({
    Kuchuritok: '|nothing changes',
    'Robot-i-King': '|to tile 37',
  });
});

/** Commands whose choices differ in their results. */
const VARIED: ReadonlySet<Command['do']> = new Set(['play', 'challenge', 'buyTile', 'buyLevel']);

test('T1 C2 the button that ends the phase of cards says what is asked next', () => {
  const after = (character: 'robotIKing' | 'lagartoon', hand: ActionId[], rival: ActionId[]): string | undefined => {
    const state = position('C', [{ character, hand }, { hand: rival }]);
    const go = tableFor(state, 0).shown.widgets.find(({ id }) => id === 'go');
    return go?.look.kind === 'go' ? go.look.detail : undefined;
  };
  const five: ActionId[] = ['bootJets', 'catapultToad', 'gyroscopeHat', 'mandibleWax', 'loadedSmile'];
  expect(after('robotIKing', ['bootJets'], ['nopeNebula'])).toBe('then you may swap a card');
  expect(after('robotIKing', five, ['nopeNebula'])).toBe('then swap, discard 1');
  expect(after('robotIKing', five, [])).toBe('then discard 1');
  expect(after('robotIKing', [], ['nopeNebula'])).toBe('then your turn ends');
  expect(after('lagartoon', ['bootJets'], ['nopeNebula'])).toBe('then your turn ends');
});

test('C2 a card that is given away is not described as played', () => {
  const state = position('D', [{ character: 'robotIKing', hand: ['catapultToad'] }, { hand: ['bootJets'] }]);
  const { shown } = tableFor(state, 0, ['card:catapultToad', 'rival:1']);
  expect(shown.caption).toBe('Swap Catapult Toad with Kuchuritok');
  expect(shown.outcome.join(' ')).not.toContain('Advance 9 tiles');
  expect(shown.outcome[0]).toBe('You get the only card of Kuchuritok');
});

test('T2 in random games each choice that completes a command shows its result', () => {
  let checked = 0;
  for (let game = 0; game < 4; game++) {
    const luck = { ...chanceFrom(`consequences ${game}`) };
    let { state } = azardia.newGame(setupOf(`consequences ${game}`, 2 + (game % 3)));
    for (let moves = 0; moves < 120 && state.winner === null; moves++) {
      const seat = asked(state);
      const commands = azardia.legalCommands(state, seat);
      const view = azardia.view(state, seat);
      const tables = new Map<string, readonly Control[]>();
      for (const command of commands.filter((one) => VARIED.has(one.do) && isVaried(one))) {
        const keys = steps(command, view).map(({ key }) => key);
        const stem = keys.slice(0, -1);
        const shown = tables.get(stem.join()) ?? tableFor(state, seat, stem).controls({});
        tables.set(stem.join(), shown);
        const control = shown.find(({ id }) => id === `choice:${keys.join('/')}`);
        const where = `${JSON.stringify(command)} in game ${game}, move ${moves}`;
        expect(control?.hint, where).toBeTruthy();
        if (isOwnMovement(view, command))
          expect(control?.hint, where).toMatch(new RegExp(`^Tile ${tileAfter(state, command)}(\\.|$)`));
        checked++;
      }
      const result = azardia.apply(state, at(commands, drawBelow(luck, commands.length)));
      if (!result.ok) throw new Error(result.reason);
      state = result.state;
    }
  }
  expect(checked).toBeGreaterThan(100);
});

/** Whether a command is one of several with a common start: others are chosen by the card itself. */
function isVaried(command: Command): boolean {
  return command.do !== 'play' || (command.target !== null && !('die' in command.target));
}

/** Where the first movement of a command ends, according to the rules alone. */
function tileAfter(state: State, command: Command): number {
  const { facts } = give(state, command);
  const moved = facts.find((fact) => fact.fact === 'pawnMoved' && fact.seat === command.seat);
  return moved?.fact === 'pawnMoved' ? (moved.path.at(-1) ?? 0) : playerOf(state, command.seat).tile;
}
