import { fazaModule } from '../../../src/games/faza/module.ts';
import type { Stage } from '../../../src/module/screens/stage.ts';
import type { TablePage } from '../../../src/shell/table/openTable.ts';
// A table loads it without being waited for; a test that ended meanwhile would leave it broken for the files after it.
import '../../../src/games/faza/bots/greedy.ts';

const nothing = (): void => undefined;

/** A stage on which every animation ends at once. */
export const quietStage: Stage = {
  title: nothing,
  newGame: nothing,
  board: nothing,
  play: () => Promise.resolve(),
  cards: () => Promise.resolve(),
  skip: nothing,
  settled: () => Promise.resolve(),
  theme: nothing,
  hold: nothing,
  step: nothing,
  ending: nothing,
  poster: async () => null,
  pace: nothing,
  resize: nothing,
  destroy: nothing,
};

/** The page around a table, without output except for what a test reads. */
export function quietPage(seen: Partial<TablePage>): TablePage {
  return {
    game: fazaModule,
    stage: quietStage,
    size: () => ({ width: 1280, height: 720 }),
    showControls: nothing,
    showSheet: nothing,
    showPanel: nothing,
    showPlan: nothing,
    comparePlans: nothing,
    plans: { load: () => null, save: nothing },
    letDrag: nothing,
    seen: nothing,
    shown: nothing,
    happened: nothing,
    announce: nothing,
    quiet: nothing,
    sound: nothing,
    hear: nothing,
    explain: nothing,
    rolled: nothing,
    tell: nothing,
    keep: nothing,
    confirms: () => true,
    forecastAlwaysOn: () => false,
    asksBefore: () => false,
    propose: () => Promise.resolve(null),
    proposalsEnd: nothing,
    density: () => 'normal',
    hasCoach: () => false,
    speed: () => '1×',
    nextSpeed: nothing,
    handOver: (seat) => Promise.resolve(seat),
    meant: () => Promise.resolve(true),
    pause: () => Promise.resolve(),
    phase: { open: nothing, progressed: nothing, close: nothing, sumUp: nothing },
    menu: nothing,
    log: nothing,
    ask: nothing,
    closeUp: nothing,
    over: nothing,
    ...seen,
  };
}
