import type { Seat } from '../kernel/game.ts';
import { equal } from '../kernel/values/equal.ts';
import { asSentence } from '../module/asSentence.ts';
import type { Advice, GameCoach, Remark } from '../module/capabilities/coach.ts';
import type { AnyGame } from '../module/match.ts';
import type { Concerns } from '../module/screens/replay.ts';
import type { GameDescription } from './gameDescription.ts';
import { smallGameText } from './text.en.ts';

const words = smallGameText.coach;

/** A command that a bot has weighed. */
export interface Weighed<T extends AnyGame> {
  readonly command: T['command'];
  /** The chance to win by it, 0–1; `null` where that is not estimated. */
  readonly chance: number | null;
  /** What it is worth in a unit of the game. */
  readonly worth?: number;
}

/** What a coach of a competitive game needs to know of it. */
export interface CoachParts<T extends AnyGame> extends Required<Pick<GameCoach<T>, 'danger' | 'places' | 'marks'>> {
  /**
   * The commands worth considering for a seat that decides, the best first; none where it makes no difference. One of them is `also`, if
   * that is not `null`. `isQuick`: without thinking long.
   */
  weigh(
    view: T['view'],
    seat: Seat,
    also: T['command'] | null,
    isQuick: boolean,
    stop: AbortSignal,
  ): Promise<readonly Weighed<T>[]>;
  /** What the best command is worth in a unit of the game, compared with the next best; left out by a game that has only chances. */
  worth?(view: T['view'], best: Weighed<T>, next: Weighed<T> | undefined): string | null;
  /** Why a command is good, as its player hears it; `null` where nothing more needs to be said. */
  reason(view: T['view'], command: T['command']): string | null;
  /** What a command is about on the table. */
  concerns(view: T['view'], command: T['command']): Concerns;
}

/** Chances that differ by less than this are said to be alike. */
const ALIKE = 0.01;

/** A coach for a game of players against each other: it advises one command at a time, and looks back at single commands. */
export function createCoach<T extends AnyGame>(
  { rules, commandText, actor }: Pick<GameDescription<T>, 'rules' | 'commandText' | 'actor'>,
  parts: CoachParts<T>,
): GameCoach<T> {
  const { danger, places, marks, weigh, reason, concerns } = parts;
  return {
    danger,
    places,
    marks,
    advise: (view, seats, found) => {
      const stopping = new AbortController();
      const think = async (): Promise<void> => {
        for (const isQuick of [true, false]) {
          const advice = await advised(view, seats, isQuick, stopping.signal);
          if (stopping.signal.aborted) return;
          found(advice, !isQuick);
        }
      };
      think().catch(ignoreStop);
      return { stop: () => stopping.abort(STOPPED) };
    },
    judge: async (view, command, _, isQuick) => {
      const seat = actor(command);
      if (seat === null) return null;
      const weighed = await weigh(view, seat, command, isQuick, NEVER);
      const [best] = weighed;
      const own = weighed.find((one) => equal(one.command, command));
      if (!best || !own || best.chance === null || own.chance === null || own === best) return null;
      return { chance: own.chance, best: best.chance, better: said(view, best.command).join(' ') };
    },
  };

  async function advised(
    view: T['view'],
    seats: readonly Seat[],
    isQuick: boolean,
    stop: AbortSignal,
  ): Promise<Advice<T>> {
    const seat = rules.activeSeats(view).find((one) => seats.includes(one));
    const [best, next] = seat === undefined ? [] : await weigh(view, seat, null, isQuick, stop);
    if (!best) return { line: [], idea: { said: [words.none], concerns: NOTHING }, best: [words.none] };
    const idea: Remark = { said: said(view, best.command), concerns: concerns(view, best.command) };
    const [first = words.none, ...reasons] = idea.said;
    const numbers = numbersOf({ ...parts, commandText }, view, best, next);
    return { line: [best.command], idea, best: [first, ...numbers, ...reasons] };
  }

  /** A command and the reason for it, as sentences. */
  function said(view: T['view'], command: T['command']): string[] {
    const why = reason(view, command);
    return [commandText(command, view), ...(why === null ? [] : [why])].map(asSentence);
  }
}

/** What a command is worth in the unit of the game, if it has one, and the chance to win by it; compared with the next best. */
function numbersOf<T extends AnyGame>(
  { commandText, worth }: Pick<GameDescription<T>, 'commandText'> & Pick<CoachParts<T>, 'worth'>,
  view: T['view'],
  best: Weighed<T>,
  next: Weighed<T> | undefined,
): string[] {
  const { chance } = best;
  if (chance === null) return [];
  const gain = worth?.(view, best, next) ?? null;
  if (gain !== null) return [gain, words.chance(chance)].map(asSentence);
  if (next?.chance == null) return [asSentence(words.chance(chance))];
  const other = commandText(next.command, view);
  const isAlike = chance - next.chance < ALIKE;
  return [asSentence(isAlike ? words.alike(chance, other) : words.chances(chance, next.chance, other))];
}

const NOTHING: Concerns = { seats: [], pieces: [], places: [] };
const NEVER = new AbortController().signal;
const STOPPED = new DOMException('The position has changed.', 'AbortError');

function ignoreStop(error: unknown): void {
  if (error !== STOPPED) throw error;
}
