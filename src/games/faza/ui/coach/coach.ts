import type { Advice, GameCoach } from '../../../../module/capabilities/coach.ts';
import { NoThread } from '../../../../page/threads/death.ts';
import { inset, rect } from '../../../../table/layout/rect.ts';
import type { LineAdvice } from '../../bots/coach/advice.ts';
import type { LineJudgment } from '../../bots/coach/judgment.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { botThread, editionsFor } from '../thinking/thread.ts';
import { adviceInWords, betterInWords, objectionInWords } from './adviceWords.ts';
import { dangerAhead } from './dangerAhead.ts';

/** The news has room for a sentence of the coach where it is at least this wide, in CSS pixels. */
const ROOMY = 420;
/** The side of the coach's button elsewhere. */
const BUTTON = 44;

/** The coach of FAZA: first by the bot that looks one command ahead, then by the one that searches. */
export const fazaCoach: GameCoach<FazaTypes> = {
  // Any question starts the thread.
  prepare: () => void botThread.ask((api) => api.winChances([], [])).catch(() => undefined),
  danger: dangerAhead,
  advise: (view, seats, found) => {
    let isStopped = false;
    const asked = askedFor(view, seats);
    const think = async (): Promise<void> => {
      for (const isQuick of [true, false]) {
        const advice = await adviceOf(view, asked, isQuick);
        if (isStopped) return;
        found(advice.words, advice.isFinal);
        if (advice.isFinal) return;
      }
    };
    void think();
    return {
      stop: () => {
        isStopped = true;
      },
    };
  },
  proposal: async (view, command) => {
    const { best, idea } = await weighed(view, command);
    return { said: best, concerns: idea.concerns };
  },
  objection: async (view, planned) => {
    const judgment = await objectionOf(view, planned);
    return judgment && objectionInWords(view, judgment);
  },
  judge: async (view, command, seats, isQuick) => {
    const judgment = await judgmentOf(view, command, askedFor(view, seats), isQuick);
    return (
      judgment && {
        chance: judgment.chance,
        best: judgment.better.chance,
        better: betterInWords(view, judgment.better),
      }
    );
  },
  places: ({ form, news, tray, list }: BoardLayout) => {
    const isRoomy = form === 'wide' && news.w >= ROOMY;
    const corner = rect(tray.x + tray.w - BUTTON, tray.y + tray.h - BUTTON, BUTTON, BUTTON);
    return { tag: isRoomy ? inset(news, -2) : corner, isRoomy, panel: list };
  },
};

async function adviceOf(
  view: FazaView,
  seats: readonly Seat[] | undefined,
  isQuick: boolean,
): Promise<{ readonly words: Advice<FazaTypes>; readonly isFinal: boolean }> {
  const editions = editionsFor(view);
  try {
    const advice = await botThread.ask<LineAdvice>((api) => api.advise(view, seats, isQuick, editions));
    return { words: adviceInWords(view, advice), isFinal: !isQuick };
  } catch (error) {
    const { adviser, lineAdvice } = await withoutThread(error);
    return { words: adviceInWords(view, lineAdvice(adviser, view, seats)), isFinal: true };
  }
}

/** The seats as bots name them: none for the whole team. */
function askedFor({ heroes }: FazaView, seats: readonly Seat[]): readonly Seat[] | undefined {
  return heroes.every((_, seat) => seats.includes(seat)) ? undefined : seats;
}

async function judgmentOf(
  view: FazaView,
  command: Command,
  seats: readonly Seat[] | undefined,
  isQuick: boolean,
): Promise<LineJudgment | null> {
  const editions = editionsFor(view);
  try {
    return await botThread.ask<LineJudgment | null>((api) => api.judge(view, command, seats, isQuick, editions));
  } catch (error) {
    const { adviser, judged } = await withoutThread(error);
    return judged(adviser, view, command, seats);
  }
}

async function objectionOf(view: FazaView, planned: readonly Command[]): Promise<LineJudgment | null> {
  const editions = editionsFor(view);
  try {
    return await botThread.ask<LineJudgment | null>((api) => api.objection(view, planned, editions));
  } catch (error) {
    const { adviser, judgedPlan } = await withoutThread(error);
    return judgedPlan(adviser, view, planned);
  }
}

async function weighed(view: FazaView, command: Command): Promise<Advice<FazaTypes>> {
  const editions = editionsFor(view);
  try {
    return adviceInWords(view, await botThread.ask<LineAdvice>((api) => api.weigh(view, command, editions)));
  } catch (error) {
    const { adviser, lineOf } = await withoutThread(error);
    return adviceInWords(view, lineOf(adviser.chanceOf, view, [command]));
  }
}

/** Where the browser allows no threads, a smaller bot answers, and the page waits for it. Any other error is thrown again. */
async function withoutThread(error: unknown) {
  if (!(error instanceof NoThread)) throw error;
  const [{ greedy, roughChanceOf }, advice, judgment] = await Promise.all([
    import('../../bots/greedy.ts'),
    import('../../bots/coach/advice.ts'),
    import('../../bots/coach/judgment.ts'),
  ]);
  return { ...advice, ...judgment, adviser: { bot: greedy, chanceOf: roughChanceOf } };
}
