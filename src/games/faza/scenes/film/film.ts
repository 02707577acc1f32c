import Phaser from 'phaser';
import type { Fact } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import type { BoardScene } from '../board/boardScene.ts';
import type { PageContext } from '../pageScene.ts';
import { FilmSet } from './filmSet.ts';
import type { Interludes } from './interlude.ts';
import { pictureAfter } from './picture.ts';
import { take } from './takes.ts';

/** What a roll leads to, as long as the roll is its cause. */
const BLOWS: ReadonlySet<Fact['fact']> = new Set([
  'dronesDefeated',
  'injuriesIgnored',
  'rebelsLost',
  'heroProtected',
  'heroInjured',
  'pointsGained',
]);

/** Facts that another scene tells: the board is at rest before it. */
const TOLD_APART: ReadonlySet<Fact['fact']> = new Set(['diceRolled', 'eventDrawn']);

/** Plays facts on the board, one after the other; rolls and event cards are told by scenes of their own. */
export class Film {
  private running: symbol | null = null;

  constructor(
    private readonly board: BoardScene,
    private readonly interludes: Interludes,
    private readonly context: PageContext,
  ) {}

  /** Resolves when everything has been shown, or soon after `skip`. A take that fails is left out. */
  async play(facts: readonly Fact[], before: State, after: State): Promise<void> {
    const { motion, picture } = this.board;
    if (!motion || !picture || this.context.tempo().speed === 'instant') return;
    const film = Symbol('film');
    this.running = film;
    const set = new FilmSet(this.board, motion, this.context, picture.view, before);
    set.show(before);
    try {
      for (const [index, fact] of facts.entries()) {
        if (this.running !== film || !this.board.scene.isActive()) break;
        if (TOLD_APART.has(fact.fact)) await set.settled();
        await this.interlude(set, facts, index, after);
        if (this.running !== film) break;
        const next = pictureAfter(set.state, fact);
        const said = text.factText(fact, next);
        set.say(said);
        try {
          await take(set, fact, next);
        } catch (error) {
          if (this.board.sys.isActive()) console.error(fact.fact, error);
          set.show(next);
        }
      }
      await set.settled();
    } finally {
      set.strike();
      this.board.release();
      motion.again();
      if (this.running === film) this.running = null;
    }
  }

  /** Leaves out the rest. */
  skip(): void {
    if (this.running === null) return;
    this.running = null;
    this.board.motion?.skip();
    this.interludes.combat.skip();
    this.interludes.event.skip();
  }

  /** Lets a roll or an event card be told by its own scene. */
  private async interlude(set: FilmSet, facts: readonly Fact[], index: number, after: State): Promise<void> {
    const fact = facts[index];
    const tempo = this.context.tempo();
    const before = set.state;
    if (fact?.fact === 'diceRolled') {
      const rest = facts.slice(index + 1);
      const end = rest.findIndex((result) => result.by !== 'combat' || !BLOWS.has(result.fact));
      const results = end < 0 ? rest : rest.slice(0, end);
      const earlier = facts.slice(0, index);
      await this.interludes.combat.tell({ roll: fact, results, earlier, before, after }, tempo);
    } else if (fact?.fact === 'eventDrawn') {
      await this.interludes.event.tell({ drawn: fact, results: facts.slice(index + 1), before, after }, tempo);
    } else return;
    // A scene that takes itself away is gone at the next step; the next story must not find it half there.
    await new Promise((gone) => this.board.game.events.once(Phaser.Core.Events.POST_STEP, gone));
  }
}
