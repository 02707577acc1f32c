import { titleLayout } from './scenes/title/titleLayout.ts';
import type { FactionFunModule } from './ui/factionFunModule.ts';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/young-serif/latin-400.css';
import './scenes/theme.css';
import './ui/numerals.css';
import { drawBelow } from '../../kernel/chance.ts';
import { at } from '../../kernel/values/at.ts';
import { dayOfSeed } from '../../module/daily/dailySeed.ts';
import { dayNumber } from '../../module/daily/days.ts';
import { letPeopleMove } from '../../page/controls/boardCamera.ts';
import { createSmallGame } from '../../smallGame/createSmallGame.ts';
import type { GameDescription } from '../../smallGame/gameDescription.ts';
import { titleAt } from '../../smallGame/title.ts';
import { BOTS, LEVELS, USUAL_LEVEL } from './bots/levels.ts';
import { tableLayout } from './interaction/layout/tableLayout.ts';
import { withMap } from './interaction/newGame.ts';
import { withCardBefore } from './interaction/selection.ts';
import { stepsOf } from './interaction/steps.ts';
import { animatedView, pastView } from './interaction/tableView.ts';
import type { Narrator } from './interaction/view.ts';
import { factionFun } from './rules/factionFun.ts';
import type { Options } from './rules/state/state.ts';
import type { FactionFunTypes } from './rules/state/types.ts';
import { isAskedOutOfTurn } from './rules/turn/seats.ts';
import { commandText } from './text/commands.en.ts';
import { factText, seatName } from './text/facts.en.ts';
import { moduleText as text } from './text/module.en.ts';
import { camera } from './ui/camera.ts';
import { computer } from './ui/computer.ts';
import { factionDice } from './ui/dice.ts';
import { endingReason, factionEnding } from './ui/ending.ts';
import { factionHands } from './ui/hands.ts';
import { factionLessons } from './ui/lessons/lessons.ts';
import { questionAt, seatColor, seatStanding } from './ui/people.ts';
import { factionRecords } from './ui/records.ts';
import { regions } from './ui/regions.ts';
import { chapters } from './ui/rulebook.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { factionFunSound } from './ui/sound.ts';
import { factionTable } from './ui/table.ts';

const OPTIONS: readonly (keyof Options)[] = ['asWritten', 'twoAvatars', 'literalPenalty', 'quickGame'];

/** Possible numbers of seats in a daily game; entries listed more often are drawn more often. */
const DAILY_SEATS = [2, 2, 2, 4] as const;

const description: GameDescription<FactionFunTypes> = {
  rules: factionFun,
  schemas: { setup: setupSchema, command: commandSchema },
  hidden: true,
  name: text.name,
  tagline: text.tagline,
  seats: { counts: [2, 4, 6], proposed: 2, name: seatName },
  options: OPTIONS.map((id) => ({ id, ...text.options[id] })),
  computers: { levels: LEVELS.map((id) => ({ id, ...text.levels[id] })), proposed: USUAL_LEVEL, switches: [] },
  chapters,
  lessons: factionLessons,
  setup: ({ seed, seats, on }) => ({
    seed,
    seats,
    asWritten: on.has('asWritten'),
    twoAvatars: on.has('twoAvatars'),
    literalPenalty: on.has('literalPenalty'),
    quickGame: on.has('quickGame'),
  }),
  daily: (luck) => ({ seats: at(DAILY_SEATS, drawBelow(luck, DAILY_SEATS.length)), on: new Set() }),
  // R2: both peoples take turns in daily games.
  ownSeat: ({ seed }) => (dayNumber(dayOfSeed(seed)?.day ?? '') ?? 0) % 2,
  choices: (setup) => ({ seats: setup.seats, on: new Set(OPTIONS.filter((id) => setup[id])) }),
  setupLines: (setup) => [
    text.seats(setup.seats),
    ...OPTIONS.filter((id) => setup[id]).map((id) => text.options[id].name),
  ],
  hands: factionHands,
  regions,
  steps: stepsOf,
  commandText,
  factText,
  resultText: (_, state) => endingReason(state),
  actor: ({ seat }) => seat,
  concerned: (fact) => ('seat' in fact ? [fact.seat] : []),
  choose: (view, seat, chance) => BOTS[USUAL_LEVEL].choose(view, chance, [seat]),
};

const plain = createSmallGame(description);
const title = titleAt(description, titleLayout);
const narrator: Narrator = { view: (base, state) => animatedView(description, base, state) };

/** Faction Fun, as the shell uses it: it has its own table and title, and the other screens of a small game. */
export const factionFunModule: FactionFunModule = {
  ...plain,
  setups: withMap(plain.setups),
  selection: withCardBefore(plain.selection),
  computer,
  coach: async () => (await import('./ui/coach/coach.ts')).factionFunCoach,
  dice: factionDice,
  records: factionRecords(plain.records),
  people: {
    ...plain.people,
    standing: seatStanding,
    question: questionAt,
    isAskedAtTable: isAskedOutOfTurn,
    color: seatColor,
  },
  sound: factionFunSound,
  createStage: async (parent, host, tempo) => {
    const { createStage } = await import('./scenes/factionStage.ts');
    const parts = {
      narrator,
      camera,
      titleButtons: title.buttons,
      letPeopleMove: () => letPeopleMove(camera),
    };
    return createStage(parts, parent, host, tempo);
  },
  title: title.page,
  table: factionTable(description, plain.table, camera),
  ending: factionEnding(description),
  rulebook: async () => ({ chapters, searchExample: text.searchRules }),
  replay: {
    ...plain.replay,
    words: { ...plain.replay.words, search: text.searchLog },
    view: (moment, context) => {
      const { tray, width, height } = plain.replay.view(moment, context).layout;
      return pastView(description, moment.state, context.seat, tableLayout(width, height, tray), context.busy);
    },
  },
};
