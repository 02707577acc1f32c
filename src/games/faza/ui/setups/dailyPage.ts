import { pastOf, type Session } from '../../../../kernel/session.ts';
import type { DailyPage } from '../../../../module/daily/daily.ts';
import { editionById } from '../../content/editions.ts';
import { type Step, stepOf, winShare } from '../../content/steps.ts';
import { areaOf } from '../../interaction/newGame/newGameControls.ts';
import type { Setup } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { faceFrame } from '../../scenes/artwork.ts';
import { dailyText } from '../../text/daily.en.ts';
import { text } from '../../text/en.ts';
import { setupText } from '../../text/module.en.ts';
import { drawPiece } from '../pieceSheet.ts';
import type { Digest } from '../records/digest.ts';

/** The team's result in a round. */
interface Round {
  readonly drones: number;
  readonly ships: number;
}

/** What the page of the daily game shows about FAZA, and what its players share. */
export const dailyPage: DailyPage<FazaTypes> = {
  team: ({ heroes }: Setup) =>
    heroes.map((hero) => ({
      name: text.heroTitle(hero),
      about: text.areaName[areaOf(hero)],
      draw: (canvas) => drawPiece(canvas, faceFrame(hero)),
    })),
  lines: ({ edition, mode }: Setup) => [
    dailyText.board(editionById(edition).tiles.length),
    setupText.mode(text.modeName[mode]),
  ],
  noteTitle: dailyText.rates,
  step: (setup: Setup) => {
    const step = stepOf(setup);
    if (!step) return { name: text.modeName[setup.mode], note: '', about: '' };
    const share = shareOf(setup, step);
    return {
      name: text.stepName[step.id],
      note: share === null ? '' : text.board.percent(share),
      about: text.stepLine(step, editionById(setup.edition)) ?? '',
    };
  },
  playedAt: (digest: Digest) => {
    const step = stepOf(digest);
    return step && text.stepName[step.id];
  },
  shared: ({ session }) => {
    const rounds = roundsOf(session);
    const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
    return [
      dailyText.defeated(
        sum(({ drones }) => drones),
        sum(({ ships }) => ships),
      ),
      rounds.map(dailyText.round).join(''),
      dailyText.legend,
    ];
  },
};

/** The proportion of games that a team of computers wins with a number of heroes. */
function shareOf({ edition, heroes }: Setup, step: Step): number | null {
  const size = heroes.length;
  return size === 2 || size === 3 || size === 4 ? winShare(edition, step, size) : null;
}

/** The result of each round, from the first to the last. A Faza phase before the first round belongs to that. */
function roundsOf(session: Session<FazaTypes>): readonly Round[] {
  const facts = [session.opening, ...pastOf(session)].flatMap((moment) => moment.facts);
  let round = 1;
  const told = facts.map((fact) => {
    if (fact.fact === 'phaseBegan') round = fact.round;
    return { round, fact };
  });
  return Array.from({ length: round }, (_, before) => {
    const ofRound = told.filter((one) => one.round === before + 1).map(({ fact }) => fact);
    return {
      drones: ofRound.reduce((all, fact) => all + (fact.fact === 'dronesDefeated' ? fact.count : 0), 0),
      ships: ofRound.filter(({ fact }) => fact === 'shipDefeated').length,
    };
  });
}
