import { drawBelow } from '../../../../kernel/chance.ts';
import type { Effect, TileNo } from '../../content/vocabulary.ts';
import { areaOf, heroAt, inForce, isDense, tileAt, tileSpec } from '../board/board.ts';
import { within } from '../board/geography.ts';
import { loseRebels } from '../board/rebels.ts';
import { tilesOf } from '../board/tileSet.ts';
import { emit } from '../evolve.ts';
import { injure } from '../fazaPhase/injury.ts';
import { checkDeath, checkRebels } from '../outcome.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { chanceDraft } from '../state/drafts.ts';
import type { Die } from '../state/fact.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat } from '../state/state.ts';

export const DIE_SIDES = 6;
/** C5: a die that shows this, or more after bonuses, defeats a Drone. */
const NEEDED = 4;

/** Everything that a roll depends on besides the dice. */
export interface Odds {
  /** C2: one die per Drone. */
  readonly dice: number;
  /** What a die needs (C5). */
  readonly needs: number;
  /** Added to every die (C3, C4). */
  readonly bonus: number;
  /** How many failed dice are rolled again. */
  readonly rerolls: number;
  /** Added to the lowest die each, after re-rolls (ruling C6). */
  readonly lowest: readonly number[];
  /** Injuries ignored; with a Bazooka all of them (C7). */
  readonly shields: number;
  readonly bazooka: boolean;
}

/** What a hero's next roll against the Drones of a tile would be made with. */
export function oddsOf(state: Position, seat: Seat, tile: TileNo): Odds {
  const { armed } = heroAt(state, seat);
  const bazooka = hasBazooka(state, seat);
  const longShot = bazooka ? state.longShots[0] : undefined;
  return {
    dice: tileAt(state, tile).drones,
    needs: inForce(state, 'toughDrones')?.needs ?? NEEDED,
    bonus: sum(armed, (effect) => diceBonus(state, seat, effect)) + tileBonus(state, seat) + (longShot?.bonus ?? 0),
    rerolls: sum(armed, (effect) => (effect.kind === 'reroll' ? effect.dice : 0)),
    lowest: armed.flatMap((effect) => (effect.kind === 'lowestDie' ? [effect.bonus] : [])),
    shields: sum(armed, (effect) => (effect.kind === 'shield' ? effect.injuries : 0)),
    bazooka,
  };
}

/** C4: 1 more on an earth tile of the hero's own area, 1 less on a dense one (P24-C3); always from the tile that the hero stands on. */
export function tileBonus(state: Position, seat: Seat): number {
  const { tile } = heroAt(state, seat);
  if (tileAt(state, tile).fazaformed) return isDense(state, tile) ? -1 : 0;
  const { area } = tileSpec(state, tile);
  return area === areaOf(state, seat) && !inForce(state, 'noTileBonus') ? 1 : 0;
}

/** What an effect adds to every die of a hero's roll; one for each Rebel counts those who are there. */
export function diceBonus(state: Position, seat: Seat, effect: Effect): number {
  if (effect.kind === 'allDice') return effect.bonus;
  if (effect.kind !== 'perRebel') return 0;
  return Math.min(effect.atMost, effect.bonus * tileAt(state, heroAt(state, seat).tile).rebels);
}

/** C7: whether the hero's next roll is made with the Bazooka. */
export function hasBazooka(state: Position, seat: Seat): boolean {
  return heroAt(state, seat).armed.some((effect) => effect.kind === 'bazooka');
}

/** Tiles whose Drones a hero can fight now: their own (C1), or with the Bazooka only others (C7). */
export function targets(state: Position, seat: Seat): TileNo[] {
  const { tile } = heroAt(state, seat);
  const inReach = hasBazooka(state, seat) ? tilesOf(within(state, tile, state.longShots[0]?.reach ?? 1)) : [tile];
  return inReach.filter((target) => tileAt(state, target).drones > 0);
}

/** C1: every fight that a hero can begin now. */
export function listFights(state: Position, hero: Seat, commands: Command[]): void {
  for (const tile of targets(state, hero)) commands.push({ do: 'fight', hero, tile });
}

/** Why a fight is refused. */
export function whyNotFight(state: Position, { hero, tile }: CommandOf<'fight'>): Refusal {
  const standing = state.heroes[hero];
  if (!standing) return refuse('C1', 'noSuchHero');
  if (state.tiles[tile - 1]?.drones === 0) return refuse('C1', 'noDronesThere');
  if (tile === standing.tile && hasBazooka(state, hero)) return refuse('C7', 'bazookaArmed');
  return refuse('C1', 'outOfReach');
}

/**
 * Evaluates dice: flat bonuses, then re-rolls of failed dice (the lowest first), then what is added to the lowest die.
 * `again` gives the number of a re-roll at each call.
 */
export function workOut(odds: Odds, first: readonly number[], again: () => number): Die[] {
  const dice = first.map((number) => ({ first: number, again: [] as number[], shows: number, bonus: odds.bonus }));
  const lowestFirst = (): typeof dice => [...dice].sort((a, b) => a.shows + a.bonus - (b.shows + b.bonus));
  for (let left = odds.rerolls; left > 0; left--) {
    const failed = lowestFirst()[0];
    if (!failed || failed.shows + failed.bonus >= odds.needs) break;
    failed.shows = again();
    failed.again.push(failed.shows);
  }
  for (const bonus of odds.lowest) {
    const [lowest] = lowestFirst();
    if (lowest) lowest.bonus += bonus;
  }
  return dice.map(({ first, again, shows, bonus }) => {
    const total = shows + bonus;
    return { first, again, bonus, total, hit: total >= odds.needs };
  });
}

/** C1–C8: rolls against all Drones of a tile at once. */
export function fight(play: Play, { hero: seat, tile }: CommandOf<'fight'>): void {
  const { state } = play;
  const odds = oddsOf(state, seat, tile);
  const chance = chanceDraft(play);
  const roll = (): number => 1 + drawBelow(chance, DIE_SIDES);
  const dice = workOut(odds, Array.from({ length: odds.dice }, roll), roll);
  const { tile: from } = heroAt(state, seat);
  emit(play, { rule: 'C2', by: 'combat', fact: 'diceRolled', seat, from, tile, needs: odds.needs, dice });
  const kills = dice.filter((die) => die.hit).length;
  if (kills > 0) emit(play, { rule: 'C5', by: 'combat', fact: 'dronesDefeated', seat, tile, count: kills });
  sustain(play, seat, dice.length - kills, odds);
}

/** C6, C7, I2: shields first, then Rebels, then the hero; deaths are checked when all is done (C8, ruling X). */
function sustain(play: Play, seat: Seat, injuries: number, odds: Odds): void {
  const ignored = odds.bazooka ? injuries : Math.min(injuries, odds.shields);
  if (ignored > 0) {
    const thanksTo = odds.bazooka ? 'bazooka' : 'shield';
    emit(play, {
      rule: odds.bazooka ? 'C7' : 'I2',
      by: 'combat',
      fact: 'injuriesIgnored',
      seat,
      count: ignored,
      thanksTo,
    });
  }
  const { tile } = heroAt(play.state, seat);
  const left = injuries - ignored;
  const onRebels = Math.min(left, tileAt(play.state, tile).rebels);
  if (onRebels > 0) loseRebels(play, tile, onRebels, 'I2', 'combat', seat);
  for (let wounds = left - onRebels; wounds > 0; wounds--) injure(play, seat, 'combat');
  if (onRebels > 0) checkRebels(play, 'combat');
  checkDeath(play, seat, 'combat');
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
