import { describe, expect, test } from 'vitest';
import { boardLayout } from '../../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { previewOf } from '../../../../../src/games/faza/interaction/preview/preview.ts';
import { comingPhase, whatIf } from '../../../../../src/games/faza/interaction/preview/whatIf.ts';
import type { BoardView } from '../../../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import { fightForecast } from '../../../../../src/games/faza/rules/fight/fightOdds.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../../../src/games/faza/text/en.ts';
import { forecastSheet } from '../../../../../src/games/faza/ui/preview/forecastSheet.ts';
import { numbersSheet } from '../../../../../src/games/faza/ui/preview/numbersSheet.ts';
import { offerSaid } from '../../../../../src/games/faza/ui/preview/offerSaid.ts';
import { opensByItself, panelOf } from '../../../../../src/games/faza/ui/preview/panelOf.ts';
import { DENSITIES, type Density } from '../../../../../src/module/screens/table.ts';
import { position } from '../../positions.ts';
import { statesOf } from '../../scenes/walk.ts';
import { tableFor } from '../../tables.ts';

type Size = readonly [width: number, height: number];
const WIDE: Size = [1280, 720];
const PHONE: Size = [360, 640];

function viewOf(
  state: FazaView,
  offer: Command | null,
  [width, height]: Size = WIDE,
  density: Density = 'normal',
): BoardView {
  const commands = legalCommands(state);
  const result = offer && faza.apply(state, offer);
  return {
    state,
    layout: boardLayout(width, height, state),
    players: state.heroes.map(() => 'you'),
    seat: 0,
    path: [],
    next: [],
    usable: [],
    offer,
    reveals: result?.ok === true && faza.revealed(state, result.state),
    caption: '',
    fight: null,
    forecast: comingPhase(state),
    whatIf: offer && whatIf(state, offer),
    preview: offer && previewOf(state, offer, commands),
    density,
    showForecast: false,
    canUndo: false,
    canRedo: false,
    news: '',
    busy: false,
  };
}

const fighting = position({
  heroes: { soldier: { tile: 7 }, doctor: { tile: 7 } },
  tiles: { 7: { drones: 2, rebels: 1 } },
});
const fight = { do: 'fight', hero: 0, tile: 7 } as const;

describe('what a command will bring is shown and said in numbers', () => {
  test.each([
    ['C4 at home', { soldier: { tile: 2 } }, 'Each die +1: the hero stands in their own area'],
    ['elsewhere', { doctor: { tile: 2 } }, ''],
  ] as const)('what the hero’s tile adds to each die is said, %s', (_, heroes, said) => {
    const state = position({
      heroes: { ...heroes, senator: { tile: 3 } },
      tiles: { 2: { drones: 1 }, 3: { drones: 1 } },
    });
    const sheet = numbersSheet(viewOf(state, { do: 'fight', hero: 0, tile: 2 }));
    expect(sheet?.lines.map(({ text: line }) => line).find((line) => line.startsWith('Each die')) ?? '').toBe(said);
  });

  test('C5 a fight has a row for every way in which it can end, with its chance, and one for each card that helps', () => {
    const sheet = numbersSheet(viewOf(fighting, fight));
    const { results } = fightForecast(fighting, 0, 7);
    expect(sheet?.tables[0]?.rows).toHaveLength(results.length);
    for (const { kills, chance } of results) {
      const row = sheet?.tables[0]?.rows.find(({ cells }) => cells[1] === `+${kills}`);
      expect(row?.cells.at(-1)).toBe(text.board.percent(chance));
    }
    expect(sheet?.tables[1]?.rows.length).toBeGreaterThan(2);
  });

  test('what is said of an offer is never empty, holds every number of its odds, and says where nothing can be taken back', () => {
    for (const state of statesOf(1).filter((at) => comingPhase(at) !== null)) {
      for (const command of legalCommands(state).slice(0, 12)) {
        const view = viewOf(state, command);
        const said = offerSaid(view);
        expect(said.length).toBeGreaterThan(8);
        expect(said).not.toMatch(/\.\.|[a-z] Once done/);
        expect(said.includes(text.previewText.noUndo)).toBe(view.reveals);
      }
    }
    const said = offerSaid(viewOf(fighting, fight));
    for (const { chance } of fightForecast(fighting, 0, 7).results) expect(said).toContain(text.board.percent(chance));
  });

  test('X5 on Hard the odds name the chance to lose by the last Rebel', () => {
    const hard = position({
      mode: 'hard',
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { drones: 1, rebels: 1 } },
    });
    const sheet = numbersSheet(viewOf(hard, fight));
    expect(sheet?.lines).toContainEqual({ text: text.previewText.lastRebel(0.5), tone: 'bad', rules: ['X5'] });
    expect(sheet?.said).toContain(text.previewText.lastRebel(0.5));
  });

  test('B3 a boarding names the local events with their chances, and every card that may come', () => {
    const boarding = position({
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { rebels: 2 } },
      ships: { former: { tile: 7 } },
    });
    const sheet = numbersSheet(viewOf(boarding, { do: 'board', hero: 0, ship: 'former' }));
    const [here, , cards] = sheet?.tables ?? [];
    expect(here?.rows.map(({ cells }) => cells[1])).toEqual(['33%', '33%', '33%']);
    expect(cards?.rows).toHaveLength(boarding.events.deck.length);
  });
});

describe('the coming Faza phase in words', () => {
  test('F4 the list has the numbers of the ships in their order and ends with what is left, or with the rule that loses', () => {
    const sheet = forecastSheet(viewOf(fighting, null));
    expect(sheet?.rows.map(({ mark }) => mark).filter((mark) => mark !== '!')).toEqual(['1', '2']);
    expect(sheet?.end.bad).toBe(false);
    const dying = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 1 } },
    });
    const losing = forecastSheet(viewOf(dying, null));
    expect(losing?.end).toEqual({ text: text.forecastText.wouldLose('X2'), bad: true, rules: ['X2'] });
    expect(losing?.said).toContain('The team would lose: a hero dies.');
  });

  test('E2 where the team will decide on the way, the list says that it is one way only', () => {
    expect(forecastSheet(viewOf(position({ kept: ['sabotage'] }), null))?.note).toBe(text.forecastText.choices);
    expect(forecastSheet(viewOf(position({}), null))?.note).toBe('');
  });
});

describe('wherever a preview shows that the game would end, its rule stands with it', () => {
  const last = position({
    heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
    tiles: { 7: { rebels: 1 }, 6: { drones: 2 } },
    ships: { carrier: { health: 0 }, destroyer: { health: 0 }, former: { tile: 7, health: 1 } },
  });

  test('X1 X2 each line that ends the game has a rule, which is not spelled out to those who listen', () => {
    const dying = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 2 } },
    });
    const found = new Set<string>();
    for (const [state, command] of [
      [dying, fight],
      [last, { do: 'board', hero: 0, ship: 'former' }],
    ] as const) {
      const sheet = numbersSheet(viewOf(state, command));
      for (const { text: line, tone, rules = [] } of sheet?.lines ?? []) {
        expect(rules.length > 0, line).toBe(tone === 'bad' || tone === 'good');
        for (const rule of rules) {
          expect(sheet?.said).not.toContain(rule);
          found.add(rule);
        }
      }
    }
    expect([...found]).toContain('X2');
  });
});

describe('the three densities', () => {
  test('a newcomer sees the numbers of every command, others of those that reveal, experts when they ask', () => {
    const walk: Command = { do: 'move', hero: 1, card: 1, to: 8 };
    const calm = position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 7 } } });
    const opens = (command: Command, state: FazaView) =>
      DENSITIES.map((density) => opensByItself(viewOf(state, command, WIDE, density)));
    expect(opens(fight, fighting)).toEqual([true, true, false]);
    expect(opens(walk, calm)).toEqual([true, false, false]);
  });

  test('on phones the numbers never cover cards unasked, but for newcomers', () => {
    expect(opensByItself(viewOf(fighting, fight, PHONE))).toBe(false);
    expect(opensByItself(viewOf(fighting, fight, PHONE, 'newcomer'))).toBe(true);
  });

  test('no panel ever lies over the board, the button that gives the command, or its bar', () => {
    const sizes: readonly Size[] = [WIDE, PHONE, [640, 360], [1920, 1080], [390, 844], [900, 500]];
    for (const size of sizes) {
      for (const heroes of [2, 3, 4]) {
        const layout = boardLayout(size[0], size[1], tableFor(heroes));
        for (const place of [layout.tray, layout.go, layout.bar]) {
          expect(apart(layout.numbers, place), `${size} ${heroes}`).toBe(true);
        }
        expect(apart(layout.list, layout.tray)).toBe(true);
        expect(layout.numbers.x).toBeGreaterThanOrEqual(0);
        expect(layout.numbers.y + layout.numbers.h).toBeLessThanOrEqual(size[1] + 0.01);
      }
    }
  });

  test('the forecast lies as a list over the cards of a phone when it is asked for, and when the phase is to be ended', () => {
    const idle = { ...viewOf(fighting, null, PHONE), showForecast: true };
    expect(panelOf(idle, true)?.content.kind).toBe('forecast');
    expect(panelOf(idle, false)).toBeNull();
    const ending = { ...viewOf(fighting, { do: 'endTeamPhase' }, PHONE), showForecast: true };
    expect(panelOf(ending, false)?.rect).toEqual(ending.layout.numbers);
    expect(panelOf({ ...idle, layout: boardLayout(WIDE[0], WIDE[1], tableFor(2)) }, true)).toBeNull();
  });

  test('numbers that were open before neither hide the list of a coming phase nor come in its place', () => {
    const ending = { ...viewOf(fighting, { do: 'endTeamPhase' }, PHONE), showForecast: true, numbersOpen: true };
    expect(panelOf(ending, false)?.content.kind).toBe('forecast');
    const asked = { ...viewOf(fighting, fight, PHONE), showForecast: true, numbersOpen: true };
    expect(panelOf(asked, true)?.content.kind).toBe('forecast');
    expect(panelOf(asked, false)?.content.kind).toBe('numbers');
    // Its button is not covered.
    expect(panelOf(asked, true)?.rect).toEqual(asked.layout.numbers);
  });

  test('the list says what it supposes: a command on offer where that is certain, and not a roll', () => {
    const titleOf = (offer: Command | null): string | undefined => forecastSheet(viewOf(fighting, offer, PHONE))?.title;
    expect(titleOf(null)).toBe('The coming Faza phase');
    expect(titleOf({ do: 'endTeamPhase' })).toBe('The coming Faza phase');
    expect(titleOf(fight)).toBe('The coming Faza phase, as things are now');
    expect(titleOf({ do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self' } })).toBe(
      'The coming Faza phase, if you do this',
    );
  });
});

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function apart(a: Place, b: Place): boolean {
  const gap = 0.01;
  return a.x + a.w <= b.x + gap || b.x + b.w <= a.x + gap || a.y + a.h <= b.y + gap || b.y + b.h <= a.y + gap;
}
