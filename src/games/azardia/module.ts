import type { AzardiaModule } from './ui/azardiaModule.ts';
import '@fontsource/bagel-fat-one/latin-400.css';
import '@fontsource/rubik/latin-500.css';
import '@fontsource/rubik/latin-600.css';
import '@fontsource/rubik/latin-700.css';
import './scenes/theme.css';
import './scenes/paper.css';
import { drawBelow } from '../../kernel/chance.ts';
import { at } from '../../kernel/values/at.ts';
import type { TitleView } from '../../module/screens/title.ts';
import { createBoardCamera, letPeopleMove } from '../../page/controls/boardCamera.ts';
import { createSmallGame } from '../../smallGame/createSmallGame.ts';
import type { GameDescription } from '../../smallGame/gameDescription.ts';
import { LEVELS, USUAL_LEVEL } from './bots/levels.ts';
import { regular } from './bots/regular.ts';
import { dangerOf } from './interaction/danger.ts';
import { handsWithDiscards, withDiscards } from './interaction/discards.ts';
import { tableLayout } from './interaction/layout/tableLayout.ts';
import { steps } from './interaction/steps.ts';
import { animatedView, pastView } from './interaction/tableView.ts';
import type { Narrator } from './interaction/view.ts';
import { azardia } from './rules/azardia.ts';
import { concernedBy } from './rules/state/concerned.ts';
import type { AzardiaTypes } from './rules/state/types.ts';
import { commandText } from './text/commands.en.ts';
import { factText } from './text/facts.en.ts';
import { moduleText as text } from './text/module.en.ts';
import { ATTACK_LIMIT, azardiaComputer } from './ui/computer/computer.ts';
import { azardiaDice } from './ui/dice.ts';
import { azardiaEnding } from './ui/ending/ending.ts';
import { azardiaHands, azardiaOrders } from './ui/hands.ts';
import { azardiaInspect } from './ui/inspect.ts';
import { azardiaLessons } from './ui/lessons/lessons.ts';
import { attackQuestion, isAskedAtTable, seatColor, seatStanding } from './ui/people.ts';
import { azardiaRecords } from './ui/records.ts';
import { regions } from './ui/regions.ts';
import { isRotated } from './ui/rotation.ts';
import { chapters } from './ui/rulebook.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { azardiaSound } from './ui/sound.ts';
import { azardiaTable } from './ui/table.ts';
import { azardiaTitle, titleButtons } from './ui/title.ts';

const OPTIONS = ['fairStart', 'quickGame', 'firmGoal', 'openHands', 'longGrace'] as const;

const TABLE_FOR_TWO = ['fairStart', 'longGrace'] as const;

/** Possible numbers of players in a daily game; entries listed more often are drawn more often. */
const DAILY_SEATS = [2, 3, 3, 4, 4] as const;

const description: GameDescription<AzardiaTypes> = {
  rules: azardia,
  schemas: { setup: setupSchema, command: commandSchema },
  hidden: true,
  hands: azardiaHands,
  name: text.name,
  tagline: text.tagline,
  seats: { counts: [2, 3, 4], proposed: 3 },
  options: OPTIONS.map((id) => ({ id, ...text.options[id] })),
  presets: [{ id: 'tableForTwo', ...text.tableForTwo, seats: 2, on: TABLE_FOR_TWO }],
  computers: {
    levels: LEVELS.map((id) => ({ id, ...text.levels[id] })),
    proposed: USUAL_LEVEL,
    switches: [{ id: ATTACK_LIMIT, ...text.attackLimit }],
  },
  chapters,
  lessons: azardiaLessons,
  setup: ({ seed, seats, on }) => ({
    seed,
    players: seats,
    fairStart: on.has('fairStart'),
    quickGame: on.has('quickGame'),
    firmGoal: on.has('firmGoal'),
    openHands: on.has('openHands'),
    longGrace: on.has('longGrace'),
  }),
  choices: (setup) => ({ seats: setup.players, on: new Set(OPTIONS.filter((id) => setup[id])) }),
  daily: (luck) => {
    const seats = at(DAILY_SEATS, drawBelow(luck, DAILY_SEATS.length));
    return { seats, on: new Set(seats === 2 ? TABLE_FOR_TWO : []) };
  },
  setupLines: (setup) => text.setupLines(setup),
  regions,
  steps,
  commandText,
  factText,
  resultText: (result, state) => text.won(result, state),
  danger: dangerOf,
  actor: ({ seat }) => seat,
  concerned: concernedBy,
  choose: (view, _, chance) => regular.choose(view, chance),
};

const plain = createSmallGame(description);
const camera = createBoardCamera();

const narrator: Narrator = {
  view: (base, state, told) => animatedView(description, base, state, told),
};

/** Azardia, as the shell uses it: it has its own table, and the other screens of a small game, drawn as cut paper. */
export const azardiaModule: AzardiaModule = {
  ...plain,
  createStage: async (parent, host, tempo) => {
    const { createStage } = await import('./scenes/azardiaStage.ts');
    const parts = {
      narrator,
      camera,
      titleButtons: (view: TitleView) => titleButtons(description, view),
      letPeopleMove: () => letPeopleMove(camera),
    };
    return createStage(parts, parent, host, tempo);
  },
  ...(plain.hands && { hands: handsWithDiscards(plain.hands) }),
  selection: withDiscards(description, plain.selection),
  orders: azardiaOrders,
  computer: azardiaComputer,
  coach: async () => (await import('./ui/coach/coach.ts')).azardiaCoach,
  dice: azardiaDice,
  inspect: azardiaInspect(plain.inspect, camera),
  sound: azardiaSound,
  title: azardiaTitle(description),
  ending: azardiaEnding(description),
  setups: { ...plain.setups, isRotated },
  people: { ...plain.people, standing: seatStanding, question: attackQuestion, isAskedAtTable, color: seatColor },
  table: azardiaTable(description, plain.table, camera),
  records: azardiaRecords(plain.records),
  rulebook: async () => ({ chapters, searchExample: text.searchRules }),
  replay: {
    ...plain.replay,
    words: { ...plain.replay.words, search: text.searchLog },
    view: (moment, context) => {
      const { tray, width, height } = plain.replay.view(moment, context).layout;
      const layout = tableLayout(width, height, moment.state.players.length, tray);
      return pastView(description, moment.state, context.seat, layout, context.busy);
    },
  },
};
