import type { HintId as AzardiaHint } from '../../../src/games/azardia/lessons/hints.ts';
import type { State as AzardiaState } from '../../../src/games/azardia/rules/state/state.ts';
import type { HintId as FactionHintId } from '../../../src/games/factionFun/lessons/hints.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { Command as FactionCommand } from '../../../src/games/factionFun/rules/state/command.ts';
import type { State as FactionState } from '../../../src/games/factionFun/rules/state/state.ts';
import type { HintWords } from '../../../src/games/faza/lessons/hints.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { position as azardiaPosition, give, graceOf, passing, play, rolling } from '../../games/azardia/position.ts';
import { setupOf as factionSetup } from '../../games/factionFun/subject.ts';
import { position } from '../../games/faza/positions.ts';

/**
 * A position in which a hint comes, which presses follow it without giving a command, and which regions answer
 * questions about it.
 */
interface HintCase<S> {
  readonly state: S;
  readonly presses: readonly string[];
  readonly asks: readonly string[];
}

/** The seed of FAZA's positions. */
export const seed = 'hints';
const used = [1, 2, 3, 4] as const;

/** Every kind of hint of FAZA. */
export const FAZA_HINTS: Readonly<Record<HintWords, HintCase<State>>> = {
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
    presses: ['verb:recruit', 'hero:0'],
    asks: ['verb:recruit', 'points:0'],
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
const helpless = give(
  azardiaPosition('C', [{ hand: ['gravityHiccup'] }, { hand: ['bootJets'] }, {}]),
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
const rolledHigh = give(rolling(azardiaPosition('A', [{ tile: 90, level: 5 }, {}]), 3, 8), {
  do: 'roll',
  seat: 0,
}).state;
const NOW = 'Now';

/** Every kind of hint of Azardia. */
export const AZARDIA_HINTS: Readonly<Record<AzardiaHint, HintCase<AzardiaState> & { readonly seat?: number }>> = {
  attack: { state: helpless, seat: 1, presses: ['hand:0'], asks: [NOW] },
  answer: { state: attacked, seat: 1, presses: ['hand:0', 'hand:1'], asks: [NOW] },
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
  penalty: { state: rolledHigh, presses: ['board', 'choice:move:sum:0-1'], asks: [NOW] },
  choice: { state: rolled(20), presses: ['choice:move:difference:0-1', 'choice:move:sum:0-1', 'die:0'], asks: [NOW] },
  coins: {
    state: azardiaPosition('C', [{ coins: 6000 }, {}]),
    presses: ['choice:buyTile', 'choice:buyLevel'],
    asks: ['Lagartoon'],
  },
};

/** What the first turn of a game of Faction Fun hints at, with the decision in which it does. */
export const FACTION_FUN_HINTS: Readonly<Partial<Record<FactionHintId, FactionState>>> = (() => {
  const after = (state: FactionState, isWanted: (command: FactionCommand) => boolean): FactionState => {
    const command = factionFun.legalCommands(state).find(isWanted);
    const applied = command && factionFun.apply(state, command);
    if (!applied?.ok) throw new Error('the hint’s decision is not reached');
    return applied.state;
  };
  const { state: card } = factionFun.newGame(factionSetup('hints', 2));
  const move = after(card, ({ do: name }) => name === 'pass');
  const claim = after(move, (command) => command.do === 'move' && command.tile !== move.avatars[0]?.tile);
  return { goal: card, card, move, claim };
})();
