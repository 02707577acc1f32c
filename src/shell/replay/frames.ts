import { isOver, type Viewer } from '../../kernel/game.ts';
import { now, pastOf, type Session } from '../../kernel/session.ts';
import { at } from '../../kernel/values/at.ts';
import type { GameModule } from '../../module/gameModule.ts';
import type { AnyGame, Match } from '../../module/match.ts';
import type { Frame } from '../../module/screens/replay.ts';
import { branchAfter } from '../practice.ts';
import { factsFor } from '../seen.ts';

/**
 * A whole match as a viewer was told it, fact by fact, the oldest first; never empty. `null` was told everything. How the table looked while the game was set up is not known:
 * those facts show it set up.
 */
export function framesOf<T extends AnyGame>(
  game: GameModule<T>,
  { session }: Match<T>,
  viewer: Viewer | null = null,
): Frame<T>[] {
  const frames = openingFrames(game, session, viewer);
  const seen = (state: T['state']): T['view'] => session.game.view(state, viewer);
  let before = seen(session.opening.state);
  for (const [index, { command, facts, state }] of pastOf(session).entries()) {
    const told = factsFor(session.game, facts, viewer);
    // A command may hold a secret of the player who gave it.
    const by = viewer === null ? command : null;
    let picture: T['view'] = before;
    for (const [order, fact] of told.entries()) {
      const whole = order === told.length - 1;
      picture = whole ? seen(state) : session.game.evolve(picture, fact);
      frames.push(frameOf(game, session, fact, picture, by, { commands: index + 1, facts: order + 1, whole }));
    }
    before = seen(state);
  }
  return frames;
}

function openingFrames<T extends AnyGame>(game: GameModule<T>, session: Session<T>, viewer: Viewer | null): Frame<T>[] {
  const state = session.game.view(session.opening.state, viewer);
  const facts = factsFor(session.game, session.opening.facts, viewer);
  let picture: T['view'] = session.game.view(game.replay.setUp(session), viewer);
  return facts.map((fact, index) => {
    const whole = index === facts.length - 1;
    if (whole) picture = state;
    else if (fact.by !== 'setup') picture = session.game.evolve(picture, fact);
    return frameOf(game, session, fact, picture, null, { commands: 0, facts: index + 1, whole });
  });
}

function frameOf<T extends AnyGame>(
  { table, replay }: GameModule<T>,
  { game }: Session<T>,
  fact: T['fact'],
  state: T['view'],
  command: T['command'] | null,
  place: Pick<Frame, 'commands' | 'facts' | 'whole'>,
): Frame<T> {
  const sentence = table.sentence(fact, state);
  return { fact, ...place, state, sentence, round: game.round(state), concerns: replay.concerns(fact, state, command) };
}

/** The index of the frame after a number of commands, or after a number of facts of the last one; the nearest that exists. */
export function frameAt(frames: readonly Frame[], commands: number, facts = Number.POSITIVE_INFINITY): number {
  const later = frames.findIndex(
    (frame) => frame.commands > commands || (frame.commands === commands && frame.facts >= facts),
  );
  if (later < 0) return frames.length - 1;
  const frame = at(frames, later);
  return frame.commands === commands ? later : Math.max(0, later - 1);
}

/** Where a round begins, for the marks of the scrubber. */
export interface RoundMark {
  readonly round: number;
  readonly index: number;
}

/** The first frame of each round, oldest first. */
export function roundMarks(frames: readonly Frame[]): RoundMark[] {
  return frames.flatMap(({ round }, index) =>
    index === 0 || at(frames, index - 1).round !== round ? [{ round, index }] : [],
  );
}

/** The beginning of the next round, or of this one and then the one before it; the last frame, or the first, where there is none. */
export function nextRound(frames: readonly Frame[], index: number, by: 1 | -1): number {
  const marks = roundMarks(frames).map((mark) => mark.index);
  if (by > 0) return marks.find((mark) => mark > index) ?? frames.length - 1;
  return marks.findLast((mark) => mark < index) ?? 0;
}

/** The match as it stood at a frame, to be played on: after the last command that was carried out whole by then. */
export function branchAt<T extends AnyGame>(match: Match<T>, { commands, whole }: Frame<T>): Match<T> {
  return branchAfter(match, whole ? commands : Math.max(0, commands - 1));
}

/** Whether a match can be played on from a frame: the game is not over there. */
export function canBranchAt(match: Match, frame: Frame): boolean {
  const { session } = branchAt(match, frame);
  return !isOver(session.game, now(session));
}
