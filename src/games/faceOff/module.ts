import '@fontsource/alfa-slab-one/latin-400.css';
import '@fontsource/ibm-plex-sans-condensed/latin-500.css';
import '@fontsource/ibm-plex-sans-condensed/latin-600.css';
import '@fontsource/ibm-plex-sans-condensed/latin-700.css';
import './scenes/handOver.css';
import './scenes/theme.css';
import { chanceFrom, drawBelow, shuffled } from '../../kernel/chance.ts';
import { at } from '../../kernel/values/at.ts';
import { createSmallGame } from '../../smallGame/createSmallGame.ts';
import type { GameDescription } from '../../smallGame/gameDescription.ts';
import { titleAt } from '../../smallGame/title.ts';
import { boss } from './bots/boss.ts';
import { LEVELS, USUAL_LEVEL } from './bots/levels.ts';
import { FACTIONS, type FactionId } from './content/vocabulary.ts';
import { stepsOf } from './interaction/steps.ts';
import { animatedView, pastView } from './interaction/tableView.ts';
import type { Narrator } from './interaction/view.ts';
import { faceOff } from './rules/faceOff.ts';
import type { FaceOffTypes } from './rules/state/types.ts';
import { titleLayout } from './scenes/title/titleLayout.ts';
import { commandText } from './text/commands.en.ts';
import { factText } from './text/facts.en.ts';
import { moduleText as text } from './text/module.en.ts';
import { screenText } from './text/screen.en.ts';
import { boxButton } from './ui/boxButton.ts';
import { faceOffCodes } from './ui/codes.ts';
import { faceOffComputer } from './ui/computer/computer.ts';
import { createForesight, workOutChances } from './ui/computer/foresight.ts';
import { createDecisions, faceOffSelection } from './ui/decisions.ts';
import { faceOffEnding } from './ui/ending.ts';
import type { FaceOffModule } from './ui/faceOffModule.ts';
import { faceOffInspect } from './ui/inspect.ts';
import { faceOffLessons } from './ui/lessons/lessons.ts';
import { isAskedAtTable, seatColor, seatPortrait, seatStanding, secretQuestion } from './ui/people.ts';
import { faceOffRecords } from './ui/records.ts';
import { regions } from './ui/regions.ts';
import { chapters } from './ui/rulebook.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { faceOffSound } from './ui/sound.ts';
import { faceOffTable } from './ui/table.ts';

/** Possible numbers of seats in a daily game; entries listed more often are drawn more often. */
const DAILY_SEATS = [2, 2, 3, 4] as const;

const description: GameDescription<FaceOffTypes> = {
  rules: faceOff,
  schemas: { setup: setupSchema, command: commandSchema },
  hidden: true,
  name: text.name,
  tagline: text.tagline,
  seats: { counts: [2, 3, 4, 5], proposed: 2 },
  options: [
    { id: 'printed', name: text.printed, about: text.printedAbout, seats: [4, 5] },
    { id: 'expert', name: text.expert, about: text.expertAbout },
    { id: 'chance', name: text.chance, about: text.chanceAbout },
  ],
  quickStart: ['chance'],
  computers: { levels: LEVELS.map((id) => ({ id, ...text.levels[id] })), proposed: USUAL_LEVEL, switches: [] },
  chapters,
  lessons: faceOffLessons,
  setup: ({ seed, seats, on }) => ({
    seed,
    factions: on.has('chance') ? factionsFor(seed, seats) : Array.from({ length: seats }, () => null),
    timing: on.has('expert') ? 'expert' : on.has('printed') ? 'printed' : 'standard',
  }),
  daily: (luck) => ({ seats: at(DAILY_SEATS, drawBelow(luck, DAILY_SEATS.length)), on: new Set(['chance']) }),
  setupLines: ({ factions, timing }) => [
    text.players(factions.length),
    factions.includes(null) ? text.picked : text.chance,
    ...(timing === 'standard' ? [] : [timing === 'printed' ? text.printed : text.expert]),
  ],
  regions,
  commandText,
  factText,
  resultText: ({ rule, winners }, view) =>
    text.won(view, rule, winners, view.ending?.scores[winners[0] ?? 0]?.total ?? 0),
  actor: ({ seat }) => seat,
  concerned: (fact) => ('seat' in fact ? [fact.seat] : []),
  reopening: (view, seat) =>
    view.steps[0]?.step === 'seal' && view.seats[seat]?.sealed ? { do: 'reopen', seat } : null,
  waitsFor: (view) =>
    view.steps[0]?.step === 'seal'
      ? view.seats.flatMap(({ sealed }, seat) => (sealed === null ? [seat] : []))
      : faceOff.activeSeats(view),
  steps: stepsOf,
  choose: (view, seat, chance) => boss.choose(view, chance, [seat]),
};

const plain = createSmallGame(description);
const title = titleAt(description, titleLayout);
const narrator: Narrator = { view: (base, state) => animatedView(description, base, state) };

/** Face Off, as the shell uses it: it has its own title, table and ending, and the other screens of a small game. */
export const faceOffModule: FaceOffModule = {
  ...plain,
  createStage: async (parent, host, tempo) => {
    const { createStage } = await import('./scenes/faceOffStage.ts');
    const parts = { narrator, titleButtons: title.buttons };
    return createStage(parts, parent, host, tempo);
  },
  computer: faceOffComputer,
  coach: async () => (await import('./ui/coach/coach.ts')).faceOffCoach,
  sound: faceOffSound,
  inspect: faceOffInspect(plain.inspect),
  setups: { ...plain.setups, codes: faceOffCodes },
  records: faceOffRecords(plain.records),
  people: {
    ...plain.people,
    color: seatColor,
    isAskedAtTable,
    standing: seatStanding,
    question: secretQuestion,
    portrait: seatPortrait,
    openButton: boxButton,
  },
  title: title.page,
  table: faceOffTable(description, plain.table, createForesight(workOutChances), createDecisions()),
  selection: faceOffSelection(description, plain.selection),
  ending: faceOffEnding(description),
  rulebook: async () => ({ chapters, searchExample: screenText.searchRules }),
  replay: {
    ...plain.replay,
    view: (moment, context) => {
      const { tray: area, width, height } = plain.replay.view(moment, context).layout;
      return pastView(description, moment.state, context.seat, { width, height, area }, context.busy);
    },
  },
};

/** X1: different factions by chance, and with five seats a second copy of one. */
function factionsFor(seed: string, seats: number): readonly FactionId[] {
  const chance = { ...chanceFrom(`${seed}/factions`) };
  const order = shuffled(chance, FACTIONS);
  return seats === 5 ? [...order, at(shuffled(chance, FACTIONS), 0)] : order.slice(0, seats);
}
