import { expect, test } from 'vitest';
import { headingOf } from '../../../../src/games/azardia/interaction/duelWidgets.ts';
import { duelLayout, endStrip } from '../../../../src/games/azardia/interaction/layout/duelLayout.ts';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { moduleText } from '../../../../src/games/azardia/text/module.en.ts';
import { common, contains, type Rect } from '../../../../src/table/layout/rect.ts';
import { type Described, position } from '../position.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor, type Window } from './pressing.ts';

/** A duel of seat 0 (first dice) and seat 1 on a tile, in which somebody may improve. */
function duel(dice: readonly number[], others: readonly number[], own: Described = {}, tile = 60): State {
  const state = position('C', [
    { level: 3, tile: 60, ...own },
    { level: 3, tile: 60, coins: 2000 },
  ]);
  const side = (seat: number, thrown: readonly number[]) => ({
    seat,
    dice: thrown,
    raised: thrown.map(() => false),
    added: 0,
  });
  return {
    ...state,
    duel: { challenger: side(0, dice), defender: side(1, others), tile },
    steps: [{ step: 'improve' }],
  };
}

/** The controls by name, with their descriptions, except buttons above the scene. */
function offered(state: State, hand: 'open' | 'faceDown' = 'open') {
  const { shown } = tableFor(state, 0, [], undefined, { hand });
  return {
    heading: shown.duelHeading,
    about: shown.widgets.flatMap(({ look }) => (look.kind === 'duel' ? [`${look.name}: ${look.about}`] : [])),
    go: shown.widgets.flatMap(({ label, look }) => (look.kind === 'go' ? [`${label}: ${look.detail}`] : [])),
    /** The button that passes. */
    pass: shown.widgets.flatMap(({ id, main, key, look }) =>
      id === 'go' && look.kind === 'option' ? [{ isMain: main === true, keys: key, detail: look.detail }] : [],
    )[0],
    ids: shown.widgets.filter(({ group }) => group !== moduleText.groups.table).map(({ id }) => id),
  };
}

test('H7 each die and card shows the resulting state of the duel, and passing its cost', () => {
  const { heading, about, go, pass } = offered(
    duel([8, 4], [9, 6], { coins: 3000, hand: ['loadedSmile', 'doOverEgg'] }),
  );
  expect(heading).toEqual(['You are 3 behind', 'Add to your roll, or let it be.']);
  expect(about).toEqual([
    'Die +1: 13, still 2 behind',
    'Die +1: 13, still 2 behind',
    'Loaded Smile: +5 → 17, 2 ahead. Kuchuritok can still answer',
    'Do-Over Egg: 15% ahead, 6% tie',
  ]);
  expect(go).toEqual([]);
  expect(pass).toEqual({ isMain: false, keys: 'p', detail: 'lose: level 2, tile 59' });
});

test('H7 a choice that puts its player ahead names who can still answer, as far as everybody knows', () => {
  const hand = ['loadedSmile'] as const;
  const shown = (rival: Described, window: Window): string => {
    const state = duel([8, 4], [9, 6], { hand });
    const players = state.players.map((player, seat) => (seat === 1 ? { ...player, ...rival } : player));
    const widget = tableFor({ ...state, players }, 0, [], window).shown.widgets.find(
      ({ look }) => look.kind === 'duel' && look.card !== undefined,
    );
    return `${widget?.look.kind === 'duel' ? widget.look.about : ''} | ${widget?.hint}`;
  };
  const answer = '+5 → 17, 2 ahead. Kuchuritok can still answer';
  expect(shown({ hand: ['nopeNebula'], coins: 0 }, [1280, 720])).toBe(`${answer} | ${answer}`);
  expect(shown({ hand: [], coins: 1000 }, [1280, 720])).toBe(`${answer} | ${answer}`);
  expect(shown({ hand: ['nopeNebula'], coins: 0 }, [390, 844])).toBe(`+5 → 17, 2 ahead | ${answer}`);
  expect(shown({ hand: [], coins: 0 }, [1280, 720])).not.toContain('answer');
});

test('H7 a card that makes the other side roll again shows the odds', () => {
  expect(offered(duel([3, 1], [6, 6], { hand: ['bananaFootwork'] })).about).toEqual([
    'Banana Footwork: 3% ahead, 3% tie',
  ]);
});

test('H4 where the loser of a duel before the Gate stays, passing costs nothing', () => {
  const state = duel([1, 4], [9, 6], { level: 5, tile: 80, hand: ['mandibleWax'] }, 80);
  const players = state.players.map((player) => ({ ...player, level: 5, tile: 80 }));
  expect(offered({ ...state, players }).go).toEqual(['Pass: nothing to lose']);
});

test('H2 G3 the button shows the result of a tie: roll again, or lose tile 150', () => {
  const tie = offered(duel([8, 4], [6, 6], { coins: 1000 }));
  expect(tie.heading?.[0]).toBe('A tie: both roll again');
  expect(tie.go).toEqual(['Roll again: A tie: both roll again']);
  const goal: State = {
    ...duel([8, 4], [6, 6], { coins: 1000, level: 5, tile: 150 }, 150),
    grace: { first: 1, holder: 1, now: 0, turns: [] },
  };
  expect(offered(goal).heading?.[0]).toBe('A tie: Kuchuritok wins');
  expect(offered(goal).pass?.detail).toBe('lose: tile 147');
});

test('while a duel is shown its heading says what happens, and never that somebody may answer', () => {
  const state = azardia.view(duel([8, 4], [9, 6], { coins: 1000, hand: ['loadedSmile'] }), 0);
  const fact = { rule: 'H2', by: 'duel' } as const;
  expect(headingOf(state, 0, null)).toEqual(['You are 3 behind', 'Add to your roll, or let it be.']);
  expect(headingOf(state, 1, null)).toEqual(['Lagartoon is 3 behind', 'Lagartoon may answer.']);
  expect(headingOf(state, 1, [])).toEqual(['Lagartoon is 3 behind', '']);
  // H2: while the dice are in the air nobody can see who is behind.
  expect(headingOf(state, 0, [{ ...fact, fact: 'duelRolled', seat: 0, dice: [8, 4] }])).toEqual(['You roll', '']);
  expect(headingOf(state, 0, [{ ...fact, fact: 'duelRolled', seat: 1, dice: [9, 6] }])).toEqual([
    'Kuchuritok rolls',
    '',
  ]);
  expect(headingOf(state, 1, [{ ...fact, fact: 'passed', seat: 0 }])).toEqual([
    'Lagartoon is 3 behind',
    'Lagartoon lets it be.',
  ]);
  expect(headingOf(state, 1, [{ ...fact, fact: 'duelWon', winner: 1, loser: 0 }])).toEqual([
    'Kuchuritok wins!',
    'Lagartoon loses.',
  ]);
});

test('a state of an animation in which nobody can act has a heading, too', () => {
  const state = azardia.view(duel([8, 4], [9, 6]), 0);
  expect(headingOf(state, 1, [])).toEqual(['Lagartoon is 3 behind', '']);
});

test('a face-down hand shows only the number of its cards', () => {
  const state = duel([8, 4], [9, 6], { coins: 1000, hand: ['loadedSmile', 'doOverEgg'] });
  const { shown } = tableFor(state, 0, [], undefined, {
    hand: 'faceDown',
    context: {
      state: tableFor(state, 0).shown.state,
      rules: {
        apply: () => ({ ok: false, rule: 'T1', reason: 'notNow' }),
        legalCommands: () => [],
        revealed: () => false,
      },
      allowed: () => [],
    },
  });
  expect(
    shown.widgets.filter(({ group }) => group !== moduleText.groups.table).map(({ id, label }) => `${id}: ${label}`),
  ).toEqual(['peek: Hold to peek: 2 cards', expect.stringMatching(/^go: /)]);
});

test.each(WINDOWS)(
  'at %i × %i nothing that is read or pressed in a duel overlaps, and all of it is in the window',
  (w, h) => {
    const layout = duelLayout(tableLayout(w, h, 4));
    const sides = layout.sides.flatMap(({ card, dice, total: { x, y, radius } }) => [
      card,
      ...dice,
      { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius },
    ]);
    const { top, heading, options, go, second } = layout;
    const all: readonly Rect[] = [top, heading, options, go, second, ...sides];
    const window: Rect = { x: 0, y: 0, w: w + 0.01, h: h + 0.01 };
    for (const [index, one] of all.entries()) {
      expect(contains(window, one) && contains(window, { x: one.x + one.w, y: one.y + one.h })).toBe(true);
      expect(Math.min(one.w, one.h)).toBeGreaterThan(20);
      for (const other of all.slice(index + 1)) {
        const shared = common(one, other);
        expect(shared.w > 0.01 && shared.h > 0.01, `${JSON.stringify(one)} on ${JSON.stringify(other)}`).toBe(false);
      }
    }
  },
);

test.each(WINDOWS)(
  'at %i × %i the end of a duel covers no die, no total and no widget of a card but the whole',
  (w, h) => {
    const { sides, panel, unit } = duelLayout(tableLayout(w, h, 4));
    const [near, far] = sides.map((side) => endStrip(side, unit, 12));
    for (const strip of [near, far]) {
      const shares = ({ x, y, w, h }: Rect): boolean => {
        const shared = common(strip ?? panel, { x, y, w, h });
        return shared.w > 0.01 && shared.h > 0.01;
      };
      for (const { dice, total, card } of sides) {
        const { x, y, radius } = total;
        const around: readonly Rect[] = [...dice, { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }];
        expect(around.filter(shares)).toEqual([]);
        if (strip !== card) expect(shares(card)).toBe(false);
      }
      expect(shares(panel)).toBe(false);
    }
  },
);

test('at 360 × 640 the dice of a duel are as large as where it was designed', () => {
  const { sides } = duelLayout(tableLayout(360, 640, 4));
  for (const { dice } of sides) for (const { w } of dice) expect(w).toBeGreaterThanOrEqual(57);
});

test.each([
  [360, 640, 0.22],
  [390, 844, 0.24],
  [768, 1024, 0.24],
  [844, 390, 0.8],
  [1280, 720, 0.55],
] as const)('at %i × %i each figure of a duel has its widget of the height', (w, h, widget) => {
  for (const { figure } of duelLayout(tableLayout(w, h, 4)).sides) expect(figure.h / h).toBeGreaterThan(widget);
});

test('H7 Pass is the main button only where the player behind cannot catch up, tie, or have the dice decide', () => {
  const goes = (state: State, hand: 'open' | 'faceDown' = 'open'): boolean => offered(state, hand).go.length > 0;
  // Two dice raised are enough for a tie, three totals more are not.
  expect(goes(duel([8, 4], [8, 6], { coins: 2000 }))).toBe(false);
  expect(goes(duel([8, 4], [8, 6], { coins: 1000 }))).toBe(true);
  expect(goes(duel([8, 4], [9, 6], { coins: 6000 }))).toBe(true);
  expect(goes(duel([1, 1], [10, 10], { hand: ['doOverEgg'] }))).toBe(false);
  expect(goes(duel([8, 4], [9, 8], { hand: ['loadedSmile'] }))).toBe(false);
  expect(goes(duel([8, 4], [9, 9], { hand: ['loadedSmile'] }))).toBe(true);
  // G3: the player arriving at tile 150 loses a tie.
  const goal = (own: number): State => ({
    ...duel([8, own], [8, 6], { coins: 1000, level: 5, tile: 150 }, 150),
    grace: { first: 1, holder: 1, now: 0, turns: [] },
  });
  expect([goes(goal(5)), goes(goal(6))]).toEqual([true, false]);
});

test('the text of a duel names exactly the possible actions', () => {
  const heading = (own: Described, rolled = true): readonly (string | undefined)[] => {
    const state = duel(rolled ? [8, 4] : [], rolled ? [9, 6] : [], own);
    const step = rolled ? ({ step: 'improve' } as const) : ({ step: 'beforeDuel', seat: 0 } as const);
    return headingOf(azardia.view({ ...state, steps: [step] }, 0), 0, null) ?? [];
  };
  expect(heading({ hand: ['chickenProtocol'] }, false)[0]).toBe('Fight, or play a card');
  expect(heading({ hand: ['bootJets'] }, false)[0]).toBe('Time to fight');
  expect(heading({ hand: ['bootJets'] })[1]).toBe('You have nothing to add.');
  expect(heading({ coins: 1000 })[1]).toBe('Add to your roll, or let it be.');
});
