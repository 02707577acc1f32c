import { describe, expect, test } from 'vitest';
import { boardGeometry } from '../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { duelLayout } from '../../../src/games/azardia/interaction/layout/duelLayout.ts';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import { hexBoard } from '../../../src/games/factionFun/interaction/layout/hexBoard.ts';
import { tableLayout as factionLayout } from '../../../src/games/factionFun/interaction/layout/tableLayout.ts';
import { factionFunModule } from '../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import { boardLayout, VERBS } from '../../../src/games/faza/interaction/layout/boardLayout.ts';
import type { HintWords } from '../../../src/games/faza/lessons/hints.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { GameModule } from '../../../src/module/gameModule.ts';
import type { AnyGame } from '../../../src/module/match.ts';
import { overlap, placeBubble, type Size } from '../../../src/shell/learn/bubbleLayout.ts';
import type { Rect } from '../../../src/table/layout/rect.ts';
import { tableFor } from '../../games/azardia/ui/pressing.ts';
import { bubbleSizesFor } from './bubbleSizesFor.ts';
import { AZARDIA_HINTS, FACTION_FUN_HINTS, FAZA_HINTS } from './hintCases.ts';

const WINDOWS: readonly Size[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
].map(([width = 0, height = 0]) => ({ width, height }));

/** The hint of a position for a player who knows all others, and the position of its bubble in a window. */
function placed<T extends AnyGame>({ lessons }: GameModule<T>, id: string, state: T['view'], window: Size) {
  if (!lessons) throw new Error('no lessons');
  const { hints } = lessons;
  const { hint } = hints.hintFor(hints.watch({ shown: {}, done: hints.ids.filter((one) => one !== id) }), state, [0]);
  if (!hint) throw new Error(`no hint ${id}`);
  const places = hints.places(hint, state, window);
  return { places, rect: placeBubble({ window, bubbles: bubbleSizesFor(window, 'hint', hint.words), ...places }).rect };
}

/** Regions that a hint of FAZA mentions, besides the one it points at. */
const NAMED: Readonly<Partial<Record<HintWords, readonly ((typeof VERBS)[number] | 'forecast' | 'end')[]>>> = {
  beginHeld: ['fight'],
  defeat: ['end', 'forecast'],
  board: ['board'],
  drones: ['fight'],
  wound: ['recover'],
  recruit: ['recruit'],
  flip: ['forecast'],
  allUsed: ['fight', 'board', 'recruit', 'end'],
};

describe.each(WINDOWS)('in a window of $width×$height', (window) => {
  test.each(Object.entries(FAZA_HINTS))(
    'FAZA: %s covers nothing that it speaks of, no odds and no pools',
    (kind, { state }) => {
      const view = faza.view(state, 0);
      const { places, rect } = placed(fazaModule, kind === 'beginHeld' ? 'begin' : kind, view, window);
      const { verbs, forecast, end, go, bar, dronePool, rebelPool } = boardLayout(window.width, window.height, state);
      const named = (NAMED[kind as HintWords] ?? []).map((name): Rect | undefined => {
        if (name === 'forecast') return forecast;
        return name === 'end' ? end : verbs[VERBS.indexOf(name)];
      });
      const kept = {
        named,
        target: [places.target],
        always: [go, bar, dronePool, rebelPool, forecast, end],
        needed: places.needed,
        free: places.free,
      };
      for (const [what, rects] of Object.entries(kept)) {
        for (const other of rects) expect([what, other && overlap(rect, other)]).toEqual([what, 0]);
      }
    },
  );

  test.each(Object.entries(AZARDIA_HINTS))(
    'Azardia: %s covers nothing that it speaks of, and nothing that is chosen from',
    (kind, { state, seat = 0 }) => {
      const { places, rect } = placed(azardiaModule, kind, azardia.view(state, seat), window);
      const { layout } = tableFor(state, seat, [], [window.width, window.height]).shown;
      const pressed = state.duel ? [duelLayout(layout).panel] : [layout.go, layout.choices];
      const led = ledTo(state, seat).map((tile): Rect => {
        const { x, y } = boardGeometry(layout.board).spot(tile);
        return { x: x - 6, y: y - 6, w: 12, h: 12 };
      });
      const kept = { target: [places.target], needed: places.needed, free: places.free, pressed, led };
      for (const [what, rects] of Object.entries(kept)) {
        for (const other of rects) expect([what, overlap(rect, other)]).toEqual([what, 0]);
      }
    },
  );

  test.each(Object.entries(FACTION_FUN_HINTS))(
    'Faction Fun: %s covers nothing that it speaks of, and no tile that can be chosen',
    (kind, state) => {
      const { places, rect } = placed(factionFunModule, kind, factionFun.view(state, 0), window);
      const { board, form } = factionLayout(window.width, window.height);
      const map = hexBoard(state, board, form === 'portrait');
      const goals = factionFun.legalCommands(state).flatMap((command) => (command.do === 'move' ? [command.tile] : []));
      // On a phone on its side the map is as high as the words.
      const led = goals.slice(form === 'landscape' ? goals.length : 0).map((tile): Rect => {
        const { x, y } = map.spot(tile);
        return { x: x - 6, y: y - 6, w: 12, h: 12 };
      });
      const kept = { target: [places.target], needed: places.needed, free: places.free, led };
      for (const [what, rects] of Object.entries(kept))
        for (const other of rects) expect([what, overlap(rect, other)]).toEqual([what, 0]);
    },
  );
});

/** The tiles on which a seat's choices show a ghost pawn, according to the rules alone. */
function ledTo(state: State, seat: number): readonly number[] {
  const commands = azardia.legalCommands(state, seat).filter(({ do: name }) => name === 'move');
  return commands.flatMap((command) => {
    const applied = azardia.apply(state, command);
    const moved = applied.ok && applied.facts.find(({ fact }) => fact === 'pawnMoved');
    return command.do === 'move' && command.bought === 0 && moved && moved.fact === 'pawnMoved'
      ? (moved.path.at(-1) ?? [])
      : [];
  });
}
