import { describe, expect, test } from 'vitest';
import { sheetItems } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { type FazaSelection, possibilities } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { commandAt, pathOf, pickKey } from '../../../../src/games/faza/interaction/picks.ts';
import { dangerOf } from '../../../../src/games/faza/interaction/preview/danger.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give } from '../commands.ts';
import { position } from '../positions.ts';
import { firstDesk, pressed } from '../scenes/pressing.ts';
import { viewOf } from '../scenes/viewOf.ts';
import { statesOf } from '../scenes/walk.ts';

/** The same position with every hero one injury from death, and without Rebels who take injuries first. */
function hurt(state: FazaView): FazaView {
  const heroes = state.heroes.map((hero) => ({
    ...hero,
    cards: hero.cards.map((card, index) => ({ ...card, injured: index > 0 })),
  }));
  return { ...state, heroes, tiles: state.tiles.map((tile) => ({ ...tile, rebels: 0 })) };
}

/** Every selection on the way to the commands of a position. */
function selectionsIn(state: FazaView): FazaSelection[] {
  const found = new Map<string, FazaSelection>();
  for (const command of legalCommands(state)) {
    const path = pathOf(command);
    for (let length = 1; length <= path.length; length++) {
      const part = path.slice(0, length);
      const [first] = part;
      const seat = first && 'seat' in first ? first.seat : firstDesk(state).seat;
      found.set(part.map(pickKey).join('/'), { seat, path: part, fight: null });
    }
  }
  return [firstDesk(state), ...found.values()];
}

const HURT = { tile: 10, injured: [1, 2, 3] } as const;

/** Decisions with a losing answer: an event that defeats a hero (V3), and whom a Rebel protects (I2). */
const DECISIONS = [
  give(
    position({
      heroes: { soldier: HURT, doctor: {} },
      tiles: { 10: { rebels: 1 } },
      ships: { carrier: { tile: 10 } },
      next: ['ionStorm', 'abduction'],
      options: { drawTwo: true },
    }),
    { do: 'board', hero: 0, ship: 'carrier' },
  ).state,
  give(
    position({
      heroes: { soldier: HURT, doctor: { tile: 10 }, senator: { tile: 10 } },
      tiles: { 10: { drones: 3, rebels: 2 } },
    }),
    endTeamPhase,
  ).state,
];

describe.each([
  [1280, 720],
  [360, 640],
] as const)('in a window of %d×%d', (width, height) => {
  test('whatever gives or completes a command that can lose the game says so first, and nothing else does', () => {
    const marked = new Set<string>();
    const played = [1, 2, 3, 4].flatMap((seed) => statesOf(seed, 12)).flatMap((one) => [one, hurt(one)]);
    for (const state of [...DECISIONS, ...played]) {
      const commands = legalCommands(state);
      for (const selection of selectionsIn(state)) {
        const bare = viewOf(state, selection, [width, height]);
        const view = { ...bare, danger: bare.offer && dangerOf(state, bare.offer) };
        const isDecision = state.agenda.length > 0;
        const asked = new Set(view.next.map(pickKey));
        for (const { control, does: to } of pressed(view, possibilities(selection, commands))) {
          const last = Array.isArray(to) ? to.at(-1) : undefined;
          const isLast = last !== undefined && asked.has(pickKey(last)) && (isDecision || selection.path.length > 1);
          const command = to === 'commit' ? view.offer : isLast && Array.isArray(to) ? commandAt(commands, to) : null;
          if (control.id === 'end' && to !== 'commit') continue;
          const danger = command && dangerOf(state, command);
          expect([control.id, control.danger?.brief]).toEqual([control.id, danger?.brief]);
          if (!danger) continue;
          expect(control.hint?.startsWith(danger.said), `${control.id}: ${control.hint}`).toBe(true);
          expect(control.label).not.toContain(danger.brief);
          marked.add(isDecision ? 'decision' : (control.id.split(':')[0] ?? ''));
        }
        for (const item of sheetItems(view)) {
          const command = commandAt(commands, item.path);
          const isComplete = command !== null && (isDecision || selection.path.length > 1);
          expect(item.danger ?? null).toEqual(isComplete ? dangerOf(state, command) : null);
          if (item.danger) marked.add('list');
        }
      }
    }
    expect([...marked]).toEqual(expect.arrayContaining(['go', 'verb', 'tile', 'decision']));
  });
});
