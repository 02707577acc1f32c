import type { GameModule } from '../../../src/module/gameModule.ts';
import type { AnyGame, Match } from '../../../src/module/match.ts';
import { matchLog } from '../../../src/shell/log/matchLog.ts';
import type { PlayedGame } from '../../../src/shell/match.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { TablePage } from '../../../src/shell/table/tablePage.ts';
import type { Control } from '../../../src/table/control.ts';
import { quietPage, quietStage } from '../learn/quietPage.ts';

/**
 * Methods that tell players nothing: they query the page, store something, or open what has its own tests. Any other
 * method of the page has to be recorded, or this does not compile.
 */
type Untold =
  | 'size'
  | 'plans'
  | 'keep'
  | 'confirms'
  | 'forecastAlwaysOn'
  | 'asksBefore'
  | 'density'
  | 'speed'
  | 'menu'
  | 'log'
  | 'ask';
type Noted = Omit<TablePage, Untold>;

/** A table that records, in order, everything that it shows, says, plays and asks. */
export interface ToldTable {
  readonly told: string[];
  controls(): readonly Control[];
  /** Presses a control, if it exists, and waits until everything has settled. */
  press(id: string): Promise<void>;
  settle(): Promise<void>;
  match(): Match;
  close(): void;
}

/** Opens a table; every request to pass the device is accepted at once. */
export function openToldTable<T extends AnyGame>(module: GameModule<T>, start: Match<T>): ToldTable {
  const told: string[] = [];
  const note =
    (what: string) =>
    (...values: readonly unknown[]): void =>
      void told.push(`${what}: ${JSON.stringify(values)}`);
  const later =
    (what: string) =>
    async (...values: readonly unknown[]): Promise<void> =>
      note(what)(...values);
  let controls: readonly Control[] = [];
  // The compiler knows the module by its game's types, the shell by those of any game.
  const game: PlayedGame = Object.assign({}, module);
  const noted: Noted = {
    game,
    stage: { ...quietStage, board: note('board'), play: later('animation'), cards: later('cards') },
    hasCoach: () => false,
    showPlan: note('plan'),
    comparePlans: note('plans'),
    letDrag: note('drags'),
    showControls: (shown) => {
      controls = shown;
      note('buttons')(shown);
    },
    showSheet: (title, items) => note('sheet')(title, items),
    showPanel: note('panel'),
    shown: note('page'),
    seen: note('seen'),
    happened: note('happened'),
    announce: note('voice'),
    rolled: note('remark'),
    tell: note('notice'),
    explain: note('refusal'),
    sound: note('sound'),
    nextSpeed: note('speed'),
    hear: note('music'),
    quiet: note('quiet'),
    propose: async (seat, wish) => {
      const command = await wish(false);
      await later('proposal')(seat, command);
      return command && { answer: 'accept', command, pace: 'action' };
    },
    proposalsEnd: () => undefined,
    handOver: async (seat) => {
      await later('handOver')(seat);
      return seat;
    },
    pause: later('pause'),
    closeUp: note('closeUp'),
    meant: async (...asked) => {
      note('question')(...asked);
      return true;
    },
    phase: { open: note('phase'), progressed: note('phase'), close: note('phase'), sumUp: note('phase') },
    over: note('over'),
  };
  const table = openTable(quietPage(noted), Object.assign({}, start));
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return {
    told,
    controls: () => controls,
    settle,
    press: async (id) => {
      controls.find((control) => control.id === id)?.press();
      await settle();
      note('log')(matchLog(game, table.match(), table.viewer()).map(({ text }) => text));
    },
    match: () => table.match(),
    close: table.close,
  };
}
