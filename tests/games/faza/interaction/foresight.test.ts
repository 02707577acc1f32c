import { describe, expect, test } from 'vitest';
import { forecastLines } from '../../../../src/games/faza/interaction/preview/forecastLines.ts';
import { forecastSummaryOf } from '../../../../src/games/faza/interaction/preview/forecastSummary.ts';
import { forecastViewIf, forecastViewNow } from '../../../../src/games/faza/interaction/preview/forecastView.ts';
import { previewOf } from '../../../../src/games/faza/interaction/preview/preview.ts';
import { hintOf } from '../../../../src/games/faza/interaction/preview/remedy.ts';
import { comingPhase, whatIf } from '../../../../src/games/faza/interaction/preview/whatIf.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { eventOdds } from '../../../../src/games/faza/rules/events/eventOdds.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import { changesBetween } from '../../../../src/games/faza/rules/state/changes.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { Fact } from '../../../../src/games/faza/rules/state/fact.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { withChance } from '../../../kit/otherLuck.ts';
import { position, viewed } from '../positions.ts';
import { statesOf } from '../scenes/walk.ts';

/** Positions in which the team may act, of games of every mode. */
const POSITIONS = Array.from({ length: 8 }, (_, seed) => statesOf(seed))
  .flat()
  .filter((state) => comingPhase(state) !== null);

/** Some commands of each kind. */
function some(state: FazaView): Command[] {
  const often = new Map<string, number>();
  return legalCommands(state).filter((command) => {
    const count = (often.get(command.do) ?? 0) + 1;
    often.set(command.do, count);
    return count <= 3;
  });
}

describe('F4 the forecast of a command on offer is the rules, run ahead', () => {
  test('F4 after a command that reveals nothing the coming phase is the one that was foretold', () => {
    let asked = 0;
    for (const state of POSITIONS) {
      for (const command of some(state)) {
        const after = applyLegal(state, command).state;
        const preview = whatIf(state, command);
        if (preview?.kind !== 'sure') continue;
        asked += 1;
        expect(faza.revealed(state, after)).toBe(false);
        expect(preview.cases).toEqual([{ chance: 1, state: after, forecast: forecast(after) }]);
      }
    }
    expect(asked).toBeGreaterThan(200);
  });

  test('C5 after a roll the coming phase is that of one of the cases, and their chances are 1 in all', () => {
    let rolled = 0;
    for (const state of POSITIONS) {
      for (const command of some(state)) {
        const preview = command.do === 'fight' ? whatIf(state, command) : null;
        if (!preview) continue;
        expect(preview.cases.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
        for (const luck of ['a', 'b', 'c']) {
          const { state: after } = applyLegal({ ...state, chance: chanceFrom(luck) }, command);
          const coming = after.outcome ? null : (forecast(viewed(after)).facts ?? null);
          expect(preview.cases.map((given) => given.forecast?.facts ?? null)).toContainEqual(coming);
          rolled += 1;
        }
      }
    }
    expect(rolled).toBeGreaterThan(60);
  });

  test('E3 nothing that is shown beforehand depends on the luck to come', () => {
    for (const state of POSITIONS.filter((_, index) => index % 3 === 0)) {
      const other = withChance(state, 'another luck');
      for (const command of some(state)) {
        const commands = legalCommands(state);
        expect(previewOf(other, command, commands)).toEqual(previewOf(state, command, commands));
        const shown = (at: FazaView) =>
          whatIf(at, command)?.cases.map(({ chance, forecast: coming }) => [chance, coming?.facts]);
        expect(shown(other)).toEqual(shown(state));
      }
    }
  });

  test('T2 what a preview says will change is what changes; what a boarding may draw is what is drawn', () => {
    for (const state of POSITIONS) {
      const commands = legalCommands(state);
      for (const command of some(state)) {
        const preview = previewOf(state, command, commands);
        const after = applyLegal(state, command);
        if (preview?.kind === 'sure') expect(preview.changes).toEqual(changesBetween(state, after.state));
        if (preview?.kind !== 'boarding') continue;
        const drawn = after.facts.flatMap((fact) => (fact.fact === 'eventDrawn' ? [fact.event] : []));
        const possible = eventOdds(state).cards.map(({ what }) => what);
        expect(possible).toEqual(expect.arrayContaining(drawn));
        if (after.state.outcome?.won) expect(preview.won).toBeGreaterThan(0);
        if (after.state.outcome?.won === false) expect(preview.lost).toBeGreaterThan(0);
      }
    }
  });

  test('F4 the list of a forecast counts every fact of it, once', () => {
    for (const state of POSITIONS) {
      const coming = forecast(state);
      const lines = forecastLines(coming, state);
      const sum = (of: (line: (typeof lines)[number]) => number): number =>
        lines.reduce((total, line) => total + of(line), 0);
      const counted = { wounds: 0, lost: 0, turned: 0, drones: 0 };
      for (const fact of coming.facts) {
        if (fact.fact === 'heroInjured') counted.wounds += 1;
        if (fact.fact === 'rebelsLost') counted.lost += fact.count;
        if (fact.fact === 'tileTurned') counted.turned += 1;
        if (fact.fact === 'dronesPlaced') counted.drones += fact.count;
        if (fact.fact === 'dronesRemoved') counted.drones -= fact.count;
      }
      expect({
        wounds: sum(({ wounds }) => wounds.length),
        lost: sum(({ rebelsLost }) => rebelsLost),
        turned: sum(({ turns }) => turns.length),
        drones: sum(({ drones }) => drones),
      }).toEqual(counted);
      expect(lines.flatMap(({ order }) => order ?? [])).toEqual(
        forecastSummaryOf(coming, state).acts.map(({ order }) => order),
      );
    }
  });
});

test("F4 a game that was begun with earlier rules is foretold by them, not by today's", () => {
  // By these rules the tracker shifts once more before the ships act.
  const earlier: typeof faza = {
    ...faza,
    version: 0,
    apply: (state: FazaView, command: Command) =>
      faza.apply(
        command.do === 'endTeamPhase' ? { ...state, tracker: (state.tracker + 1) % state.ships.length } : state,
        command,
      ),
  };
  const firstShip = (facts: readonly Fact[] = []) =>
    facts.flatMap((fact) => (fact.fact === 'shipActivated' ? [fact.ship] : []))[0];
  const state = position({ heroes: { soldier: { tile: 7 }, doctor: {} } });
  const walk = legalCommands(state).find((command) => command.do === 'move');
  expect(firstShip(comingPhase(state, earlier)?.facts)).toBe('former');
  const preview = walk && whatIf(state, walk, earlier);
  expect(firstShip(preview?.cases[0]?.forecast?.facts)).toBe('former');
  expect(firstShip(comingPhase({ ...state })?.facts)).toBe('destroyer');
});

describe('F4 what changes in a forecast is marked', () => {
  const state = position({
    heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
    tiles: { 7: { drones: 2 } },
    ships: { carrier: { tile: 16 }, destroyer: { tile: 13 }, former: { tile: 4 } },
  });
  const now = (at: FazaView) => forecastSummaryOf(forecast(at), at);

  test('F4 as things are, everything is the same', () => {
    const prospect = forecastViewNow(now(state), state);
    expect(prospect.kind).toBe('now');
    expect(prospect.acts.map(({ mark }) => mark)).toEqual(prospect.acts.map(() => 'same'));
    for (const tags of prospect.tags.values()) for (const { mark } of tags) expect(mark).toBe('same');
  });

  test('F2 a hero who walks away takes the wound along: gone here, new there, or gone altogether', () => {
    const away = { ...state, heroes: state.heroes.map((hero, seat) => (seat === 0 ? { ...hero, tile: 10 } : hero)) };
    const prospect = forecastViewIf(now(state), state, {
      kind: 'sure',
      cases: [{ chance: 1, state: away, forecast: forecast(away) }],
    });
    const hurtAt = (tile: number) => prospect?.tags.get(tile)?.find(({ kind }) => kind === 'hurt');
    expect(now(state).wounds.get(0)).toBeGreaterThan(0);
    expect(hurtAt(7)?.mark).toBe('gone');
  });

  test('C5 while dice decide, only what holds in every case is certain; the rest is doubtful, with its range', () => {
    const fight = { do: 'fight', hero: 0, tile: 7 } as const;
    const preview = whatIf(state, fight);
    const prospect = preview && forecastViewIf(now(state), state, preview);
    expect(preview?.kind).toBe('roll');
    for (const [tile, tags] of prospect?.tags ?? []) {
      for (const { kind, least, most, mark } of tags) {
        expect(mark === 'doubtful').toBe(least !== most);
        if (mark === 'gone') continue;
        const counts = (preview?.cases ?? []).flatMap((given) => {
          if (!given.forecast) return [];
          const omens = forecastSummaryOf(given.forecast, given.state);
          if (kind === 'drones') return [omens.drones.get(tile) ?? 0];
          if (kind === 'lost') return [omens.rebelsLost.get(tile) ?? 0];
          return [];
        });
        if (counts.length > 0) expect([least, most]).toEqual([Math.min(...counts), Math.max(...counts)]);
      }
    }
    expect(prospect?.tags.get(7)?.find(({ kind }) => kind === 'hurt')?.mark).toBe('doubtful');
  });

  test('X2 the chance that the coming phase loses the game is that of the cases in which it does', () => {
    const dying = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 1 } },
      ships: { carrier: { tile: 16 }, destroyer: { tile: 13 }, former: { tile: 4 } },
    });
    const shielded: FazaView = {
      ...dying,
      heroes: dying.heroes.map((hero, seat) =>
        seat === 0 ? { ...hero, armed: [{ kind: 'shield', injuries: 1, whose: 'own' }] } : hero,
      ),
    };
    const preview = whatIf(shielded, { do: 'fight', hero: 0, tile: 7 });
    const prospect = preview && forecastViewIf(now(shielded), shielded, preview);
    expect(forecastViewNow(now(shielded), shielded).defeat).toEqual({ rule: 'X2', chance: 1 });
    const lost = (preview?.cases ?? []).reduce(
      (sum, given) => (given.forecast?.after.outcome?.won === false ? sum + given.chance : sum),
      0,
    );
    expect(lost).toBeGreaterThan(0);
    expect(prospect?.defeat?.chance ?? 0).toBeCloseTo(lost, 12);
  });

  test('X2 a roll that may kill the hero counts among the ways to lose: 50% by the roll, and the rest by the phase', () => {
    const dying = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 1 } },
      ships: { carrier: { tile: 16 }, destroyer: { tile: 7 }, former: { tile: 4 } },
    });
    const preview = whatIf(dying, { do: 'fight', hero: 0, tile: 7 });
    expect(preview?.cases.map(({ chance, state }) => [chance, state.outcome?.rule ?? null])).toContainEqual([
      0.5,
      'X2',
    ]);
    // The Destroyer over the Soldier does what the Drone does not do.
    expect(preview && forecastViewIf(now(dying), dying, preview)?.defeat).toEqual({ rule: 'X2', chance: 1 });
  });
});

test('a newcomer always has a hint, and it names nothing that cannot be done', () => {
  for (const state of POSITIONS) {
    for (const seat of state.heroes.keys()) {
      const commands = legalCommands(state).filter((command) => 'hero' in command && command.hero === seat);
      const can = (verb: Command['do']): boolean => commands.some((command) => command.do === verb);
      const verbs = new Set((['fight', 'board', 'recruit', 'recover'] as const).filter(can));
      const hint = hintOf({ state, seat, usable: [] }, verbs);
      expect(Object.values(text.board.hints)).toContain(hint);
      expect(hint === text.board.hints.board).toBe(can('board'));
      if (hint === text.board.hints.fight) expect(can('fight')).toBe(true);
      if (hint === text.board.hints.recruit) expect(can('recruit')).toBe(true);
    }
  }
});
