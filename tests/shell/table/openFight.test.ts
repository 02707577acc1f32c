import { describe, expect, test, vi } from 'vitest';
import { sheetItems } from '../../../src/games/faza/interaction/controls/boardControls.ts';
import { pickKey } from '../../../src/games/faza/interaction/picks.ts';
import type { BoardView } from '../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { begin, pastOf } from '../../../src/kernel/session.ts';
import type { Player } from '../../../src/module/match.ts';
import { openTable, type TablePage } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { asBoard } from '../../games/faza/board.ts';
import { asFaza, type Match } from '../../games/faza/match.ts';
import { position } from '../../games/faza/positions.ts';
import { place } from '../../games/faza/rules/tiles24/place.ts';
import { quietPage, quietStage } from '../learn/quietPage.ts';

/** A table in a position, and everything that can be pressed there. */
function tableAt(state: State, seen: Partial<TablePage> = {}, players?: readonly Player[]) {
  let view: BoardView | null = null;
  let controls: readonly Control[] = [];
  let match: Match | null = null;
  let choose: (path: BoardView['path']) => void = () => undefined;
  const said: string[] = [];
  const page = quietPage({
    stage: { ...quietStage, board: (shown) => (view = asBoard(shown)) },
    showControls: (shown) => {
      controls = shown;
    },
    showSheet: (_title, _items, chosen) => {
      choose = chosen;
    },
    keep: (kept) => {
      match = asFaza(kept);
    },
    announce: (sentence) => said.push(sentence),
    tell: (sentence) => said.push(sentence),
    ...seen,
  });
  const heroes = state.heroes.map(({ id }) => id);
  const setup = { edition: state.edition, mode: state.mode, heroes, seed: 'an open fight', health: null } as const;
  const session = {
    ...begin(faza, { ...setup, rewards: true, fazaFirst: false }),
    opening: { ok: true as const, state, facts: [] },
  };
  openTable(page, { session, players: players ?? heroes.map(() => 'you' as const) });
  const control = (id: string): Control => {
    const found = controls.find((one) => one.id === id);
    if (!found) throw new Error(`no ${id} among ${controls.map((one) => one.id).join(' ')}`);
    return found;
  };
  const shown = (): BoardView => {
    if (!view) throw new Error('nothing is shown');
    return view;
  };
  return {
    control,
    shown,
    said,
    has: (id: string): boolean => controls.some((one) => one.id === id),
    press: (...ids: readonly string[]): void => {
      for (const id of ids) control(id).press();
    },
    choose: (key: string): void => {
      const item = sheetItems(shown()).find(({ pick }) => pickKey(pick) === key);
      if (!item) throw new Error(`no ${key} in the list`);
      choose(item.path);
    },
    commands: (): Command[] => (match ? pastOf(match.session).map(({ command }) => command) : []),
    added: (): Command[] => (shown().open?.added ?? []).map(({ command }) => command),
    each: (): number | undefined => shown().fight?.each,
  };
}

/** The lower half of a card; inside a fight, the whole card. */
const card = (seat: number, no: number): string => `half:${seat}:${no}:enhancement`;
const enhance = (hero: number, no: number, option = 0): Command => ({
  do: 'enhance',
  hero,
  card: no,
  option,
  target: { kind: 'self' },
});

const fighting = position({
  heroes: { soldier: { tile: 7, points: 1 }, doctor: { tile: 7 }, senator: { tile: 1 } },
  tiles: { 7: { drones: 2 } },
});
const roll: Command = { do: 'fight', hero: 0, tile: 7 };

describe('C1 wherever odds are shown, the button rolls', () => {
  test('C1 with nothing picked the odds of the selected hero are those that one press rolls', async () => {
    const { control, press, shown, commands } = tableAt(fighting);
    expect(shown().offer).toBeNull();
    expect(shown().fight?.odds.dice).toBe(2);
    expect(shown().ready).toEqual(roll);
    expect(control('go')).toMatchObject({ label: 'Roll: can’t be undone' });
    expect(control('go').why).toBeUndefined();
    press('go');
    await vi.waitFor(() => expect(commands()).toEqual([roll]));
  });

  test('C1 no odds are shown that the button would not roll: of a hero without Drones, of the computer, while a card waits', () => {
    const { shown, press, control } = tableAt(fighting, {}, ['you', 'computer', 'you']);
    press('hero:2');
    expect([shown().fight, control('go').why]).toEqual([null, 'Nothing is chosen yet.']);
    press('hero:1');
    expect([shown().fight, control('go').why]).toEqual([null, 'Nothing is chosen yet.']);
    press('hero:0', card(0, 1));
    expect([shown().fight, control('go').label]).toEqual([null, 'Do it']);
  });

  test('C7 where several tiles could be fought none is shown, and the button says so until one is chosen', async () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
      tiles: { 6: { drones: 1 }, 8: { drones: 3 } },
    });
    const { shown, press, control, commands, said } = tableAt(state);
    press(card(0, 2), 'go');
    await vi.waitFor(() => expect(commands()).toHaveLength(1));
    await vi.waitFor(() => expect(shown().busy).toBe(false));
    expect([shown().fight, shown().ready]).toEqual([null, null]);
    press('go');
    expect(said.at(-1)).toBe('You can fight on several tiles. Press Fight and choose one.');
    expect(commands()).toHaveLength(1);
    press('verb:fight');
    expect(shown().fight).toBeNull();
    press('tile:8');
    expect(shown().fight?.odds.dice).toBe(3);
    expect(control('go').label).toBe('Roll: can’t be undone');
  });
});

describe('C3 cards are added inside the fight', () => {
  test('C3 a press adds a card, another one removes it, the odds follow at once, and one Roll carries out all', async () => {
    const { press, control, added, each, commands, shown } = tableAt(fighting);
    press('verb:fight');
    expect(each()).toBeCloseTo(3 / 6);
    press(card(0, 1));
    expect(each()).toBeCloseTo(4 / 6);
    press(card(0, 4));
    expect(each()).toBeCloseTo(1);
    press(card(0, 1));
    expect([added(), each()]).toEqual([[enhance(0, 4)], 5 / 6]);
    press(card(0, 3));
    expect(shown().offer).toEqual(roll);
    expect(commands()).toEqual([]);
    expect(control('go').hint).toContain('with Soldier 4: Grenades, Soldier 3: Raygun');
    press('go');
    await vi.waitFor(() => expect(commands()).toEqual([enhance(0, 4), enhance(0, 3), roll]));
    expect(shown().open).toBeNull();
  });

  test('C3 an added card is said to be added and by how much it helps; one that was removed is a card again', () => {
    const { press, control, said } = tableAt(fighting);
    press('verb:fight');
    expect(control(card(0, 1))).toMatchObject({ label: 'Soldier, card 1: Raygun', pressed: false });
    press(card(0, 1));
    expect(control(card(0, 1))).toMatchObject({ label: 'Soldier, card 1: Raygun, added to the roll', pressed: true });
    expect(control(card(0, 1)).hint).toContain('unhurt +19%');
    expect(said.at(-1)).toMatch(/^Soldier 1: Raygun is added to the roll\. .*44% 2 defeated, unhurt/);
    press(card(0, 1));
    expect(control(card(0, 1))).toMatchObject({ label: 'Soldier, card 1: Raygun', pressed: false });
    expect(said.at(-1)).toMatch(/^Soldier 1: Raygun is removed from the roll\./);
  });

  test('C3 Fight takes a card along that was picked, and a card that was begun is finished inside the fight', () => {
    const first = tableAt(fighting);
    first.press(card(0, 1));
    expect(first.shown().offer).toEqual(enhance(0, 1));
    first.press('verb:fight');
    expect([first.shown().offer, first.added()]).toEqual([roll, [enhance(0, 1)]]);

    const choosing = tableAt(
      position({ heroes: { engineer: { tile: 7 }, doctor: { tile: 1 } }, tiles: { 7: { drones: 1 } } }),
    );
    choosing.press(card(0, 2));
    expect(choosing.shown().next.map(pickKey)).toEqual(['option:0:2:0', 'option:0:2:1']);
    choosing.press('verb:fight');
    // Only one of the two effects helps this roll, so there is nothing left to ask.
    expect(choosing.added()).toEqual([enhance(0, 2)]);
  });

  test('C7 a Bazooka that was picked makes a fight possible, and Fight takes it along to the tile next door', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
      tiles: { 8: { drones: 3 } },
    });
    const { press, shown, added, control } = tableAt(state);
    expect(control('verb:fight').why).toBeDefined();
    press(card(0, 2), 'verb:fight');
    expect(shown().offer).toEqual({ do: 'fight', hero: 0, tile: 8 });
    expect(added()).toEqual([enhance(0, 2)]);
    press(card(0, 2));
    // Without it there is nothing left to fight.
    expect([shown().open, shown().offer]).toEqual([null, null]);
  });

  test('C7 a Bazooka added to a fight turns it to other tiles, and back when it is removed', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 2 }, 6: { drones: 1 }, 8: { drones: 3 } },
    });
    const { press, shown, added } = tableAt(state);
    press('verb:fight', card(0, 1), card(0, 2));
    expect(shown().offer).toBeNull();
    expect(shown().open?.path).toHaveLength(2);
    press('tile:6');
    expect(shown().offer).toEqual({ do: 'fight', hero: 0, tile: 6 });
    press(card(0, 2));
    expect([shown().offer, added()]).toEqual([roll, [enhance(0, 1)]]);
  });

  test('C3 what a friend plays for the roll is added from their cards, and their hero may come to the front for it', async () => {
    const { press, shown, commands } = tableAt(fighting);
    press('verb:fight', 'hero:1');
    expect(shown().seat).toBe(1);
    expect(shown().offer).toEqual(roll);
    press(card(1, 4));
    expect(shown().fight?.odds.shields).toBe(2);
    press('go');
    await vi.waitFor(() => expect(commands()).toHaveLength(2));
    expect(commands()[0]).toEqual({
      do: 'enhance',
      hero: 1,
      card: 4,
      option: 0,
      target: { kind: 'ally', ally: 0 },
    });
    await vi.waitFor(() => expect(shown().seat).toBe(0));
  });

  test('C3 a card that does not help the roll says so, and the fight with all that was added stays', () => {
    const { press, shown, added, control, said } = tableAt(fighting);
    press('verb:fight', card(0, 1), card(2, 1));
    expect(said.at(-1)).toBe('This would not improve the roll. Cancel the fight to use it for something else.');
    expect(control(card(2, 1)).why).toBe(
      'This would not improve the roll. Cancel the fight to use it for something else.',
    );
    expect([shown().offer, added()]).toEqual([roll, [enhance(0, 1)]]);
  });

  test('P3 Marksman is added and removed as a card is; what it would cost is only paid by the roll', async () => {
    const { press, control, added, each, commands, shown } = tableAt(fighting);
    press('verb:fight', 'verb:skill');
    expect(added()).toEqual([{ do: 'marksman', hero: 0 }]);
    expect(each()).toBeCloseTo(4 / 6);
    expect(control('verb:skill')).toMatchObject({ label: 'Skill, added to the roll', pressed: true });
    press('verb:skill');
    expect([added(), control('verb:skill').pressed]).toEqual([[], false]);
    press('verb:skill', 'go');
    await vi.waitFor(() => expect(commands()).toEqual([{ do: 'marksman', hero: 0 }, roll]));
    expect(shown().open).toBeNull();
  });

  test('P24-P1 a Point for a better die is added as a card is, another one as long as it helps, and Undo takes one out', async () => {
    const state = place({ heroes: { doctor: { tile: 15, points: 3 }, marine: {} }, tiles: { 15: { drones: 2 } } });
    const aim: Command = { do: 'aim', hero: 0 };
    const { press, control, added, shown, said, commands } = tableAt(state);
    press('verb:fight');
    const { preview } = shown();
    expect(preview?.kind === 'fight' && preview.helps.map(({ command }) => command)).toContainEqual(aim);
    press('verb:skill');
    expect(said.at(-1)).toMatch(/^Doctor: Aim is added to the roll\./);
    press('verb:skill');
    expect([added(), shown().fight?.odds.lowest]).toEqual([
      [aim, aim],
      [1, 1],
    ]);
    press('undo');
    expect(added()).toEqual([aim]);
    press('verb:skill', 'verb:skill', 'verb:skill');
    // There is nothing left to pay with, so the last press removed one.
    expect(added()).toEqual([aim, aim]);
    expect(control('verb:skill')).toMatchObject({ label: 'Skill, added to the roll', pressed: true });
    press('go');
    await vi.waitFor(() => expect(commands()).toEqual([aim, aim, { do: 'fight', hero: 0, tile: 15 }]));
  });

  test('P24-P1 P3 a skill of one’s own and a Point for a better die are both added', () => {
    const state = place({ heroes: { marine: { tile: 9, points: 2 }, doctor: {} }, tiles: { 9: { drones: 2 } } });
    const { press, choose, added } = tableAt(state);
    press('verb:fight', 'verb:skill');
    choose('skill:0:marksman');
    expect(added()).toEqual([{ do: 'marksman', hero: 0 }]);
    press('verb:skill');
    choose('skill:0:aim');
    expect(added()).toEqual([
      { do: 'marksman', hero: 0 },
      { do: 'aim', hero: 0 },
    ]);
  });

  test('T2 a card that makes another one ready again can be added where that one then helps', () => {
    const state = position({
      heroes: { engineer: { tile: 7, injured: [2], used: [1] }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 2 } },
    });
    const { press, added, shown } = tableAt(state);
    press('verb:fight', card(0, 2));
    expect(added()).toEqual([
      { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'card', ally: 0, card: 1 } },
    ]);
    press(card(0, 1));
    expect(added()).toHaveLength(2);
    expect(shown().fight?.odds.bonus).toBe(2);
    // Without the first, the second cannot be played.
    press(card(0, 2));
    expect(added()).toEqual([]);
  });

  test('I2 a Rebel placed here is added, too: it takes an injury', () => {
    const state = position({ heroes: { senator: { tile: 7 }, doctor: { tile: 1 } }, tiles: { 7: { drones: 2 } } });
    const { press, added, shown } = tableAt(state);
    press('verb:fight', card(0, 2));
    // Rally counts the Rebels here, and there are none.
    expect(added()).toEqual([]);
    press(card(0, 4), card(0, 2));
    expect(added()).toHaveLength(2);
    // One for the tile, which belongs to the Senator's area (C4), and one for the Rebel.
    expect(shown().fight?.odds.bonus).toBe(2);
  });

  test('while the fight is open a card is one button; the halves are back once it is let go of', () => {
    const { press, has, shown, added } = tableAt(fighting);
    expect(has('half:0:1:movement')).toBe(true);
    press('verb:fight', card(0, 1));
    expect(has('half:0:1:movement')).toBe(false);
    press('cancel');
    expect([shown().open, shown().path, added()]).toEqual([null, [], []]);
    expect(has('half:0:1:movement')).toBe(true);
  });

  test('Undo takes out what was added last before it takes back what was done', () => {
    const { press, added, shown, said } = tableAt(fighting);
    press('verb:fight', card(0, 1), card(0, 4), 'undo');
    expect(added()).toEqual([enhance(0, 1)]);
    expect(said.at(-1)).toBe('Soldier 4: Grenades is removed from the roll.');
    press('undo');
    expect([added(), shown().offer]).toEqual([[], roll]);
    expect(shown().canUndo).toBe(false);
  });

  test('other things give the fight up: the end of the phase, the fight of somebody else', () => {
    const { press, shown } = tableAt(fighting);
    press('verb:fight', card(0, 1), 'hero:1', 'verb:fight');
    expect([shown().offer, shown().open?.added]).toEqual([{ do: 'fight', hero: 1, tile: 7 }, []]);
    press('end');
    expect([shown().offer, shown().open]).toEqual([{ do: 'endTeamPhase' }, null]);
  });

  test('in a plan the cards and the roll are planned together', () => {
    const { press, shown, commands } = tableAt(fighting);
    press('plan', 'verb:fight', card(0, 1), 'go');
    expect(shown().open).toBeNull();
    expect(shown().state.heroes[0]?.cards[0]?.used).toBe(true);
    expect(shown().canUndo).toBe(true);
    expect(commands()).toEqual([]);
  });

  test('with one press for each command a card added to a fight that waits for its tile rolls nothing', async () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
      tiles: { 6: { drones: 1 }, 8: { drones: 3 } },
    });
    const { press, shown, commands, added } = tableAt(state, { confirms: () => false });
    press(card(0, 2));
    await vi.waitFor(() => expect(commands()).toEqual([enhance(0, 2)]));
    await vi.waitFor(() => expect(shown().busy).toBe(false));
    press('verb:fight', card(0, 1));
    expect(added()).toEqual([enhance(0, 1)]);
    expect(commands()).toHaveLength(1);
    press('tile:8');
    await vi.waitFor(() => expect(commands().slice(1)).toEqual([enhance(0, 1), { do: 'fight', hero: 0, tile: 8 }]));
  });
});

describe('what can be taken back is said as it is', () => {
  test('at the very start there is nothing to undo yet; after a roll it has been seen', async () => {
    const { press, said, commands, shown } = tableAt(fighting);
    press('undo');
    expect(said.at(-1)).toBe('There is nothing to undo yet.');
    press('go');
    await vi.waitFor(() => expect(commands()).toHaveLength(1));
    await vi.waitFor(() => expect(shown().busy).toBe(false));
    press('undo');
    expect(said.at(-1)).toBe('Nothing to undo: rolls and cards you have seen can’t be undone.');
  });
});
