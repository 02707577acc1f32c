import { chanceFrom } from '../../kernel/chance.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { pastOf, viewNow } from '../../kernel/session.ts';
import type { GameModule } from '../../module/gameModule.ts';
import { createSmallGame } from '../../smallGame/createSmallGame.ts';
import type { GameDescription } from '../../smallGame/gameDescription.ts';
import { withAttackLimit } from './bots/attackLimit.ts';
import { chooseAmong, regular } from './bots/regular.ts';
import { azardia } from './rules/azardia.ts';
import type { AzardiaTypes } from './rules/state/types.ts';
import { tableLayout } from './scenes/table/layout.ts';
import type { Narrator } from './scenes/table/view.ts';
import { commandText } from './text/commands.en.ts';
import { factText } from './text/facts.en.ts';
import { moduleText as text } from './text/module.en.ts';
import { azardiaEnding } from './ui/ending.ts';
import { azardiaRecords } from './ui/records.ts';
import { regions } from './ui/regions.ts';
import { chapters } from './ui/rulebook.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { azardiaSound } from './ui/sound.ts';
import { steps } from './ui/steps.ts';
import { azardiaTable } from './ui/table/section.ts';
import { animatedView, newsOf, pastView } from './ui/table/view.ts';
import { azardiaTitle, titleButtons } from './ui/title.ts';

const OPTIONS = ['fairStart', 'quickGame', 'firmGoal', 'openHands', 'longGrace'] as const;

const description: GameDescription<AzardiaTypes> = {
  rules: azardia,
  schemas: { setup: setupSchema, command: commandSchema },
  hidden: true,
  name: text.name,
  tagline: text.tagline,
  seats: { least: 2, most: 4, proposed: 3 },
  options: OPTIONS.map((id) => ({ id, ...text.options[id] })),
  presets: [{ id: 'tableForTwo', ...text.tableForTwo, seats: 2, on: ['fairStart', 'longGrace'] }],
  chapters,
  setup: ({ seed, seats, on }) => ({
    seed,
    players: seats,
    fairStart: on.has('fairStart'),
    quickGame: on.has('quickGame'),
    firmGoal: on.has('firmGoal'),
    openHands: on.has('openHands'),
    longGrace: on.has('longGrace'),
  }),
  setupLines: (setup) => text.setupLines(setup),
  regions,
  steps,
  commandText,
  factText,
  resultText: (result, state) => text.won(result, state),
  actor: ({ seat }) => seat,
  concerned: (fact) => ('seat' in fact ? [fact.seat] : []),
  choose: (view, _, chance) => regular.choose(view, chance),
};

const plain = createSmallGame(description);

const narrator: Narrator = {
  view: (base, state, news) => animatedView(description, base, state, news),
  news: (fact, state) => newsOf(description, fact, state),
};

/** Azardia, as the shell serves it: the table is its own, and its other screens are a small game's, drawn as cut paper. */
export const azardiaModule: GameModule<AzardiaTypes> = {
  ...plain,
  createStage: async (parent, host, tempo) => {
    const { createStage } = await import('./scenes/azardiaStage.ts');
    return createStage(narrator, (view) => titleButtons(description, view), parent, host, tempo);
  },
  computer: {
    ...plain.computer,
    next: async ({ session, players }, seat) => {
      const view = viewNow(session);
      const facts = pastOf(session).flatMap((moment) => moment.facts);
      const commands = withAttackLimit(azardia.legalCommands(view, seat), facts, (one) => players[one] !== 'computer');
      return chooseAmong(view, commands, chanceFrom(`computer/${seat}/${fingerprint(view)}`));
    },
  },
  sound: azardiaSound,
  title: azardiaTitle(description),
  ending: azardiaEnding(description),
  table: azardiaTable(description, plain.table),
  records: azardiaRecords(plain.records),
  replay: {
    ...plain.replay,
    view: (moment, context) => {
      const { tray, width, height } = plain.replay.view(moment, context).layout;
      const layout = tableLayout(width, height, moment.state.players.length, tray);
      return pastView(description, moment.state, context.seat, layout, context.busy);
    },
  },
};
