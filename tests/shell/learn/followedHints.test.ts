import { describe, expect, test } from 'vitest';
import { HINT_IDS as AZARDIA_HINTS, type HintId as AzardiaHint } from '../../../src/games/azardia/lessons/hints.ts';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { State as AzardiaState } from '../../../src/games/azardia/rules/state/state.ts';
import { HINT_IDS, type HintId, type HintWords } from '../../../src/games/faza/lessons/hints.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { begin, viewNow } from '../../../src/kernel/session.ts';
import type { GameModule } from '../../../src/module/gameModule.ts';
import type { AnyGame, Match } from '../../../src/module/match.ts';
import type { TableView } from '../../../src/module/table.ts';
import { createStandingHint } from '../../../src/shell/learn/standingHint.ts';
import type { PlayedGame } from '../../../src/shell/match.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { position as azardiaPosition, give, graceOf, passing, play, rolling } from '../../games/azardia/position.ts';
import { matchAt } from '../../games/azardia/ui/pressing.ts';
import { position } from '../../games/faza/positions.ts';
import { quietPage } from './quietPage.ts';

/** A position in which a hint comes, what follows it without giving a command, and by which regions it is asked about. */
interface Case<S> {
  readonly state: S;
  readonly presses: readonly string[];
  readonly asks: readonly string[];
}

const seed = 'hints';
const used = [1, 2, 3, 4] as const;

const FAZA: Readonly<Record<HintWords, Case<State>>> = {
  begin: {
    state: position({ heroes: { soldier: { tile: 6 }, doctor: { tile: 11 } }, seed }),
    presses: ['half:0:1:movement', 'half:0:2:movement', 'half:1:1:enhancement'],
    asks: ['card:0:1'],
  },
  beginHeld: {
    state: position({ heroes: { soldier: { tile: 6 }, doctor: { tile: 6 } }, tiles: { 6: { drones: 1 } }, seed }),
    presses: ['verb:fight', 'tile:6'],
    asks: ['tile:6'],
  },
  defeat: { state: position({ dronesInPool: 0, seed }), presses: ['forecast', 'end'], asks: ['forecast', 'end'] },
  lastHeart: {
    state: position({ heroes: { soldier: { injured: [1, 2, 3] }, doctor: {} }, seed }),
    presses: ['hero:0', 'half:0:4:movement'],
    asks: ['hero:0', 'health:0'],
  },
  board: {
    state: position({
      heroes: { soldier: { tile: 6 }, doctor: {} },
      tiles: { 6: { rebels: 1 } },
      ships: { carrier: { tile: 6, health: 3 } },
      seed,
    }),
    presses: ['verb:board', 'tile:6'],
    asks: ['tile:6', 'verb:board'],
  },
  lead: {
    state: position({
      heroes: { soldier: { tile: 6 }, doctor: {} },
      tiles: { 7: { rebels: 2 } },
      ships: { carrier: { tile: 6, health: 3 } },
      seed,
    }),
    presses: ['half:0:1:movement', 'half:1:2:movement', 'tile:6'],
    asks: ['tile:6'],
  },
  drones: {
    state: position({ heroes: { soldier: { tile: 6 }, doctor: {} }, tiles: { 6: { drones: 2 } }, seed }),
    presses: ['verb:fight', 'tile:6'],
    asks: ['tile:6', 'verb:fight'],
  },
  wound: {
    state: position({ heroes: { soldier: { injured: [1] }, doctor: {} }, seed }),
    presses: ['verb:recover', 'hero:0'],
    asks: ['health:0', 'card:0:1'],
  },
  payOff: {
    state: position({ heroes: { soldier: { points: 9 }, doctor: { points: 9 } }, long: ['reinforcements'], seed }),
    presses: ['event:reinforcements'],
    asks: ['events'],
  },
  recruit: {
    state: position({ heroes: { soldier: { points: 9 }, doctor: {} }, seed }),
    presses: ['verb:recruit'],
    asks: ['verb:recruit'],
  },
  flip: {
    state: position({ ships: { former: { tile: 6 } }, tracker: 'destroyer', seed }),
    presses: ['forecast', 'tile:6'],
    asks: ['forecast', 'tile:6'],
  },
  lowPool: {
    state: position({ heroes: { soldier: { points: 9 }, doctor: {} }, dronesInPool: 8, seed }),
    presses: ['verb:recruit'],
    asks: ['dronePool'],
  },
  allUsed: {
    state: position({ heroes: { soldier: { used, points: 9 }, doctor: { used } }, seed }),
    presses: ['end', 'verb:recruit'],
    asks: ['end', 'verb:recruit'],
  },
};

const attacked = give(
  azardiaPosition('C', [{ hand: ['gravityHiccup'] }, { hand: ['nopeNebula', 'mirrorPoncho'] }, {}]),
  play('gravityHiccup', { rival: 1 }),
).state;
const dueled = give(
  rolling(
    azardiaPosition('C', [
      { character: 'noncredoMantis', tile: 40, coins: 3000, hand: ['thrownGauntlet', 'loadedSmile'] },
      { character: 'kuchuritok', tile: 60 },
    ]),
    2,
    3,
    8,
    8,
  ),
  play('thrownGauntlet', { rival: 1 }),
  passing(0),
).state;
const first = azardiaPosition('A', [{}, {}]);
const rolled = (tile: number): AzardiaState =>
  give(rolling(azardiaPosition('A', [{ tile, coins: 1000 }, {}]), 3, 8), { do: 'roll', seat: 0 }).state;
const NOW = 'Now';

const AZARDIA: Readonly<Record<AzardiaHint, Case<AzardiaState> & { readonly seat?: number }>> = {
  attack: { state: attacked, seat: 1, presses: ['hand:0', 'hand:1'], asks: [NOW] },
  duel: { state: dueled, presses: ['hand:0', 'die:0'], asks: [NOW] },
  grace: {
    state: {
      ...azardiaPosition('A', [
        { level: 5, tile: 120 },
        { level: 5, tile: 150 },
      ]),
      grace: { ...graceOf(1), now: 0 },
    },
    presses: ['board'],
    asks: [NOW],
  },
  goal: { state: first, presses: ['board'], asks: [NOW] },
  event: {
    state: { ...first, round: 2, decks: { ...first.decks, eventDiscards: ['coinComet'] } },
    presses: ['log'],
    asks: [NOW],
  },
  level5: { state: azardiaPosition('A', [{ level: 5, tile: 60 }, {}]), presses: ['board'], asks: [NOW] },
  gate: { state: rolled(75), presses: ['board', 'choice:move:sum:0-1'], asks: [NOW] },
  choice: { state: rolled(20), presses: ['choice:move:difference:0-1', 'choice:move:sum:0-1', 'die:0'], asks: [NOW] },
  coins: {
    state: azardiaPosition('C', [{ coins: 6000 }, {}]),
    presses: ['choice:buyTile', 'choice:buyLevel'],
    asks: ['Lagartoon'],
  },
};

/** What changes nothing that a hint speaks of. */
const BESIDE = ['menu', 'hero:1', 'ask'];

/** A table at which a hint stands, given as a first game gives it to a player who knows everything else. */
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
  const { hint } = hints.hintFor(hints.watch({ shown: {}, done }), viewNow(match.session, seat));
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
    /** Puts a control down by another way than its button: a drag, a list or a setting does the same. */
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
  const { state } = FAZA[kind];
  const id: HintId = kind === 'beginHeld' ? 'begin' : kind;
  const heroes = state.heroes.map((hero) => hero.id);
  const setup = { edition: state.edition, mode: state.mode, heroes, seed, health: null } as const;
  const session = {
    ...begin(faza, { ...setup, rewards: true, fazaFirst: false, headStart: false }),
    opening: { ok: true as const, state, facts: [] },
  };
  return hintAt(fazaModule, { session, players: heroes.map(() => 'you' as const) }, 0, id, HINT_IDS);
}

function azardiaAt(kind: AzardiaHint) {
  const { state, seat = 0 } = AZARDIA[kind];
  expect(azardia.activeSeats(state)).toContain(seat);
  return hintAt(azardiaModule, matchAt(state, seat), seat, kind, AZARDIA_HINTS);
}

const KINDS = [
  ...Object.entries(FAZA).map(([kind, { presses, asks }]) => {
    const open = () => fazaAt(kind as HintWords);
    return { name: `FAZA: ${kind}`, kind, presses, asks, open };
  }),
  ...Object.entries(AZARDIA).map(([kind, { presses, asks }]) => {
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
