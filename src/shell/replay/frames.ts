import { evolve } from '../../games/faza/rules/evolve.ts';
import type { Fact } from '../../games/faza/rules/fact.ts';
import type { State } from '../../games/faza/rules/state.ts';
import { text } from '../../games/faza/text/en.ts';
import { at } from '../../kernel/at.ts';
import { now, pastOf } from '../../kernel/session.ts';
import { branchAfter } from '../branch.ts';
import type { Match } from '../match.ts';
import { type Concerns, concernsOf } from './concerns.ts';

/** A match right after one of its facts: what a replay shows, and a line of the log. */
export interface Frame {
  readonly fact: Fact;
  /** How many commands had been given, with the one that the fact belongs to; 0 while the game is set up. */
  readonly commands: number;
  /** Which fact of that command it is, from 1. */
  readonly facts: number;
  /** The picture of this moment; after the last fact of a command the state itself. */
  readonly state: State;
  /** Whether the command is carried out whole: only then can play go on from here. */
  readonly whole: boolean;
  /** What happened, as a sentence; empty for facts that only structure the story. */
  readonly sentence: string;
  /** 0 before the first round. A Faza phase belongs to the round of the Team phase before it. */
  readonly round: number;
  readonly concerns: Concerns;
}

/**
 * A whole match, fact by fact, the oldest first; never empty. How the table looked while the game was set up is not known:
 * those facts show it set up.
 */
export function framesOf({ session }: Match): Frame[] {
  const frames = openingFrames(session);
  let before = session.opening.state;
  for (const [index, { command, facts, state }] of pastOf(session).entries()) {
    const actor = 'hero' in command ? command.hero : null;
    let picture = before;
    for (const [order, fact] of facts.entries()) {
      const whole = order === facts.length - 1;
      picture = whole ? state : evolve(picture, fact);
      const sentence = text.factText(fact, picture);
      const concerns = concernsOf(fact, picture, actor);
      const place = { commands: index + 1, facts: order + 1, whole };
      frames.push({ fact, ...place, state: picture, sentence, round: picture.round, concerns });
    }
    before = state;
  }
  return frames;
}

function openingFrames({ game, setup, opening: { facts, state } }: Match['session']): Frame[] {
  let picture = state;
  // An opening Faza phase (V5) changes the table that was set up: the same one is set up again, for a game that opens without.
  if (setup.fazaFirst) picture = { ...game.newGame({ ...setup, fazaFirst: false }).state, round: 0 };
  return facts.map((fact, index) => {
    const whole = index === facts.length - 1;
    if (whole) picture = state;
    else if (fact.by !== 'setup') picture = evolve(picture, fact);
    const place = { commands: 0, facts: index + 1, whole };
    const [sentence, concerns] = [text.factText(fact, picture), concernsOf(fact, picture)];
    return { fact, ...place, state: picture, sentence, round: picture.round, concerns };
  });
}

/** The index of the frame after so many commands, or after the first so many facts of the last of them; the nearest there is. */
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
export function branchAt(match: Match, { commands, whole }: Frame): Match {
  return branchAfter(match, whole ? commands : Math.max(0, commands - 1));
}

/** Whether a match can be played on from a frame: the game is not over there. */
export function canBranchAt(match: Match, frame: Frame): boolean {
  return now(branchAt(match, frame).session).outcome === null;
}
