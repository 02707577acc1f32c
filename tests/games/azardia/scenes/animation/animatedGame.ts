import { boardGeometry } from '../../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { tableLayout } from '../../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import type { AzardiaTableView, Narrator } from '../../../../../src/games/azardia/interaction/view.ts';
import type { Fact, FactName } from '../../../../../src/games/azardia/rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../../../../src/games/azardia/rules/state/state.ts';
import { TableAnimation } from '../../../../../src/games/azardia/scenes/animation/tableAnimation.ts';
import type { AzardiaTable } from '../../../../../src/games/azardia/scenes/table/AzardiaTable.ts';
import { pawnName } from '../../../../../src/games/azardia/scenes/table/pawns.ts';
import type { PlaybackControl } from '../../../../../src/table/cutscenes/playback.ts';
import type { PageContext } from '../../../../../src/table/pages/pageScene.ts';

/** A picture that counts its movements. */
class Counted {
  readonly active = true;
  readonly scale = 1;
  readonly x = 0;
  readonly y = 0;
  moves = 0;

  setPosition(): this {
    this.moves += 1;
    return this;
  }
  setX = this.still;
  setY = this.still;
  setAlpha = this.still;
  setAngle = this.still;
  setScale = this.still;
  setDepth = this.still;
  setVisible = this.still;
  destroy = this.still;

  private still(): this {
    return this;
  }
}

/** A complete game as shown to a person in one seat, without waiting. */
export interface AnimatedGame {
  /** The displayed state. */
  readonly shown: AzardiaView | null;
  /** Shows the result of a command; reports for each visible movement the current fact, and whose pawn moves. */
  play(
    facts: readonly Fact[],
    before: AzardiaView,
    after: AzardiaView,
    onMove: (index: number, seat: Seat) => void,
  ): Promise<void>;
}

/** Shows a game with the stage's own animations, on a table that draws nothing. */
export function animatedGame(person: Seat, players: number): AnimatedGame {
  const layout = tableLayout(1280, 720, players);
  const pawns = Array.from({ length: players }, () => new Counted());
  const move = async (_length: number, step: (widget: number) => void): Promise<void> => step(1);
  const motion = {
    instant: false,
    lively: true,
    move,
    fade: move,
    eased: (_: unknown, length: number, step: (widget: number) => void) => move(length, step),
    wait: () => Promise.resolve(),
    again: () => undefined,
  };
  const base = { layout, seat: person, latest: [], people: [person] } as unknown as AzardiaTableView;
  const scene = {
    motion,
    view: base,
    surface: {
      panels: new Map(),
      sprites: { paint: () => ({ page: '', id: '' }), ratio: 1 },
      field: {
        board: boardGeometry(layout.board),
        sprites: { ratio: 1 },
        cast: new Map(pawns.map((pawn, seat) => [pawnName(seat), pawn])),
      },
    },
    add: { image: () => new Counted() },
    sys: { isActive: () => true },
    follow: () => undefined,
    show: (view: AzardiaTableView) => {
      scene.view = view;
    },
  };
  let index = 0;
  let onMove: (index: number, seat: Seat) => void = () => undefined;
  const count = (): void => {
    for (const [seat, pawn] of pawns.entries()) {
      if (pawn.moves > 0) onMove(index, seat);
      pawn.moves = 0;
    }
  };
  const narrator: Narrator = { view: (one, state) => ({ ...one, state }) };
  const animation = new TableAnimation({
    narrator,
    table: scene as unknown as AzardiaTable,
    context: { host: { sound: () => undefined }, tempo: () => ({ speed: 1 }) } as unknown as PageContext,
    playback: { turn: () => Promise.resolve(), run: () => undefined } as unknown as PlaybackControl,
    ready: () => Promise.resolve(),
    wake: () => undefined,
    shows: (_name: FactName | null) => count(),
  });
  return {
    get shown() {
      return scene.view.state ?? null;
    },
    play: async (facts, before, after, onSeen) => {
      onMove = onSeen;
      scene.show({ ...scene.view, state: animation.stateShown(before) });
      await animation.play(facts, before, after, (progress) => {
        count();
        index = progress;
      });
      scene.show({ ...scene.view, state: animation.stateShown(after) });
    },
  };
}
