import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { hexBoard } from '../../../../src/games/factionFun/interaction/layout/hexBoard.ts';
import { tableLayout } from '../../../../src/games/factionFun/interaction/layout/tableLayout.ts';
import { evolve } from '../../../../src/games/factionFun/rules/evolve.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Fact, FactName } from '../../../../src/games/factionFun/rules/state/fact.ts';
import type { FactionFunView } from '../../../../src/games/factionFun/rules/state/state.ts';
import type { AnimatedTable } from '../../../../src/games/factionFun/scenes/animation/animatedTable.ts';
import { animationOf } from '../../../../src/games/factionFun/scenes/animation/animateFact.ts';
import { factionFunSound } from '../../../../src/games/factionFun/ui/sound.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { familyOf } from '../../../../src/shell/sound/effects.ts';
import { rect } from '../../../../src/table/layout/rect.ts';
import { wholeGame } from '../ui/wholeGame.ts';

// The test uses only curves of the engine; the engine itself needs a browser.
vi.mock(import('phaser'), () => {
  const widget: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? undefined : widget),
  });
  return { default: widget } as never;
});

const recorded = ['effects', 'stingers'].flatMap((name) => {
  const { sprite } = JSON.parse(readFileSync(`public/${factionFunSound.folder}${name}.json`, 'utf8'));
  return Object.keys(sprite);
});

/** Shows a fact to a Sailfolk seat; returns the sounds, and the state that is displayed in the end. */
async function shown(before: FactionFunView, fact: Fact) {
  const sounds: string[] = [];
  const image: Record<string, unknown> = { active: true, x: 0, y: 0, scaleX: 1 };
  for (const name of ['setPosition', 'setAngle', 'setScale', 'setAlpha', 'setY']) image[name] = () => image;
  const at = async (run: (part: number) => void): Promise<void> => {
    run(0);
    run(1);
  };
  const area = rect(0, 0, 800, 500);
  const table = {
    state: before,
    people: 'sailfolk',
    unit: 1,
    layout: tableLayout(1280, 720),
    motion: {
      lively: true,
      wait: async () => undefined,
      fade: (_: number, run: (part: number) => void) => at(run),
      eased: (_: unknown, __: number, run: (part: number) => void) => at(run),
    },
    surface: {
      panels: { get: () => image },
      field: { board: hexBoard(before, area, false), sprites: { paint: () => null }, cast: { put: () => image } },
    },
    props: { panel: () => image, drop: () => undefined },
    piece: () => image,
    follow: () => undefined,
    show: (state: FactionFunView) => {
      table.state = state;
    },
    sound: (name: string) => sounds.push(name),
  };
  const next = { ...evolve(before, fact), chance: before.chance };
  await animationOf(fact)(table as unknown as AnimatedTable, fact, next);
  return { sounds, next, state: table.state };
}

test('every fact of whole games ends in the picture after it, and all its sounds are recorded', async () => {
  const heard = new Map<FactName, Set<string>>();
  for (const seed of ['heard 1', 'heard 2', 'heard 3']) {
    const game = wholeGame(seed);
    let before = factionFun.view(game.opening.state, 0);
    for (const { facts, state } of pastOf(game)) {
      for (const fact of facts) {
        const { sounds, next, state: last } = await shown(before, fact);
        expect(last).toBe(next);
        const known = heard.get(fact.fact) ?? new Set();
        heard.set(fact.fact, new Set([...known, ...sounds]));
        before = next;
      }
      before = factionFun.view(state, 0);
    }
  }
  const all = new Set([...heard.values()].flatMap((sounds) => [...sounds]));
  expect([...all].filter((name) => familyOf(recorded, name)?.name !== name)).toEqual([]);
  const of = (name: FactName): string[] => [...(heard.get(name) ?? [])].sort();
  expect(of('eventDrawn')).toEqual(['bell', 'event']);
  expect(of('turnBegan')).toEqual(['turn']);
  expect(of('cardPlayed')).toEqual(['card']);
  expect(of('avatarMoved')).toEqual(['step']);
  expect(of('claimRolled')).toEqual(['dice', 'made', 'missed']);
  expect(of('answerRolled')).toEqual(['dice', 'made', 'missed']);
  expect(of('battleBegan')).toEqual(['crack']);
  expect(of('battleRolled')).toEqual(['d20']);
  expect(of('battleEnded')).toEqual(expect.arrayContaining(['battleLost', 'battleWon']));
  expect(of('tileTaken')).toEqual(expect.arrayContaining(['glaze', 'link-hearthfolk/1', 'link-sailfolk/1']));
  expect(of('avatarPlaced')).toEqual(['arrive']);
  expect(of('avatarLost')).toEqual(['lost']);
  expect(of('formed')).toEqual(['formed']);
  expect(of('passed')).toEqual([]);
});
