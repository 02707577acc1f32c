import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardView } from '../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin } from '../../../src/kernel/session.ts';
import type { PanelView } from '../../../src/shell/preview/previewPanel.ts';
import { createHover, REST } from '../../../src/shell/table/hover.ts';
import { openTable, type TablePage } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { asBoard } from '../../games/faza/board.ts';
import { position } from '../../games/faza/positions.ts';
import { quietPage, quietStage } from '../learn/quietPage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rest = (): unknown => vi.advanceTimersByTime(REST);

describe('what is pointed at', () => {
  test('a passing pointer gets no answer, a resting one gets one', () => {
    const rested = vi.fn<() => void>();
    const hover = createHover(rested);
    for (const id of ['tile:1', 'tile:2', 'tile:3']) {
      hover.point(id);
      vi.advanceTimersByTime(REST - 1);
    }
    expect(rested).not.toHaveBeenCalled();
    rest();
    expect([rested.mock.calls.length, hover.at()]).toEqual([1, 'tile:3']);
    vi.runAllTimers();
    expect(rested).toHaveBeenCalledOnce();
  });

  test('after a press the same target counts again only after another one', () => {
    const hover = createHover(() => undefined);
    hover.point('tile:1');
    rest();
    hover.drop();
    vi.runAllTimers();
    expect(hover.at()).toBeNull();
    hover.point('tile:2');
    rest();
    expect(hover.at()).toBe('tile:2');
  });
});

const fighting = position({
  heroes: { soldier: { tile: 7 }, doctor: { tile: 6 } },
  tiles: { 7: { drones: 2 } },
});

/** A table in that position, with animations that last until the test ends them. */
function tableAt(state: State, seen: Partial<TablePage> = {}) {
  const views: BoardView[] = [];
  const panels: (PanelView | null)[] = [];
  let controls: readonly Control[] = [];
  let endAnimation = (): void => undefined;
  const page = quietPage({
    stage: {
      ...quietStage,
      board: (view) => views.push(asBoard(view)),
      play: () => new Promise<void>((end) => (endAnimation = end)),
    },
    showControls: (shown) => {
      controls = shown;
    },
    showPanel: (panel) => panels.push(panel),
    ...seen,
  });
  const session = { ...begin(faza, SETUP), opening: { ok: true as const, state, facts: [] } };
  const table = openTable(page, { session, players: ['you', 'you'] });
  const labels = (): string[] => controls.map(({ id, label, pressed }) => `${id} ${label} ${pressed}`);
  const press = (id: string): void => controls.find((control) => control.id === id)?.press();
  const point = (id: string | null): void => {
    table.pointed(id);
    rest();
  };
  return {
    press,
    point,
    labels,
    views,
    shown: () => views.at(-1),
    panel: () => panels.at(-1),
    endAnimation: () => endAnimation(),
  };
}

const SETUP = {
  edition: 'published',
  mode: 'normal',
  heroes: ['soldier', 'doctor'],
  seed: 'what is pointed at',
  health: null,
  rewards: true,
  fazaFirst: false,
} as const;

describe('pointing shows what the first press would show, and chooses nothing', () => {
  test('C5 pointing at a fight shows its odds; its button does not change, and leaving hides them', () => {
    const { point, press, labels, shown, panel } = tableAt(fighting);
    const before = [shown(), labels()] as const;
    point('verb:fight');
    expect(shown()?.offer).toEqual({ do: 'fight', hero: 0, tile: 7 });
    expect(panel()).toMatchObject({ passing: true, content: { kind: 'numbers' } });
    expect(labels()).toEqual(before[1]);
    const hovered = shown();
    point(null);
    expect(shown()).toEqual(before[0]);
    expect(panel()).toBeNull();
    press('verb:fight');
    expect(hovered?.isPreview).toBe(true);
    expect(shown()).toEqual({ ...hovered, isPreview: undefined });
    expect(panel()).toMatchObject({ passing: false });
  });

  test('T3 pointing at the end of the phase shows its forecast', () => {
    const { point, shown } = tableAt(fighting);
    expect(shown()?.showForecast).toBe(false);
    point('end');
    expect(shown()).toMatchObject({ showForecast: true, offer: { do: 'endTeamPhase' } });
    point(null);
    expect(shown()).toMatchObject({ showForecast: false, offer: null });
  });

  test('the selection stays while something else is pointed at, and is shown again afterward', () => {
    const { point, press, shown, labels } = tableAt(fighting);
    press('verb:fight');
    const chosen = [shown(), labels()] as const;
    point('end');
    expect(shown()?.offer).toEqual({ do: 'endTeamPhase' });
    expect(labels()).toEqual(chosen[1]);
    point(null);
    expect(shown()).toEqual(chosen[0]);
  });

  test('a resting pointer never hides the result of a press', () => {
    const { point, press, shown } = tableAt(fighting);
    point('end');
    press('end');
    press('cancel');
    expect(shown()?.offer).toBeNull();
  });

  test('M1 pointing at a card shows where it leads, but the selected hero stays', () => {
    const { point, shown } = tableAt(position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 6 } } }));
    point('half:0:2:movement');
    expect(shown()?.next.some(({ kind }) => kind === 'tile')).toBe(true);
    point('hero:1');
    expect(shown()).toMatchObject({ seat: 0, path: [] });
  });

  test('M1 pointing at an item of a list shows what it would do', () => {
    const { point, press, shown } = tableAt(
      position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 6 } }, tiles: { 10: { rebels: 3 } } }),
    );
    press('half:0:2:movement');
    press('group:10');
    press('tile:11');
    expect(shown()?.offer).toBeNull();
    point('sheet:count:2');
    expect(shown()?.offer).toMatchObject({ do: 'lead', rebels: 2, to: 11 });
    point(null);
    expect(shown()?.offer).toBeNull();
  });

  test('nothing is computed during an animation', () => {
    const { point, press, shown, views } = tableAt(fighting);
    press('verb:fight');
    press('go');
    expect(shown()?.busy).toBe(true);
    const drawn = views.length;
    point('skip');
    expect(views.length).toBe(drawn);
  });

  test('if one press is enough, pointing still shows what it will do', () => {
    const { point, shown, labels } = tableAt(fighting, { confirms: () => false });
    point('verb:fight');
    expect(shown()).toMatchObject({ offer: { do: 'fight' }, busy: false });
    expect(labels().some((label) => label.includes(text.controlText.skip))).toBe(false);
  });
});
