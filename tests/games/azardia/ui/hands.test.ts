import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../../src/games/azardia/rules/state/types.ts';
import { canUndo, now, type Session } from '../../../../src/kernel/session.ts';
import { append } from '../../../../src/kernel/values/persistentList.ts';
import type { StandingOrder } from '../../../../src/module/capabilities/standingOrders.ts';
import type { Match, Player } from '../../../../src/module/match.ts';
import { openTable } from '../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../src/table/control.ts';
import { quietPage, quietStage } from '../../../shell/learn/quietPage.ts';
import { type Described, give, position } from '../position.ts';
import { setupOf } from '../subject.ts';

/** Everything that a table showed, said and asked, in order. */
type Told = readonly [string, unknown];

/** A table in the turn of seat 0, which holds a card against seat 1; the seats are two people and a computer. */
function table(
  rival: Described,
  players: readonly Player[] = ['you', 'friend', 'computer'],
  orders?: StandingOrder[],
  waiting: number | null = null,
) {
  const state: State = position('C', [
    { tile: 40, coins: 1000, hand: ['gravityHiccup'] },
    { tile: 60, ...rival },
    { tile: 70 },
  ]);
  const match: Match<AzardiaTypes> = {
    session: {
      game: azardia,
      setup: setupOf('hands', 3),
      opening: { ok: true, state, facts: [] },
      past: null,
      future: null,
    },
    players,
    ...(orders ? { orders } : {}),
  };
  const told: Told[] = [];
  let controls: readonly Control[] = [];
  let taken = (): void => undefined;
  const page = quietPage({
    game: azardiaModule,
    confirms: () => true,
    stage: {
      ...quietStage,
      board: (view) => told.push(['board', JSON.stringify(view)]),
      play: async (facts, before, after) => void told.push(['animation', JSON.stringify([facts, before, after])]),
    },
    shown: (view) => told.push(['page', JSON.stringify(view)]),
    announce: (sentence) => told.push(['voice', sentence]),
    pause: async () => void told.push(['pause', '']),
    handOver: (seat) => {
      told.push(['handOver', seat]);
      return new Promise((resolve) => {
        taken = () => resolve(seat);
        if (seat !== waiting) resolve(seat);
      });
    },
    showControls: (shown) => {
      controls = shown;
      told.push(['buttons', JSON.stringify(shown)]);
    },
  });
  const opened = openTable(page, match);
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const find = (id: string): Control => {
    const control = controls.find((one) => one.id === id);
    if (!control) throw new Error(`no ${id} among ${controls.map((one) => one.id).join()}`);
    return control;
  };
  return {
    opened,
    told,
    /** The seat that the table waits for accepts the device. */
    taken: () => taken(),
    ids: () => controls.map(({ id }) => id),
    labels: () => controls.map(({ label }) => label).join(),
    find,
    settle,
    press: (id: string) => {
      find(id).press();
      return settle();
    },
    peek: (isHeld: boolean) => find('peek').hold?.(isHeld),
    /** Seat 0 plays its card against seat 1. */
    attack: async () => {
      await settle();
      find('peek').hold?.(true);
      find('hand:0').press();
      find('peek').hold?.(false);
      find('choice:card:gravityHiccup/rival:1').press();
      find('go').press();
      await settle();
    },
    state: () => now(opened.match().session) as State,
  };
}

describe('hands of people who share a device', () => {
  test('are face down until the button is held, and again when it is released', async () => {
    const { settle, peek, labels, ids, told } = table({ hand: ['nopeNebula'] });
    await settle();
    expect(told.filter(([what]) => what === 'handOver')).toEqual([['handOver', 0]]);
    expect(labels()).not.toContain('Gravity Hiccup');
    expect(JSON.stringify(told)).not.toMatch(/gravityHiccup|nopeNebula/);
    peek(true);
    expect(labels()).toContain('Gravity Hiccup: A rival moves back 3 tiles.');
    expect(told.at(-1)).toEqual(['voice', 'Your hand: Gravity Hiccup: A rival moves back 3 tiles.']);
    expect(ids()).toContain('order');
    peek(false);
    expect(labels()).not.toContain('Gravity Hiccup');
    expect(ids()).not.toContain('order');
    expect(JSON.stringify(told.slice(-3))).not.toContain('gravityHiccup');
  });

  test('T1 until the next player has the device, nothing on the table can be pressed', async () => {
    const { settle, press, ids, taken } = table({ hand: ['nopeNebula'] }, undefined, undefined, 1);
    await settle();
    await press('go');
    for (const id of ['go', 'peek', 'order']) expect(ids()).not.toContain(id);
    taken();
    await settle();
    expect(ids()).toContain('peek');
  });

  test('a card that is chosen stays face up, alone, and can be taken back', async () => {
    const { settle, peek, find, labels } = table({});
    await settle();
    peek(true);
    find('hand:0').press();
    peek(false);
    expect(labels()).toContain('Gravity Hiccup');
    find('cancel').press();
    expect(labels()).not.toContain('Gravity Hiccup');
  });

  test('against computers only, the person’s own hand is simply shown', async () => {
    const { settle, ids, labels, told } = table({}, ['you', 'computer', 'computer']);
    await settle();
    expect(told.filter(([what]) => what === 'handOver')).toEqual([]);
    expect(ids()).not.toContain('peek');
    expect(labels()).toContain('Gravity Hiccup');
  });

  test('H3 the main button shows the cost of the duel that a bought tile leads to', async () => {
    const { settle, press, find } = table({ tile: 41 }, ['you', 'computer', 'computer']);
    await settle();
    await press('choice:buyTile');
    expect(find('go').hint).toMatch(/If you win: level 2\. If you lose: tile \d+/);
  });

  test('C3 pressing a rival shows that character’s abilities', async () => {
    const { settle, told } = table({}, ['you', 'computer', 'computer']);
    await settle();
    const views = told.flatMap(([what, view]) => (what === 'board' ? [String(view)] : []));
    expect(views.at(-1)).toContain('deals them out again, as evenly as possible');
  });
});

describe('a player attacked out of turn', () => {
  test('X1 is asked at the table at once, passes by one press or key, and nobody hands the device over', async () => {
    const { attack, find, press, told, state, ids, labels } = table({ hand: ['nopeNebula'] });
    await attack();
    expect(state().attack).toMatchObject({ asked: 1 });
    expect(find('pass')).toMatchObject({
      label: 'Pass',
      key: 'Enter',
      otherKeys: ['p'],
      hint: 'Kuchuritok: to tile 57',
    });
    expect(labels()).not.toContain('Nope Nebula');
    await press('pass');
    expect(state().players[1]?.tile).toBe(57);
    expect(ids()).toContain('go');
    expect(told.filter(([what]) => what === 'handOver')).toEqual([['handOver', 0]]);
  });

  test('H7 who fights a duel out of turn is asked on its page, with the hand face down', async () => {
    const { settle, press, told, labels, ids } = table({ tile: 41, hand: ['loadedSmile'] });
    await settle();
    await press('choice:buyTile');
    await press('go');
    await press('go');
    expect(told.filter(([what]) => what === 'handOver')).toEqual([['handOver', 0]]);
    expect(ids()).toContain('peek');
    expect(labels()).not.toContain('Loaded Smile');
  });

  test('in public words, for those who get the device only then', () => {
    const { people } = azardiaModule;
    const hit = position('C', [{ hand: ['gravityHiccup'] }, { hand: ['nopeNebula'] }]);
    const attacked = give(hit, { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } }).state;
    const seen = azardia.view(attacked, 'spectator');
    expect(people.question?.(seen, 1)).toBe('Lagartoon’s Gravity Hiccup is about to affect Kuchuritok.');
    expect(people.question?.(azardia.view(hit, 'spectator'), 0)).toBe('');
    expect(people.color?.(seen, 1)).toEqual({
      fill: 'rgb(168 139 234)',
      dark: 'rgb(123 92 201)',
      ink: 'rgb(18 50 59)',
      symbol: 'kuchuritok',
    });
  });

  test('sees the answers only while peeking', async () => {
    const { attack, peek, find, press, state } = table({ hand: ['nopeNebula'] });
    await attack();
    expect(() => find('hand:0')).toThrow('no hand:0');
    peek(true);
    expect(find('hand:0')).toMatchObject({ label: expect.stringMatching(/^Nope Nebula: /), ofHeld: true });
    find('hand:0').press();
    peek(false);
    await press('go');
    expect(state().players[1]?.tile).toBe(60);
  });

  test.each<[string, ActionId]>([
    ['a card of another time', 'bootJets'],
    ['another answer', 'mirrorPoncho'],
  ])('is shown, told and asked exactly the same with an answer as with %s', async (_, other) => {
    const tellings: Told[][] = [];
    for (const card of ['nopeNebula', other] as const) {
      const { attack, press, told } = table({ hand: [card] });
      await attack();
      await press('pass');
      tellings.push(told);
    }
    expect(tellings[0]?.length).toBeGreaterThan(10);
    expect(tellings[1]).toEqual(tellings[0]);
  });
});

describe('Undo among people who share a device', () => {
  test('X1 the attacked player cannot undo the attack, nor can the attacker, once it has been answered', async () => {
    const { attack, peek, find, press, ids, settle } = table({ hand: ['nopeNebula'] });
    await settle();
    expect(ids()).not.toContain('undo');
    await attack();
    expect(ids()).not.toContain('undo');
    peek(true);
    expect(ids()).not.toContain('undo');
    find('hand:0').press();
    peek(false);
    await press('go');
    expect(ids()).toContain('go');
    expect(ids()).not.toContain('undo');
  });

  test('X1 in practice neither', async () => {
    const { attack, press, ids, opened } = table({ hand: ['nopeNebula'] });
    opened.practise();
    await attack();
    expect(ids()).not.toContain('undo');
    await press('pass');
    expect(ids()).not.toContain('undo');
  });

  test('K1 a command that affects nobody else can be undone and redone by its player', async () => {
    const { settle, press, ids, state } = table({});
    await settle();
    await press('choice:buyTile');
    await press('go');
    expect(state().players[0]?.tile).toBe(41);
    await press('undo');
    expect(state().players[0]?.tile).toBe(40);
    expect(ids()).toContain('redo');
    await press('redo');
    expect(state().players[0]?.tile).toBe(41);
  });

  test('T1 nobody undoes another player’s end of turn, and nobody redoes what another player undid', async () => {
    const { settle, press, ids, state, told } = table({ hand: ['nopeNebula'] }, ['you', 'friend', 'friend']);
    await settle();
    await press('go');
    expect(azardia.activeSeats(state())).toEqual([1]);
    expect(told.filter(([what]) => what === 'handOver').at(-1)).toEqual(['handOver', 1]);
    expect(ids()).not.toContain('undo');
    expect(ids()).not.toContain('redo');
  });

  test('G1 the end cannot be undone, because it shows every hand', () => {
    const before: State = position('C', [{ tile: 149 }, { tile: 150 }]);
    const over = { ...before, winner: 1, steps: [] };
    expect(azardia.result(over)?.ranking).toEqual([[1], [0]]);
    const session: Session<AzardiaTypes> = {
      game: azardia,
      setup: setupOf('over', 2),
      opening: { ok: true, state: before, facts: [] },
      past: append(null, { command: { do: 'pass', seat: 0 }, state: over, facts: [] }),
      future: null,
    };
    expect([canUndo(session), canUndo(session, [0])]).toEqual([true, false]);
  });
});

describe('a standing order', () => {
  test.each<[StandingOrder, Described, boolean]>([
    ['ask', { hand: ['nopeNebula'] }, true],
    ['big', { hand: ['nopeNebula'] }, false],
    ['never', { hand: ['nopeNebula'] }, false],
    ['never', { hand: ['bootJets'] }, false],
  ])('%s: the attacked player with %o is asked: %s', async (order, rival, isAsked) => {
    const { attack, state, told } = table(rival, ['you', 'friend', 'computer'], ['ask', order, 'ask']);
    await attack();
    expect(state().attack !== null).toBe(isAsked);
    expect(state().players[1]?.tile).toBe(isAsked ? 60 : 57);
    expect(told.filter(([what]) => what === 'pause')).toHaveLength(isAsked ? 0 : 1);
  });

  test('passes after the same pause and with the same words whatever is held', async () => {
    const tellings: Told[][] = [];
    for (const card of ['nopeNebula', 'bootJets'] as const) {
      const { attack, told } = table({ hand: [card] }, ['you', 'friend', 'computer'], ['ask', 'never', 'ask']);
      await attack();
      tellings.push(told);
    }
    expect(tellings[1]).toEqual(tellings[0]);
  });

  test('is set while peeking, for the player’s own seat, and can be changed', async () => {
    const { settle, peek, find, opened } = table({});
    await settle();
    peek(true);
    expect(find('order').label).toBe('If attacked: ask me');
    find('order').press();
    expect(opened.match().orders).toEqual(['big', 'ask', 'ask']);
    find('order').press();
    find('order').press();
    expect(opened.match().orders).toEqual(['ask', 'ask', 'ask']);
  });
});

test('X2 an order for attacks on its player does not pass when that player’s own card is answered', () => {
  const state = position('C', [
    { tile: 40, hand: ['gravityHiccup', 'nopeNebula'] },
    { tile: 60, hand: ['nopeNebula'] },
  ]);
  const attacked = give(state, { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } }).state;
  const follow = (order: StandingOrder, open: State) =>
    azardiaModule.orders?.follow(order, azardia.view(open, 'spectator'));
  expect(follow('never', attacked)).toEqual({ do: 'pass', seat: 1 });
  const answered = give(attacked, { do: 'answer', seat: 1, card: 'nopeNebula', rival: null }).state;
  expect(azardia.activeSeats(answered)).toEqual([0]);
  expect(follow('never', answered)).toBeNull();
  expect(follow('big', answered)).toBeNull();
});
