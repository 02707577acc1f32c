import { equal } from '../../../kernel/values/equal.ts';
import type { SelectionContext as AnySelectionContext } from '../../../module/screens/table.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { heroAt } from '../rules/board/board.ts';
import { targets } from '../rules/fight/combat.ts';
import { type FightHelp, fightHelpOf, isBetterFight } from '../rules/fight/fightHelp.ts';
import { fightForecast } from '../rules/fight/fightOdds.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import type { FazaSelection, OpenFight } from './fazaSelection.ts';
import { commandAt, type Path } from './picks.ts';
import { carriedOutBy } from './preview/preview.ts';

/*
 * A fight is open from picking it until it is rolled or canceled. Meanwhile, cards and skills that help its roll can be
 * added. None of that has happened yet: every state here is a copy, made by the rules.
 */

/** The input of a selection. */
export type SelectionContext = AnySelectionContext<FazaTypes>;

/** Everything that can be selected. */
export interface Choices {
  readonly commands: readonly Command[];
  /** Those that can be added to the open fight. */
  readonly helping: ReadonlySet<Command>;
}

/** What can be played before a roll without canceling the fight: cards, and skills that arm, recover or refresh. */
type Help = CommandOf<'enhance' | 'aim' | 'marksman' | 'houseCall' | 'tinker'>;

/** Whether a command can be played before a roll. */
export function isHelp(command: Command): command is Help {
  return ['enhance', 'aim', 'marksman', 'houseCall', 'tinker'].includes(command.do);
}

/** The hero whose fight is open. */
export function fighterOf({ path: [first] }: OpenFight): Seat {
  return first?.kind === 'hero' ? first.seat : 0;
}

/** The state in which the open fight will be rolled: the game's own if none is open. */
export function tipOf({ state, rules }: SelectionContext, fight: OpenFight | null): FazaView {
  if (fight === null || fight.added.length === 0) return state;
  const found = tips.get(fight.added);
  if (found?.state === state) return found.tip;
  const carryOut = carriedOutBy(rules);
  const tip = fight.added.reduce((before, command) => carryOut(before, command).state, state);
  tips.set(fight.added, { state, tip });
  return tip;
}

/**
 * A cache: the same commands from the same state lead to the identical state object, which is drawn and forecast once.
 */
const tips = new WeakMap<readonly Command[], { readonly state: FazaView; readonly tip: FazaView }>();

const known = new WeakMap<OpenFight, { readonly state: FazaView; readonly choices: Choices }>();

/**
 * Everything that can be selected now: more than is legal at once while a card waits for its fight, or a fight for its
 * cards.
 */
export function choicesNow(context: SelectionContext, { fight, path }: FazaSelection): Choices {
  const { rules, state } = context;
  return choicesOf(context, fight, commandAt(context.allowed(rules.legalCommands(state)), path));
}

/** What can be selected while that fight is open, or without one while `offer` waits for a second press. */
export function choicesOf(context: SelectionContext, fight: OpenFight | null, offer: Command | null = null): Choices {
  if (fight === null) return { commands: withFightsAfter(context, offer), helping: new Set() };
  const found = known.get(fight);
  if (found?.state === context.state) return found.choices;
  const choices = choicesIn(context, fight);
  known.set(fight, { state: context.state, choices });
  return choices;
}

function choicesIn(context: SelectionContext, fight: OpenFight): Choices {
  const { rules, allowed, state } = context;
  const tip = tipOf(context, fight);
  const fighter = fighterOf(fight);
  const atTip = allowed(rules.legalCommands(tip));
  const helping = atTip.filter((command) => isHelp(command) && helps(context, tip, fight, command));
  const fights = atTip.filter((command) => command.do === 'fight' && command.hero === fighter);
  // With a fight open, a whole card can be added to it; anything else cancels the fight.
  const others = allowed(rules.legalCommands(state)).filter(
    (command) =>
      !isHelp(command) && !CARD_MOVES.has(command.do) && !(command.do === 'fight' && command.hero === fighter),
  );
  return { commands: [...helping, ...fights, ...others], helping: new Set(helping) };
}

const CARD_MOVES: ReadonlySet<Command['do']> = new Set(['move', 'lead', 'drive']);

/** A picked card may make a fight possible, as the Bazooka does (C7): picking the fight then includes the card. */
function withFightsAfter(context: SelectionContext, offer: Command | null): readonly Command[] {
  const { state, rules, allowed } = context;
  const now = allowed(rules.legalCommands(state));
  if (offer === null || !isHelp(offer)) return now;
  const after = allowed(rules.legalCommands(tipOf(context, { path: [], added: [offer] })));
  const more = after.filter(
    (command) => command.do === 'fight' && command.hero === offer.hero && !now.some((other) => equal(other, command)),
  );
  return [...now, ...more];
}

/** Whether a command improves the roll, lets other tiles be fought, or readies a card that then helps. */
function helps({ rules, allowed }: SelectionContext, tip: FazaView, fight: OpenFight, command: Help): boolean {
  const result = rules.apply(tip, command);
  if (!result.ok || rules.revealed(tip, result.state)) return false;
  const { state: after, facts } = result;
  if (improves(tip, after, fight)) return true;
  return facts.some((fact) => {
    if (fact.fact !== 'cardRefreshed' && fact.fact !== 'cardRecovered') return false;
    return allowed(rules.legalCommands(after)).some((next) => {
      if (next.do !== 'enhance' || next.hero !== fact.seat || next.card !== fact.card) return false;
      const then = rules.apply(after, next);
      return then.ok && improves(after, then.state, fight);
    });
  });
}

function improves(before: FazaView, after: FazaView, fight: OpenFight): boolean {
  const fighter = fighterOf(fight);
  const tile = tileOf(fight.path);
  const [old, reached] = [targets(before, fighter), targets(after, fighter)];
  if (reached.length === 0) return false;
  if (!equal(old, reached)) return true;
  return (tile === null ? reached : [tile]).some((target) =>
    isBetterFight(fightForecast(after, fighter, target), fightForecast(before, fighter, target)),
  );
}

function tileOf(path: Path): TileNo | null {
  const pick = path[2];
  return pick?.kind === 'tile' ? pick.tile : null;
}

/** The effect of each added command on the fight on offer, in the order in which they will be played. */
export function addedHelps(
  context: SelectionContext,
  { added }: OpenFight,
  roll: CommandOf<'fight'> | null,
): AddedHelp[] {
  return added.map((command, index) => {
    const before = tipOf(context, { path: [], added: added.slice(0, index) });
    const after = tipOf(context, { path: [], added: added.slice(0, index + 1) });
    return { command, help: roll && fightHelpOf(command, before, after, roll) };
  });
}

/** A command that was added to a fight. */
export interface AddedHelp {
  readonly command: Command;
  /** What it changes; `null` as long as nobody knows which tile is fought. */
  readonly help: FightHelp | null;
}

/** Whether a command is a skill that a hero adds to a fight. */
export function isSkillOf(seat: Seat, command: Command): boolean {
  return isHelp(command) && command.do !== 'enhance' && command.hero === seat;
}

/** Whether a path is that of a fight, complete or not. */
export function isFightPath(path: Path): boolean {
  const verb = path[1];
  return verb?.kind === 'verb' && verb.verb === 'fight';
}

/**
 * The only fight that a hero could start at once; `null` if there is none, or several are possible. A fight against
 * another tile (C7, the Bazooka) has to be picked first, so that its tile is marked before anybody rolls.
 */
export function readyFight(state: FazaView, commands: readonly Command[], seat: Seat): CommandOf<'fight'> | null {
  const [fight, ...others] = fightsOf(commands, seat);
  return fight && others.length === 0 && fight.tile === heroAt(state, seat).tile ? fight : null;
}

/** Every fight that a hero could start at once. */
export function fightsOf(commands: readonly Command[], seat: Seat): CommandOf<'fight'>[] {
  return commands.filter((command) => command.do === 'fight').filter(({ hero }) => hero === seat);
}
