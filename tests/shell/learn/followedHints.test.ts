import { describe, expect, test } from 'vitest';
import { HINT_IDS as AZARDIA_IDS, type HintId as AzardiaHint } from '../../../src/games/azardia/lessons/hints.ts';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import { HINT_IDS, type HintId, type HintWords } from '../../../src/games/faza/lessons/hints.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { begin, viewNow } from '../../../src/kernel/session.ts';
import type { GameModule } from '../../../src/module/gameModule.ts';
import type { AnyGame, Match } from '../../../src/module/match.ts';
import type { TableView } from '../../../src/module/screens/table.ts';
import { createStandingHint } from '../../../src/shell/learn/standingHint.ts';
import type { PlayedGame } from '../../../src/shell/match.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { matchAt } from '../../games/azardia/ui/pressing.ts';
import { AZARDIA_HINTS, FAZA_HINTS, seed } from './hintCases.ts';
import { quietPage } from './quietPage.ts';

/** Commands that do not affect any hint. */
const BESIDE = ['menu', 'hero:1', 'ask'];

/** A table that shows a hint, as in the first game of a player who knows everything else. */
function hintAt<T extends AnyGame>(
  module: GameModule<T>,
  match: Match<T>,
  seat: number,
  id: string,
  ids: readonly string[],
) {
  const game: PlayedGame = Object.assign({}, module);
  const { lessons, inspect } = game;
  if (!lessons) throw new Error('no lessons');
  const { hints } = lessons;
  const done = ids.filter((one) => one !== id);
  const { hint } = hints.hintFor(hints.watch({ shown: {}, done }), viewNow(match.session, seat), [seat]);
  if (!hint) throw new Error(`no hint ${id}`);
  const standing = createStandingHint(hints, () => undefined);
  standing.give(hint);
  let controls: readonly Control[] = [];
  let shown: TableView | null = null;
  openTable(
    quietPage({
      game,
      showControls: (now) => {
        controls = now;
        standing.offered(now);
      },
      shown: (view) => {
        shown = view;
      },
    }),
    Object.assign({}, match),
  );
  return {
    hint,
    now: standing.now,
    /** Presses a control as a player does, without the page that the camera of a board needs. */
    press: (control: string): void => {
      const found = controls.find((one) => one.id === control);
      if (!found) throw new Error(`no ${control} among ${controls.map((one) => one.id).join(' ')}`);
      standing.did(control);
      if (control !== 'board') found.press();
    },
    /** Chooses a control by other means than its button, as a drag, a list or a setting does. */
    choose: (control: string): void => controls.find((one) => one.id === control)?.press(),
    ask: (key: string): void => {
      if (!shown) throw new Error('nothing is shown');
      expect(inspect.regions(shown).map((region) => region.key)).toContain(key);
      standing.did(key);
    },
    has: (control: string): boolean => controls.some((one) => one.id === control),
    isChosen: (control: string): boolean => controls.some((one) => one.id === control && one.pressed === true),
  };
}

function fazaAt(kind: HintWords) {
  const { state } = FAZA_HINTS[kind];
  const id: HintId = kind === 'beginHeld' ? 'begin' : kind;
  const heroes = state.heroes.map((hero) => hero.id);
  const setup = { edition: state.edition, mode: state.mode, heroes, seed, health: null } as const;
  const session = {
    ...begin(faza, { ...setup, rewards: true, fazaFirst: false }),
    opening: { ok: true as const, state, facts: [] },
  };
  return hintAt(fazaModule, { session, players: heroes.map(() => 'you' as const) }, 0, id, HINT_IDS);
}

function azardiaAt(kind: AzardiaHint) {
  const { state, seat = 0 } = AZARDIA_HINTS[kind];
  expect(azardia.activeSeats(state)).toContain(seat);
  return hintAt(azardiaModule, matchAt(state, seat), seat, kind, AZARDIA_IDS);
}

const KINDS = [
  ...Object.entries(FAZA_HINTS).map(([kind, { presses, asks }]) => {
    const open = () => fazaAt(kind as HintWords);
    return { name: `FAZA: ${kind}`, kind, presses, asks, open };
  }),
  ...Object.entries(AZARDIA_HINTS).map(([kind, { presses, asks }]) => {
    const open = () => azardiaAt(kind as AzardiaHint);
    return { name: `Azardia: ${kind}`, kind, presses, asks, open };
  }),
];

describe.each(KINDS)('the hint $name', ({ kind, presses, asks, open }) => {
  test('comes, and stays as long as it is not followed', () => {
    const table = open();
    expect(table.hint.id).toBe(kind);
    for (const beside of BESIDE) if (table.has(beside)) table.press(beside);
    expect(table.now()).toBe(table.hint);
  });

  test.each(presses)('is over once %s is pressed, also after that is taken back', (control) => {
    const table = open();
    table.press(control);
    expect(table.now()).toBeNull();
    if (table.has('cancel')) table.press('cancel');
    expect(table.now()).toBeNull();
  });

  test('is over once that is chosen in another way than by its button', () => {
    for (const control of presses) {
      const table = open();
      if (table.isChosen(control)) continue;
      table.choose(control === 'board' ? '' : control);
      expect([control, table.now()]).toEqual([control, table.isChosen(control) ? null : table.hint]);
    }
  });

  test.each(asks)('is over once somebody asks about %s', (key) => {
    const table = open();
    table.ask(key);
    expect(table.now()).toBeNull();
  });
});
