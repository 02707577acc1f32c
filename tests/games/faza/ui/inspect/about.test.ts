import { describe, expect, it } from 'vitest';
import { boardControls } from '../../../../../src/games/faza/interaction/controls/boardControls.ts';
import { type BoardActions, idleActions } from '../../../../../src/games/faza/interaction/controls/press.ts';
import { clearSelection, possibilities } from '../../../../../src/games/faza/interaction/fazaSelection.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../../../src/games/faza/text/en.ts';
import { aboutControls } from '../../../../../src/games/faza/ui/inspect/aboutControls.ts';
import { doableOn } from '../../../../../src/games/faza/ui/inspect/doable.ts';
import { type Piece, pieceKey } from '../../../../../src/games/faza/ui/inspect/piece.ts';
import { position } from '../../positions.ts';
import { viewOf } from '../../scenes/viewOf.ts';

const state = position({
  heroes: { soldier: { tile: 6, points: 2, injured: [1] }, doctor: { tile: 2 } },
  tiles: { 6: { drones: 2 }, 1: { rebels: 3 }, 2: { rebels: 1 } },
  ships: { destroyer: { health: 0 } },
  long: ['hunterProtocol'],
});

function controls(size: readonly [number, number], show: (piece: Piece) => void = () => undefined) {
  const selection = clearSelection(0);
  const view = viewOf(state, selection, size);
  const own = boardControls(view, possibilities(selection, legalCommands(state)), idleActions);
  return { own, about: aboutControls(view, own, show) };
}

describe('what has no other use is a button that says what it is and how it stands', () => {
  it('in a wide window: ships, tracker, pools, events, phase, hearts and Points', () => {
    const { about } = controls([1280, 720]);
    expect(about.map(({ label }) => label)).toEqual([
      'Round 1, Team phase',
      `Carrier: 4 of 4 health, at ${text.tileTitle(state, 14)}`,
      `Wreck of the Destroyer, at ${text.tileTitle(state, 15)}`,
      `Former: 4 of 4 health, at ${text.tileTitle(state, 16)}`,
      'Soldier: 3 of 4 hearts',
      'Soldier: 2 Points',
      'Doctor: 4 of 4 hearts',
      'Doctor: 0 Points',
      'Tracker: on the Carrier; the Destroyer acts next',
      'Drone pool: 38 of 42 left',
      'Rebel pool: 12 of 16 left',
      `Event deck: ${state.events.deck.length} left. In force: Hunter Protocol`,
    ]);
  });

  it.each([
    [360, 640],
    [640, 360],
  ] as const)('on a phone of %i×%i, where the tracker lies at its ship', (...size) => {
    const labels = controls(size).about.map(({ label }) => label);
    expect(labels).toContain('Drone pool: 38 of 42 left');
    expect(labels).toContain(`Event deck: ${state.events.deck.length} left. In force: Hunter Protocol`);
    expect(labels).toContain('Soldier: 3 of 4 hearts, 2 Points. What is this hero?');
    expect(labels).toContain(`Carrier: 4 of 4 health, at ${text.tileTitle(state, 14)}; the tracker is here`);
  });

  it.each([
    [360, 640],
    [640, 360],
    [1280, 720],
  ] as const)(
    'at %i×%i each of them explains its piece, and none has the name or the ID of another button',
    (...size) => {
      const shown: string[] = [];
      const { own, about } = controls(size, (piece) => shown.push(pieceKey(piece)));
      for (const control of about) control.press();
      expect(shown).toEqual(about.map(({ id }) => id.replace('about:', '')));
      const all = [...own, ...about];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { label, hint } of about) {
        expect(own.map((other) => other.label)).not.toContain(label);
        expect(hint).not.toBe('');
      }
    },
  );
});

describe('a tile says where it lies', () => {
  it('by row and column, for those who cannot see the board', () => {
    expect(text.describeTile(state, 1)).toMatch(/Row 1, column 1\.$/);
    expect(text.describeTile(state, 7)).toMatch(/Row 2, column 3\.$/);
  });
});

describe('a press on a plain tile', () => {
  function press(tile: number, size: readonly [number, number], at: FazaView = state): string[] {
    const done: string[] = [];
    const actions: BoardActions = {
      ...idleActions,
      point: () => done.push('hero'),
      closeUp: () => done.push('close'),
    };
    const selection = clearSelection(0);
    const all = boardControls(viewOf(at, selection, size), possibilities(selection, legalCommands(at)), actions);
    all.find(({ id }) => id === `tile:${tile}`)?.press();
    return done;
  }

  it('brings it close; a hero there comes to the front first', () => {
    expect(press(9, [1280, 720])).toEqual(['close']);
    expect(press(2, [1280, 720])).toEqual(['hero']);
    expect(press(6, [1280, 720])).toEqual(['close']);
  });

  it('on a phone does both at once', () => {
    expect(press(9, [360, 640])).toEqual(['close']);
    expect(press(2, [360, 640])).toEqual(['hero', 'close']);
  });
});

describe('the close-up of a tile tells what can be done there', () => {
  it('fight, recruit, go there', () => {
    expect(doableOn(state, 6, legalCommands(state))).toEqual([
      'Fight: Soldier',
      'Lead Rebels here with one card',
      'Come here with one card: Doctor',
    ]);
    expect(doableOn(state, 2, legalCommands(state))).toContain('Recruit a Rebel: Soldier');
    expect(doableOn(state, 9, [])).toEqual([]);
  });
});
