import { expect, test } from 'vitest';
import { draftWidgets } from '../../../../src/games/faceOff/interaction/draftWidgets.ts';
import { draftLayout } from '../../../../src/games/faceOff/interaction/layout/draftLayout.ts';
import { tableLayout } from '../../../../src/games/faceOff/interaction/layout/tableLayout.ts';
import { stepsOf } from '../../../../src/games/faceOff/interaction/steps.ts';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { isAskedAtTable, seatColor } from '../../../../src/games/faceOff/ui/people.ts';
import { regions } from '../../../../src/games/faceOff/ui/regions.ts';
import { common, type Rect } from '../../../../src/table/layout/rect.ts';
import { give } from '../position.ts';

const wide = tableLayout(1280, 720, { seats: 2, own: 0 });
const phone = tableLayout(360, 640, { seats: 2, own: 0 });
/** Two seats, and the first one picks first. */
const state: State = Array.from({ length: 20 }, (_, seed) =>
  faceOff.newGame({ seed: `draft ${seed}`, factions: [null, null], timing: 'standard' }),
).flatMap((one) => (one.state.first === 0 ? [one.state] : []))[0] as State;
const paths = (of: State) =>
  faceOff.legalCommands(of).map((command) => ({ command, steps: stepsOf(command, faceOff.view(of, command.seat)) }));

test('S3 every faction can be pressed, and its hint says how it is played', () => {
  const widgets = draftWidgets(wide, faceOff.view(state, 0), paths(state), []);
  expect(widgets.slice(0, 4).map(({ label, isOpen, path }) => [label, isOpen, path])).toEqual([
    ['Monsters', true, ['faction:monsters']],
    ['Cowboys', true, ['faction:cowboys']],
    ['Ninjas', true, ['faction:ninjas']],
    ['Pirates', true, ['faction:pirates']],
  ]);
  expect(widgets[3]?.hint).toBe(
    'Easy. Attack the player in the lead. Tokens come in by themselves. Headquarters: The winner of each Face Off takes 1 token. Ties: the most tokens. Reward: Letter of Marque.',
  );
});

test('S3 a faction that somebody has says whose it is, and who only watches learns who picks', () => {
  const after = give(state, { do: 'pickFaction', seat: 0, faction: 'ninjas' }).state;
  const [monsters, , ninjas] = draftWidgets(wide, faceOff.view(after, 1), paths(after), []);
  expect([monsters?.isOpen, monsters?.why]).toEqual([true, undefined]);
  expect([ninjas?.isOpen, ninjas?.why]).toEqual([false, 'Player 1 has them.']);
  const [watched] = draftWidgets(wide, faceOff.view(after, 0), [], []);
  expect([watched?.isOpen, watched?.why]).toEqual([false, 'Player 2 picks now.']);
});

test('S1 the twelve starters of the faction that is chosen can be looked at, where they can be read', () => {
  const shown = (path: string[]) =>
    draftWidgets(
      wide,
      faceOff.view(state, 0),
      paths(state),
      path.map((kind) => ({ kind })),
    ).slice(4);
  expect(shown([])[0]?.label).toBe('The Minotaur');
  expect(shown(['faction:cowboys']).map(({ group }) => group)).toEqual(
    Array.from({ length: 12 }, () => 'Starters of the Cowboys'),
  );
  const [first] = shown(['faction:pirates']);
  expect(shown(first?.path as string[])[0]?.label).toBe(first?.label);
  expect(draftWidgets(phone, faceOff.view(state, 0), paths(state), [])).toHaveLength(4);
});

test('S3 nobody has to pass the device on to pick, and a seat without a faction has a name and a color', () => {
  const view = faceOff.view(state, 0);
  expect(isAskedAtTable(view)).toBe(true);
  expect(seatColor(view, 0)).toEqual({ fill: 'rgb(74 70 82)', ink: 'rgb(255 255 255)' });
  const after = give(state, { do: 'pickFaction', seat: 0, faction: 'ninjas' }).state;
  expect(regions(faceOff.view(after, 0), 0)).toEqual([
    [],
    [],
    [
      { title: 'Player 1', seat: 0, lines: ['Ninjas'] },
      { title: 'Player 2', seat: 1, lines: ['Picks now'] },
    ],
  ]);
});

test('S3 a new game lets seats pick, unless factions by chance are on; a quick start and the game of a day draw them', () => {
  const { setups } = faceOffModule;
  expect(setups.draft('seed', () => [] as never).game().setup.factions).toEqual([null, null]);
  expect(setups.lines(setups.draft('seed', () => [] as never).game().setup)).toEqual([
    '2 players',
    'Everyone picks a faction',
  ]);
  expect(setups.quickStart([] as never, 'seed', false).setup.factions).not.toContain(null);
  expect(setups.daily?.setup('2026-12-01', 'seed')?.factions).not.toContain(null);
});

const meets = (one: Rect, other: Rect): boolean => {
  const { w, h } = common(one, other);
  return w > 0.5 && h > 0.5;
};

test.each([2, 3, 4, 5])('the parts of a draft of %i seats lie apart, and are high enough for fingers', (seats) => {
  for (const [w, h] of [
    [360, 640],
    [640, 360],
    [844, 390],
    [768, 1024],
    [900, 500],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    const layout = tableLayout(w, h, { seats, own: 0 });
    const places = draftLayout(layout);
    const all = [
      layout.phase,
      layout.menu,
      layout.tools,
      layout.go,
      ...places.seats,
      ...places.factions,
      ...places.cards,
    ];
    const overlaps = all.flatMap((one, index) => all.slice(index + 1).filter((other) => meets(one, other)));
    expect([w, h, overlaps]).toEqual([w, h, []]);
    for (const { x, y, ...size } of all)
      expect([x >= 0, y >= 0, x + size.w <= w + 0.5, y + size.h <= h + 0.5]).toEqual([true, true, true, true]);
    for (const place of places.factions) expect(Math.min(place.w, place.h)).toBeGreaterThan(72);
  }
});
