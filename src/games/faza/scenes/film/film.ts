import type { Fact } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import type { BoardScene } from '../board/boardScene.ts';
import type { PageContext } from '../pageScene.ts';
import type { Interludes } from './interlude.ts';

/** Plays facts on the board. */
export class Film {
  constructor(
    private readonly board: BoardScene,
    private readonly interludes: Interludes,
    private readonly context: PageContext,
  ) {}

  async play(_facts: readonly Fact[], _before: State, _after: State): Promise<void> {
    void this.board;
    void this.interludes;
    void this.context;
  }

  skip(): void {}
}
