import { describe, expect, test } from 'vitest';
import { easy } from '../../../../src/games/factionFun/bots/easy.ts';
import { factionFunModule } from '../../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { FactionFunTypes } from '../../../../src/games/factionFun/rules/state/types.ts';
import { sealOf, tileOf } from '../../../../src/games/factionFun/scenes/ending/paintEnding.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { begin, give, now, type Session } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { EndingActions } from '../../../../src/module/screens/ending.ts';
import { common, contains, inset, middle, type Rect, rect } from '../../../../src/table/layout/rect.ts';
import { EVERYDAY_WINDOWS } from '../../../kit/windows.ts';
import { endedGame, endingOf } from '../endedGame.ts';
import { setupOf } from '../subject.ts';

const SHARED = ['p Sp Sp p', ' p p p p', 'p Hp Hp p'] as const;
const BOTH = [
  ['S', 1],
  ['H', 9],
] as const;

/** A game that two bots have played to its end. */
function played(): Session<FactionFunTypes> {
  let session = begin(factionFun, setupOf('council', 2));
  for (let number = 0; !factionFun.result(now(session)); number++) {
    const state = now(session);
    const seat = at(factionFun.activeSeats(state), 0);
    const command = easy.choose(factionFun.view(state, seat), chanceFrom(`council ${number}`), [seat]);
    const done = command && give(session, command);
    if (!done || 'ok' in done) throw new Error(`the bot gives ${JSON.stringify(command)}`);
    session = done.session;
  }
  return session;
}

describe('how each game ends, in words', () => {
  const realm = ['Hp Hp Hp Hp', ' Hp Hp Hp Hp', 'Hp Hp Hp Sp'] as const;

  test('W1: the winner comes first, and the other side has a clause with its land', () => {
    const { reason, clauses, signers } = endingOf(endedGame(realm, BOTH, 'W1', 'hearthfolk'));
    expect(reason).toBe('A realm of 11 is linked, and the Hearthfolk draft the treaty.');
    expect(clauses).toEqual([
      {
        peoples: ['hearthfolk'],
        text: 'The Hearthfolk keep their 11 tiles, and the fires on them. No house is built within sight of a hearth without asking.',
      },
      {
        peoples: ['sailfolk'],
        text: 'The Sailfolk keep their harbor and their 1 tile. Those who came by sea are at home here.',
      },
      {
        peoples: ['sailfolk', 'hearthfolk'],
        text: 'Water, high paths, and the council fire belong to both. The council meets every third moon, with as many seats for each side.',
      },
    ]);
    expect([signers.hearthfolk.mood, signers.sailfolk.mood]).toEqual(['glad', 'sad']);
  });

  test.each([
    [['p Sp Sp Sp', ' p p p p', 'p Hp Hp p'], 'The Sailfolk have the larger realm, and draft the treaty.'],
    [
      ['p Sp Sp p', ' p p p Sp', 'p Hp Hp p'],
      'The realms are equal. The Sailfolk hold more tiles, and draft the treaty.',
    ],
    [SHARED, 'Realms and tiles are equal. The Sailfolk have more avatars, and draft the treaty.'],
  ])('W2: the reason says what decided after the last round: %j', (map, reason) => {
    const view = endingOf(endedGame(map, BOTH, 'W2', 'sailfolk'));
    expect(view.reason).toBe(reason);
    expect(view.clauses[0]?.peoples).toEqual(['sailfolk']);
    expect(view.clauses[2]?.text).toBe(
      'Water, high paths, and the council fire belong to both. The council meets every ninth moon.',
    );
  });

  test.each([
    [
      'sailfolk',
      ['Sp Sp p p'],
      'Only the Sailfolk hold land. They draft a treaty with a clause for everyone.',
      'The Hearthfolk return to the hearths that they were driven from. The Sailfolk help to light them again.',
    ],
    [
      'hearthfolk',
      ['Hp Hp p p'],
      'Only the Hearthfolk hold land. They draft a treaty with a clause for everyone.',
      'The Sailfolk receive land for a harbor and for their houses. No one who came by sea is sent away.',
    ],
  ] as const)('W3: a side without land has a clause too (%s win)', (winner, map, reason, clause) => {
    const view = endingOf(
      endedGame(
        map,
        BOTH.map(([side], tile) => [side, tile] as const),
        'W3',
        winner,
      ),
    );
    expect(view.reason).toBe(reason);
    expect(view.clauses[1]?.text).toBe(clause);
  });

  test('W2: on a shared coast both sign as equals', () => {
    const { reason, clauses, signers } = endingOf(endedGame(SHARED, BOTH, 'W2', null));
    expect(reason).toBe('A shared coast: both sides sign as equals.');
    expect(clauses.map(({ text }) => text)).toEqual([
      'The Sailfolk keep their harbor and their 2 tiles. They came without asking, and ask from now on.',
      'The Hearthfolk keep their 2 tiles, and the fires on them. They were here first, and are asked first.',
      'Water, high paths, and the council fire belong to both. The sides speak in turn, and neither speaks for the other.',
    ]);
    expect([signers.hearthfolk.mood, signers.sailfolk.mood]).toEqual(['glad', 'glad']);
  });

  test('P6: a specialty avatar signs for its people', () => {
    const avatars = [
      ['S', 1],
      ['S', 2, 'governor'],
      ['H', 9, 'protector'],
      ['H', 10, 'healer'],
    ] as const;
    const { signers } = endingOf(endedGame(SHARED, avatars, 'W2', null));
    expect([signers.sailfolk.kind, signers.hearthfolk.kind]).toEqual(['governor', 'healer']);
  });
});

test('the chart begins with the realms of the setup, ends with those of the end, and has a button for each round', () => {
  const session = played();
  const { history, picture, signers, goal } = endingOf(session);
  const { round } = now(session);
  expect(history).toHaveLength(round + 1);
  expect(history[0]).toEqual({ sailfolk: 1, hearthfolk: 1 });
  expect(history.at(-1)).toEqual({ sailfolk: signers.sailfolk.realm, hearthfolk: signers.hearthfolk.realm });
  expect(goal).toBe(11);
  expect(picture.buttons.filter(({ id }) => id.startsWith('ending:round:'))).toHaveLength(round);
  // Every tile but the first one was claimed or won, and none is counted for both sides.
  const { sailfolk, hearthfolk } = signers;
  expect(sailfolk.tally.claims + sailfolk.tally.battles).toBeGreaterThanOrEqual(sailfolk.tiles - 1);
  expect(hearthfolk.tally.claims + hearthfolk.tally.battles).toBeGreaterThanOrEqual(hearthfolk.tiles - 1);
  for (const { tally } of [sailfolk, hearthfolk]) expect(tally.answers).toBeLessThanOrEqual(tally.battles);
});

test('the replay is watched from its beginning', () => {
  const ages: number[] = [];
  const moment = (age: number): void => void ages.push(age);
  const view = endingOf(endedGame(SHARED, BOTH, 'W2', null));
  const controls = factionFunModule.ending.controls(view, { moment } as EndingActions);
  controls.find(({ id }) => id === 'ending:replay')?.press();
  expect(ages).toEqual([0]);
});

const isOver = (one: Rect, other: Rect): boolean => {
  const { w, h } = common(one, other);
  return w > 0.5 && h > 0.5;
};

describe.each([...EVERYDAY_WINDOWS, [390, 844]] as const)('in a window of %i × %i', (width, height) => {
  const view = endingOf(endedGame(SHARED, BOTH, 'W2', null), [width, height]);
  const { layout, picture } = view;

  test('nothing overlaps, and everything is in the window', () => {
    const { heading, sides, clauses, mended, chart, tally, buttons } = layout;
    const parts = [heading, sides.sailfolk, sides.hearthfolk, clauses, mended, chart, tally, buttons];
    for (const [index, part] of parts.entries()) {
      expect(part.x >= 0 && part.y >= 0 && part.x + part.w <= width && part.y + part.h <= height).toBe(true);
      for (const other of parts.slice(index + 1)) expect(isOver(part, other)).toBe(false);
    }
    expect(isOver(layout.treaty, sides.sailfolk) || isOver(layout.treaty, layout.record)).toBe(false);
    expect(clauses.h).toBeGreaterThan(130);
    expect(chart.h).toBeGreaterThan(70);
  });

  test('the tile is between both seals, which are equally large and equally far from it', () => {
    const tile = tileOf(layout);
    const [one, other] = [sealOf(layout, 'sailfolk'), sealOf(layout, 'hearthfolk')];
    expect(isOver(tile, one) || isOver(tile, other)).toBe(false);
    expect(one.h).toBe(other.h);
    expect(one.h).toBeGreaterThan(24);
    expect(middle(tile).x - middle(one).x).toBeCloseTo(middle(other).x - middle(tile).x);
    for (const part of [tile, one, other]) expect(contains(inset(layout.mended, -1), part)).toBe(true);
  });

  test('every button is large enough for a finger, and a message covers none', () => {
    const shown = picture.buttons.filter(({ id }) => !id.startsWith('ending:round:'));
    expect(shown.map(({ id }) => id)).toEqual([
      'ending:again',
      'ending:replay',
      'ending:newGame',
      'ending:look',
      'ending:rule',
      'ending:title',
    ]);
    const note = factionFunModule.ending.toasts(view);
    expect(isOver(note, rect(0, 0, width, height))).toBe(true);
    for (const { rect: area } of shown) {
      expect(Math.min(area.w, area.h)).toBeGreaterThanOrEqual(44);
      expect(isOver(area, note)).toBe(false);
    }
    expect(note.h).toBeGreaterThanOrEqual(80);
    expect(note.w).toBeGreaterThanOrEqual(280);
  });
});
