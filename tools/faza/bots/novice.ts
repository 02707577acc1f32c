import { decide } from '../../../src/games/faza/bots/decide.ts';
import { boardingDefeat } from '../../../src/games/faza/bots/defeats.ts';
import { commandsFor } from '../../../src/games/faza/bots/seats.ts';
import type { TileNo } from '../../../src/games/faza/content/vocabulary.ts';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { heroAt, isDead, isOutpost, isWreck, tileAt } from '../../../src/games/faza/rules/board/board.ts';
import { distance } from '../../../src/games/faza/rules/board/geography.ts';
import { targets } from '../../../src/games/faza/rules/fight/combat.ts';
import { fightForecast } from '../../../src/games/faza/rules/fight/fightOdds.ts';
import { forecast } from '../../../src/games/faza/rules/forecast.ts';
import type { Command, CommandOf } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaView, Seat } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { cardAt, healthyCards, injuredCards } from '../../../src/games/faza/rules/team/cards.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { UNKNOWN_CHANCE } from '../../../src/kernel/chance.ts';

/** The shown chance of losing the hero from which a fight is declined. */
const RISK_OF_DEATH = 0.05;
/** The shown chance of losing the game from which a boarding is declined. */
const RISK_OF_DEFEAT = 0.2;
/** Points are spent while the forecast leaves fewer Drones than this in the pool. */
const LOW_POOL = 8;
/** An Outpost is near enough to a Mothership if its Rebels are this many steps away. */
const NEAR = 2;
/** The number of injuries from which a hero recovers. */
const INJURIES = 2;

/**
 * Plays as a careful newcomer does from what the screen shows, and never looks further ahead. Its rules are those of
 * the yardstick *novice* in docs/bots.md; the first rule that finds a command decides.
 */
export const novice: Bot<FazaTypes> = {
  id: 'novice',
  choose: (seen, _chance, seats) => {
    // The screen shows random results as newly drawn numbers, so these are counted from zero.
    const view: FazaView = { ...seen, chance: UNKNOWN_CHANCE };
    const commands = commandsFor(view, seats);
    const [first] = commands;
    if (first === undefined) return null;
    if (view.agenda.length > 0) return own(commands, decide(view)) ?? first;
    const sound = withoutDefeats(view, commands);
    for (const rule of RULES) {
      const command = rule(view, sound);
      if (command) return command;
    }
    return commands.find((command) => command.do === 'endTeamPhase') ?? null;
  },
};

type Rule = (view: FazaView, commands: readonly Command[]) => Command | undefined;

const RULES: readonly Rule[] = [
  heedWarning,
  board,
  fight,
  prepareFight,
  recover,
  moveToRecover,
  recruit,
  moveToFight,
  leadRebels,
  joinRebels,
  help,
  stepAside,
];

/** The end of the game that the screen warns of, if the team ends its phase now; `null` without a warning. */
function warnedEnd(view: FazaView): FazaView | null {
  const after = view.outcome ? view : forecast(view, decide).after;
  return after.outcome?.won === false ? after : null;
}

/**
 * Excludes commands after which the screen warns of a defeat in the next Faza phase. Commands with random results show
 * no warning.
 */
function withoutDefeats(view: FazaView, commands: readonly Command[]): readonly Command[] {
  if (warnedEnd(view)) return commands;
  return commands.filter((command) => {
    if (command.do !== 'move' && command.do !== 'drive' && command.do !== 'lead') return true;
    return !warnedEnd(applyLegal(view, command).state);
  });
}

/** The result of a command; `null` if luck or a decision comes first. */
function certain(view: FazaView, command: Command): FazaView | null {
  const { state } = applyLegal(view, command);
  return state.chance.draws === view.chance.draws && state.agenda.length === 0 ? state : null;
}

/**
 * If the screen warns of a defeat, plays the first command after which the warning is gone, or no longer names the same
 * heroes.
 */
function heedWarning(view: FazaView, commands: readonly Command[]): Command | undefined {
  const end = warnedEnd(view);
  if (!end) return undefined;
  const dying = deadIn(end);
  const ways = commands.flatMap((command) => {
    const after = command.do === 'endTeamPhase' ? null : certain(view, command);
    return after ? [{ command, end: warnedEnd(after) }] : [];
  });
  const saving = ways.find((way) => !way.end);
  if (saving || dying.length === 0) return saving?.command;
  return ways.find(({ end: later }) => later && !deadIn(later).some((seat) => dying.includes(seat)))?.command;
}

function deadIn({ heroes }: FazaView): Seat[] {
  return heroes.flatMap((hero, seat) => (isDead(hero) ? [seat] : []));
}

function own(commands: readonly Command[], wanted: Command): Command | undefined {
  const text = JSON.stringify(wanted);
  return commands.find((command) => JSON.stringify(command) === text);
}

/** Boards if the shown chance of losing the game is small. */
function board(view: FazaView, commands: readonly Command[]): Command | undefined {
  return bestOf(named(commands, 'board'), (command) => {
    const { chance } = boardingDefeat(view, command);
    return chance < RISK_OF_DEFEAT ? 1 - chance : null;
  });
}

function fight(view: FazaView, commands: readonly Command[]): Command | undefined {
  return bestOf(named(commands, 'fight'), ({ hero, tile }) => gainOf(view, hero, tile));
}

/** Plays a card or skill for the next roll if only that makes the fight worthwhile. */
function prepareFight(view: FazaView, commands: readonly Command[]): Command | undefined {
  const helping = commands.filter(
    (command): command is CommandOf<'enhance' | 'aim'> => command.do === 'enhance' || command.do === 'aim',
  );
  return bestOf(helping, (command) => {
    if (targets(view, command.hero).length === 0 && !canArm(view, command)) return null;
    const after = certain(view, command);
    return after && isArmedMore(view, after, command.hero) ? bestFight(after, command.hero) : null;
  });
}

/** A Bazooka gives targets to a hero who has none. */
function canArm(view: FazaView, command: Command): boolean {
  return command.do === 'enhance' && heroAt(view, command.hero).armed.length === 0;
}

function isArmedMore(before: FazaView, after: FazaView, seat: Seat): boolean {
  return heroAt(after, seat).armed.length > heroAt(before, seat).armed.length;
}

/** Recovers a badly injured hero. */
function recover(view: FazaView, commands: readonly Command[]): Command | undefined {
  return named(commands, 'recover').find(({ hero }) => injuredCards(view, hero).length >= INJURIES);
}

/** Moves a badly injured hero to an Outpost without Drones, and keeps an injured card to recover there. */
function moveToRecover(view: FazaView, commands: readonly Command[]): Command | undefined {
  return bestOf(moves(commands), ({ hero, card, to }) => {
    if (injuredCards(view, hero).length < INJURIES || isOutpost(view, heroAt(view, hero).tile)) return null;
    if (!isOutpost(view, to) || tileAt(view, to).drones > 0) return null;
    return cardAt(view, hero, card).injured ? 0 : 1;
  });
}

/** Buys Rebels if they can reach a Mothership, or because the pool runs low. */
function recruit(view: FazaView, commands: readonly Command[]): Command | undefined {
  const recruits = named(commands, 'recruit');
  if (recruits.length === 0) return undefined;
  const isLow = forecast(view, decide).after.pool.drones < LOW_POOL;
  return bestOf(recruits, ({ outpost }) => {
    const steps = toShip(view, outpost);
    return isLow || steps <= NEAR ? -steps : null;
  });
}

/** Moves to Drones that the hero can beat. */
function moveToFight(view: FazaView, commands: readonly Command[]): Command | undefined {
  return bestOf(moves(commands), (command) => {
    const here = heroAt(view, command.hero).tile;
    if (command.to === here || tileAt(view, command.to).drones === 0) return null;
    const after = certain(view, command);
    return after && bestFight(after, command.hero);
  });
}

/** Leads Rebels nearer to a Mothership. */
function leadRebels(view: FazaView, commands: readonly Command[]): Command | undefined {
  return bestOf(named(commands, 'lead'), ({ from, to, rebels }) => {
    const gained = toShip(view, from) - toShip(view, to);
    return gained > 0 ? gained * rebels - tileAt(view, to).drones : null;
  });
}

/** Moves nearer to a Mothership that has Rebels, as near as Drones allow. */
function joinRebels(view: FazaView, commands: readonly Command[]): Command | undefined {
  const goals = view.ships.filter((ship) => !isWreck(ship) && tileAt(view, ship.tile).rebels > 0);
  if (goals.length === 0) return undefined;
  const away = (tile: TileNo): number => Math.min(...goals.map((ship) => distance(view, tile, ship.tile)));
  return bestOf(moves(commands), ({ hero, to }) => {
    const gained = away(heroAt(view, hero).tile) - away(to);
    return gained > 0 && (tileAt(view, to).drones === 0 || away(to) === 0) ? gained : null;
  });
}

/** Plays cards that bring a Rebel or recover cards, which cost nothing. */
function help(view: FazaView, commands: readonly Command[]): Command | undefined {
  return bestOf(named(commands, 'enhance'), (command) => {
    const after = applyLegal(view, command).state;
    const healed = wounds(view) - wounds(after);
    const joined = view.pool.rebels - after.pool.rebels;
    if (healed <= 0 && joined <= 0) return null;
    const { target } = command;
    return 10 * healed + joined - (target.kind === 'tile' ? toShip(view, target.tile) / 10 : 0);
  });
}

/** Before the phase ends, moves a hero so that the forecast shows fewer injuries. */
function stepAside(view: FazaView, commands: readonly Command[]): Command | undefined {
  const shown = injuriesToCome(view).length;
  if (shown === 0) return undefined;
  return bestOf(moves(commands), (command) => {
    const after = certain(view, command);
    const fewer = after ? shown - injuriesToCome(after).length : 0;
    return fewer > 0 ? fewer : null;
  });
}

/** Who will be injured in the next Faza phase according to the forecast: a seat for each injury. */
function injuriesToCome(view: FazaView): Seat[] {
  return forecast(view, decide).facts.flatMap((fact) => (fact.fact === 'heroInjured' ? [fact.seat] : []));
}

/** The expected gain of a fight; `null` if a careful player declines it. */
function gainOf(view: FazaView, seat: Seat, tile: TileNo): number | null {
  const { defeatChance, expectedKills, results } = fightForecast(view, seat, tile);
  // Dangers that no forecast shows may hurt, too.
  const toCome = Math.max(1, injuriesToCome(view).filter((hurt) => hurt === seat).length);
  const spare = healthyCards(view, seat).length - toCome;
  const risk = results.reduce((sum, { chance, wounds }) => (wounds >= spare && wounds > 0 ? sum + chance : sum), 0);
  if (risk >= RISK_OF_DEATH || defeatChance >= RISK_OF_DEATH) return null;
  const lost = results.reduce((sum, { chance, wounds, rebelsLost }) => sum + chance * (wounds + rebelsLost), 0);
  return expectedKills > lost ? expectedKills - lost : null;
}

/** The best fight that a hero can take now; `null` if none is worthwhile. */
function bestFight(state: FazaView, seat: Seat): number | null {
  if (state.outcome || isDead(heroAt(state, seat))) return null;
  const gains = targets(state, seat).flatMap((tile) => gainOf(state, seat, tile) ?? []);
  return gains.length === 0 ? null : Math.max(...gains);
}

function moves(commands: readonly Command[]): readonly CommandOf<'move' | 'drive'>[] {
  return commands.flatMap((command) => (command.do === 'move' || command.do === 'drive' ? [command] : []));
}

function named<Name extends Command['do']>(commands: readonly Command[], name: Name): CommandOf<Name>[] {
  return commands.filter((command): command is CommandOf<Name> => command.do === name);
}

function toShip(view: FazaView, tile: TileNo): number {
  return Math.min(...view.ships.flatMap((ship) => (isWreck(ship) ? [] : [distance(view, tile, ship.tile)])));
}

function wounds({ heroes }: FazaView): number {
  return heroes.reduce((sum, { cards }) => sum + cards.filter(({ injured }) => injured).length, 0);
}

/** The item with the highest worth; those without one do not count. */
function bestOf<Item>(items: readonly Item[], worthOf: (item: Item) => number | null): Item | undefined {
  let best: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth === null || worth <= most) continue;
    best = item;
    most = worth;
  }
  return best;
}
