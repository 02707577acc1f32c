import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/faceOff/content/cards.ts';
import { bidWidgets } from '../../../../src/games/faceOff/interaction/auction.ts';
import type { Choice } from '../../../../src/games/faceOff/interaction/choices.ts';
import { choicesOf } from '../../../../src/games/faceOff/interaction/choices.ts';
import { tableLayout } from '../../../../src/games/faceOff/interaction/layout/tableLayout.ts';
import { stepsOf } from '../../../../src/games/faceOff/interaction/steps.ts';
import {
  arenaWidgets,
  handWidgets,
  inArena,
  optionWidgets,
  treeWidgets,
} from '../../../../src/games/faceOff/interaction/tableWidgets.ts';
import type { Widget } from '../../../../src/games/faceOff/interaction/widget.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { position, sealing, sealingDown } from '../position.ts';

const phone = tableLayout(360, 640, { seats: 2, own: 0 });
const wide = tableLayout(1280, 720, { seats: 2, own: 0 });

/** A choice of a clock card. */
const claim = (card: CardId): Choice => ({
  key: `card:${card}`,
  label: card,
  path: [`card:${card}`],
  card,
  command: { do: 'claim', seat: 0, card },
});
const option = (key: string): Choice => ({ ...claim('muster'), key, card: null, command: { do: 'pass', seat: 0 } });

test('one or two options lie beside the button, more of them and cards from elsewhere in the arena', () => {
  const none = { hand: new Map(), cards: [], options: [] };
  expect(inArena({ ...none, options: [option('a'), option('b')] })).toEqual([]);
  expect(inArena({ ...none, options: [option('a'), option('b'), option('c')] }).length).toBe(3);
  expect(inArena({ ...none, cards: [claim('house1')], options: [option('a')] }).length).toBe(2);
});

test('F6 what a card is worth is told in words below a card, and in few signs in a line; a hint always has the words', () => {
  const view = faceOff.view(position({ seats: [{ discards: ['ninjas4'] }, {}] }), 0);
  const choices = (['ninjas1', 'ninjas2', 'ninjas3', 'house1', 'house2', 'house3'] as const).map(claim);
  const notes = (layout: typeof phone) =>
    arenaWidgets(layout, view, 0, choices, []).map(({ look, hint, rect }) => ({
      note: look.kind === 'card' ? look.note : '',
      isWord: hint?.startsWith('+1 now: 4 pieces against 0') === true,
      isLine: rect.h < 80,
    }));
  expect(notes(wide)[0]).toEqual({ note: '+1 now: 4 pieces against 0', isWord: true, isLine: false });
  expect(notes(phone)[0]).toEqual({ note: '+1, 4 to 0', isWord: true, isLine: true });
});

test('six choices lie in two columns on a phone, so that their names can be read', () => {
  const view = faceOff.view(position({ seats: [{}, {}] }), 0);
  const choices = (['ninjas1', 'ninjas2', 'ninjas3', 'house1', 'house2', 'house3'] as const).map(claim);
  expect(arenaWidgets(phone, view, 0, choices, []).every(({ rect }) => rect.w > 160)).toBe(true);
});

test('of two equal cards of the hand the first is chosen, and others are dimmed while somebody is asked', () => {
  const view = faceOff.view(position({ seats: [{ hand: ['banner', 'grendel', 'banner'] }, {}] }), 0);
  const choice: Choice = { ...claim('banner'), command: sealing(0, 'banner') };
  const hand = new Map<CardId, Choice>([['banner', choice]]);
  const shown = (choices: ReadonlyMap<CardId, Choice>) =>
    handWidgets(wide, view, 0, { hand: choices, cards: [], options: [] }, []).map(({ isOpen, look }) => [
      isOpen,
      look.kind === 'card' && look.isDimmed,
    ]);
  expect(shown(hand)).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  expect(shown(new Map())).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('two options beside the main button are as large as a finger in both positions of a phone', () => {
  for (const layout of [phone, wide, tableLayout(844, 390, { seats: 2, own: 0 })]) {
    const [one, two] = optionWidgets(layout, [option('a'), option('b')], []).map(({ rect }) => rect);
    const sizes = [one?.w, one?.h, two?.w, two?.h].map((size) => (size ?? 0) >= 43.9);
    expect(sizes, layout.form).toEqual([true, true, true, true]);
  }
});

test('S8 the cards behind a row are dimmed on a wide table, and not shown on a phone', () => {
  const clock = { row: ['house1', 'house2', 'house3'], middle: ['house4', 'house5'], deck: [] } as const;
  const view = faceOff.view(position({ seats: [{}, {}], clock }), 0);
  const ofClock = (layout: typeof phone) =>
    treeWidgets(layout, view)
      .filter(({ id }) => id.startsWith('clock'))
      .map(({ look }) => look.kind === 'card' && look.isDimmed);
  expect(ofClock(wide)).toEqual([false, false, false, true, true]);
  expect(ofClock(phone)).toEqual([false, false, false]);
});

test('C1, F6, C2 a card of a tree that can be chosen is chosen by a press on it, too, and is not dimmed', () => {
  const clock = { row: ['house1'], middle: ['house4', 'house5'], deck: [] } as const;
  const view = faceOff.view(position({ seats: [{}, {}], clock }), 0);
  const [row, behind, other] = treeWidgets(wide, view, [claim('house1'), claim('house4')], [{ kind: 'card:house4' }]);
  const facts = ({ isOpen, path, pressed, look }: Partial<Widget>) => [
    isOpen,
    path,
    pressed,
    look?.kind === 'card' && look.isDimmed,
  ];
  expect(facts(row ?? {})).toEqual([true, ['card:house1'], false, false]);
  expect(facts(behind ?? {})).toEqual([true, ['card:house4'], true, false]);
  expect(facts(other ?? {})).toEqual([false, ['look:house5'], undefined, true]);
});

test('F1 on a narrow card the note is one word, so that it does not cover the tie letter', () => {
  const view = faceOff.view(position({ seats: [{ hand: ['banner'] }, {}] }), 0);
  const choice: Choice = { ...claim('banner'), command: sealingDown(0, 'banner') };
  const noteIn = (layout: typeof phone) =>
    handWidgets(layout, view, 0, { hand: new Map([['banner', choice]]), cards: [], options: [] }, []).map(
      ({ look }) => look.kind === 'card' && look.note,
    );
  expect(noteIn(phone)).toEqual(['Bluff']);
  expect(noteIn(wide)).toEqual(['Bluff only']);
});

test('more choices than a phone has room for are on several pages, and all of them are wide enough', () => {
  const view = faceOff.view(position({ seats: [{}, {}] }), 0);
  const all = (['ninjas1', 'ninjas2', 'ninjas3', 'house1', 'house2', 'house3', 'house4', 'house5'] as const).map(claim);
  const page = (path: readonly string[]) =>
    arenaWidgets(
      phone,
      view,
      0,
      all,
      path.map((kind) => ({ kind })),
    ).map(({ id, rect }) => [id, rect.w >= 130]);
  const first = ['ninjas1', 'ninjas2', 'ninjas3', 'house1', 'house2'].map((card) => [`choice:card:${card}`, true]);
  const second = ['house3', 'house4', 'house5'].map((card) => [`choice:card:${card}`, true]);
  expect(page([])).toEqual([...first, ['more', true]]);
  expect(page(['more:1'])).toEqual([...second, ['more', true]]);
  // What is chosen is on the page that is shown.
  expect(page(['card:house4'])).toEqual([...second, ['more', true]]);
});

test('M1 an auction is pass, one more, one less and all; the main button gives the bid', () => {
  const bidAt = (bid: number, path: readonly string[], layout = wide) => {
    const auction = bid === 0 ? null : ({ card: 'holyGrail', bid, leader: 1, out: [] } as const);
    const state: State = {
      ...position({ seats: [{ tokens: 6 }, { tokens: 9 }], market: ['holyGrail'], auction }),
      steps: [{ step: 'bid', seat: 0 }],
    };
    const view = faceOff.view(state, 0);
    const paths = faceOff.legalCommands(state, 0).map((command) => ({ command, steps: stepsOf(command, view) }));
    const choices = choicesOf(
      view,
      0,
      paths,
      path.map((kind) => ({ kind })),
    );
    const next = paths.find(({ steps }) => steps[0]?.key === (path[0] ?? `bid:${bid + 1}`))?.command ?? null;
    return bidWidgets(
      layout,
      choices.options,
      next,
      path.map((kind) => ({ kind })),
    );
  };
  const shown = (bid: number, path: readonly string[]) =>
    bidAt(bid, path).map(({ label, path: to }) => [label, to?.[0]]);
  expect(shown(2, [])).toEqual([
    ['Pass', 'pass'],
    ['−1', undefined],
    ['+1', 'bid:4'],
    ['All 6', 'bid:6'],
    ['Limit', 'bid:3'],
  ]);
  expect(shown(2, ['bid:6'])).toEqual([
    ['Pass', 'pass'],
    ['−1', 'bid:5'],
    ['+1', undefined],
    ['All 6', undefined],
    ['Limit', undefined],
  ]);
  // The first bid is a duty. A button that cannot be pressed says why.
  expect(shown(0, [])[0]).toEqual(['Pass', undefined]);
  expect(bidAt(0, []).map(({ why }) => why)).toEqual([
    'You open the auction: bid at least 1 token.',
    'This is the lowest bid you can make.',
    undefined,
    undefined,
    undefined,
  ]);
  expect(bidAt(2, ['bid:6']).map(({ why }) => why)).toEqual([
    undefined,
    undefined,
    'You have no more tokens to bid.',
    'You have no more tokens to bid.',
    'You have no more tokens.',
  ]);
  for (const layout of [phone, wide, tableLayout(844, 390, { seats: 5, own: 0 })])
    expect(
      bidAt(2, [], layout).every(({ rect }) => rect.w >= 44 && rect.h >= 43.9),
      layout.form,
    ).toBe(true);
});
