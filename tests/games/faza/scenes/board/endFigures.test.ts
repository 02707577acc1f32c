import { describe, expect, test } from 'vitest';
import { forecastSummaryOf } from '../../../../../src/games/faza/interaction/preview/forecastSummary.ts';
import { forecastViewOf } from '../../../../../src/games/faza/interaction/preview/forecastView.ts';
import { comingPhase, whatIf } from '../../../../../src/games/faza/interaction/preview/whatIf.ts';
import { applyLegal } from '../../../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { endWords } from '../../../../../src/games/faza/scenes/board/end.ts';
import { text } from '../../../../../src/games/faza/text/en.ts';
import { position } from '../../positions.ts';
import { statesOf } from '../walk.ts';

/** The button's text in a position while a command is on offer, or none. */
function wordsOf(state: FazaView, offer: Command | null): ReturnType<typeof endWords> | null {
  const forecast = comingPhase(state);
  const preview = offer && whatIf(state, offer);
  return (
    forecast &&
    endWords(forecastViewOf({ state, offer, whatIf: preview, forecast }, forecastSummaryOf(forecast, state)))
  );
}

const ACTING = [3, 5, 6].flatMap((seed) => statesOf(seed, 9)).filter((state) => comingPhase(state) !== null);

describe('the button that ends the phase foretells what would be, and says so', () => {
  test('F4 while a sure command is on offer, its figures are those that the button has after it', () => {
    let compared = 0;
    for (const state of ACTING) {
      for (const command of legalCommands(state).filter((_, index) => index % 5 === 0)) {
        if (whatIf(state, command)?.kind !== 'sure') continue;
        const [before, after] = [wordsOf(state, command), wordsOf(applyLegal(state, command).state, null)];
        expect(before).toEqual({ ...after, kindLabel: text.forecastText.kindsShort.sure, isAhead: true });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('T3 with nothing on offer, or the end of the phase itself, the figures are of the present and need no words', () => {
    for (const state of ACTING) {
      expect(wordsOf(state, null)).toMatchObject({ kindLabel: '', isAhead: false });
      expect(wordsOf(state, { do: 'endTeamPhase' })).toEqual(wordsOf(state, null));
    }
  });

  test('where nothing can be foretold of an offer, the figures say that they are of the present', () => {
    const winning = position({
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { rebels: 1 } },
      ships: { carrier: { health: 0 }, destroyer: { health: 0 }, former: { tile: 7, health: 1 } },
    });
    const board = { do: 'board', hero: 0, ship: 'former' } as const;
    expect(whatIf(winning, board)).toBeNull();
    expect(wordsOf(winning, board)).toEqual({
      ...wordsOf(winning, null),
      kindLabel: text.forecastText.kindsShort.asIs,
    });
  });

  test('C5 F2 while dice decide, a figure spans all that can come of them', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 1 } },
      ships: { carrier: { tile: 16 }, destroyer: { tile: 13 }, former: { tile: 4 } },
    });
    const fight = { do: 'fight', hero: 0, tile: 7 } as const;
    const wounds = (whatIf(state, fight)?.cases ?? []).map(
      ({ forecast }) => forecast?.facts.filter(({ fact }) => fact === 'heroInjured').length ?? 0,
    );
    const span = text.board.range([Math.min(...wounds), Math.max(...wounds)]);
    expect(wordsOf(state, fight)?.figures[0]?.short).toBe(span);
    expect(span).toContain('–');
  });

  test('X2 a coming defeat stands there, without the number of its rule', () => {
    const dying = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 1 } },
    });
    expect(wordsOf(dying, null)).toMatchObject({
      lost: 'Defeat: a hero dies',
      lostShort: 'Defeat: hero dies',
      why: 'hero dies',
    });
  });
});

describe('how many Rebels a phase costs', () => {
  test('says a minus only where the number is certain', () => {
    expect([text.board.rebelsLostShort([0, 0]), text.board.rebelsLost([0, 0])]).toEqual(['0', '0 lost']);
    expect([text.board.rebelsLostShort([3, 3]), text.board.rebelsLost([3, 3])]).toEqual(['−3', '3 lost']);
    expect([text.board.rebelsLostShort([0, 2]), text.board.rebelsLost([0, 2])]).toEqual(['0–2', '0–2 lost']);
    expect([text.board.rebelsLostShort([3, 4]), text.board.rebelsLost([3, 4])]).toEqual(['3–4', '3–4 lost']);
  });
});
