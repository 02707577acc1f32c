import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { PEOPLES, type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { type Bonus, winnerOf } from '../rules/battle/battles.ts';
import { type BattleOdds, FACES } from '../rules/forecast/battleOdds.ts';
import { battleForecast } from '../rules/forecast/battles.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { Avatar, Battle, FactionFunView, Role, Step } from '../rules/state/state.ts';
import { battleText as text } from '../text/battle.en.ts';
import { avatarName, cardText, terrainNames } from '../text/names.en.ts';

/** One side of a battle as it is shown. */
export interface ShownFighter {
  readonly name: string;
  /** What it fights for. */
  readonly about: string;
  /** `null` for a tile that defends itself. */
  readonly avatar: Avatar | null;
  readonly die: number | null;
  /** The D20 with everything that is added to it; `null` before it was rolled. */
  readonly total: number | null;
  /** What is added, in words. */
  readonly bonuses: readonly string[];
  /** Rolls won, in a best of three. */
  readonly wins: number;
}

/** Who leads by the dice. */
interface Lead {
  readonly who: string;
  /** The rule that decides, where it is not just the higher total; empty otherwise. */
  readonly rule: string;
  /** What it means as it is; empty before the dice are rolled. */
  readonly means: string;
}

/** A battle as it is shown. */
export interface ShownBattle {
  readonly title: string;
  readonly sides: Readonly<Record<PeopleId, ShownFighter>>;
  readonly lead: Lead;
  /** What it means if a side wins, and if neither does. */
  readonly outcomes: Readonly<Record<PeopleId, string>>;
  readonly tie: (chance: string) => string;
  /** The chance of each side to win, and of a tie. */
  readonly chances: Readonly<Record<PeopleId | 'tie', number>>;
  /** What is asked; empty while the dice roll. */
  readonly question: string;
  /** What a second roll of a Captain needs; empty where that is not asked. */
  readonly advice: string;
}

/** The battle of a view; `next` is the command on offer, whose chances are shown. `null` without a battle. */
export function shownBattle(view: FactionFunView, next: Command | null): ShownBattle | null {
  const { battle } = view;
  const forecast = battleForecast(view);
  if (!battle || !forecast) return null;
  const roles = rolesOf(battle);
  const odds = oddsWith(forecast, next);
  const [step] = view.steps;
  const sides = {
    sailfolk: fighterOf(view, battle, roles.sailfolk, forecast.bonuses[roles.sailfolk]),
    hearthfolk: fighterOf(view, battle, roles.hearthfolk, forecast.bonuses[roles.hearthfolk]),
  };
  return {
    title: text.title[battle.mode](terrainNames[at(view.terrain, battle.tile)].toLowerCase()),
    sides,
    lead: leadOf(battle, sides),
    outcomes: { sailfolk: outcomeOf(battle, 'sailfolk', roles), hearthfolk: outcomeOf(battle, 'hearthfolk', roles) },
    tie: battle.mode === 'retaliation' ? text.tieOpen : text.tie,
    chances: {
      [battle.aggressor.people]: odds.win,
      [battle.defender.people]: odds.lose,
      tie: odds.tie,
    } as Record<PeopleId | 'tie', number>,
    question: questionOf(battle, step),
    advice: step?.step === 'captain' ? adviceOf(battle, sides, step.role) : '',
  };
}

function questionOf(battle: Battle, step: Step | undefined): string {
  if (step?.step === 'battleCard') return text.playCard;
  const die = step?.step === 'captain' ? battle[step.role].die : null;
  return die === null ? text.wait : text.rollAgain(die);
}

/** P5: what the second roll of a Captain has to be, against a die that stays; empty before both are rolled. */
function adviceOf(battle: Battle, sides: ShownBattle['sides'], role: Role): string {
  const { aggressor, defender } = battle;
  if (aggressor.die === null || defender.die === null) return '';
  const rolled = (of: Role, die: number) => ({ die, plus: plusOf(sides[battle[of].people]) });
  const dice = { aggressor: aggressor.die, defender: defender.die };
  const needed = FACES.find((face) => {
    const again = { ...dice, [role]: face };
    return winnerOf(rolled('aggressor', again.aggressor), rolled('defender', again.defender)) === role;
  });
  return needed === undefined ? text.needsMore : text.needed(needed);
}

/** What is added to a die. */
function plusOf({ total, die }: ShownFighter): number {
  return (total ?? 0) - (die ?? 0);
}

/** The role of each people. */
function rolesOf({ aggressor }: Battle): Readonly<Record<PeopleId, Role>> {
  return aggressor.people === 'sailfolk'
    ? { sailfolk: 'aggressor', hearthfolk: 'defender' }
    : { sailfolk: 'defender', hearthfolk: 'aggressor' };
}

function oddsWith(forecast: NonNullable<ReturnType<typeof battleForecast>>, next: Command | null): BattleOdds {
  if (next?.do === 'reroll') return forecast.rerolled ?? forecast.odds;
  if (next?.do !== 'fight') return forecast.odds;
  return forecast.withCard.find(({ card }) => card === next.card)?.odds ?? forecast.odds;
}

function fighterOf(view: FactionFunView, battle: Battle, role: Role, bonuses: readonly Bonus[]): ShownFighter {
  const { avatar, die, wins, card } = battle[role];
  const shown = avatar === null ? null : avatarNamed(view, avatar);
  const plus = bonuses.reduce((sum, bonus) => sum + bonus.plus, 0);
  return {
    name: shown ? avatarName(shown) : text.tileItself,
    about: text.about[battle.mode][role],
    avatar: shown,
    die,
    total: die === null ? null : die + plus,
    bonuses: bonuses.map(({ by, plus: added }) =>
      by === 'card' ? text.bonus(cardText[required(card)].name, added) : text.bonus(text.by[by], added),
    ),
    wins,
  };
}

function outcomeOf({ mode }: Battle, people: PeopleId, roles: Readonly<Record<PeopleId, Role>>): string {
  return text.outcome[mode]?.[roles[people]] ?? text.wins[people];
}

/** Who leads by the dice; before they are rolled, what wins. */
function leadOf({ mode, aggressor, defender, isBestOfThree }: Battle, sides: ShownBattle['sides']): Lead {
  const three = isBestOfThree ? text.bestOfThree : '';
  if (aggressor.die === null || defender.die === null)
    return { who: text.before, rule: three || text.oneRoll, means: '' };
  const winner = winnerOf(
    { die: aggressor.die, plus: plusOf(sides[aggressor.people]) },
    { die: defender.die, plus: plusOf(sides[defender.people]) },
  );
  if (winner === null) return { who: text.tied, rule: tieOf(mode, isBestOfThree), means: '' };
  const leader = winner === 'aggressor' ? aggressor.people : defender.people;
  const by = (sides[leader].total ?? 0) - (sides[rivalOf(leader)].total ?? 0);
  const natural = PEOPLES.some((people) => sides[people].die === 20 || sides[people].die === 1);
  return {
    who: by > 0 ? text.leads(leader, by) : text.leadsAnyhow(leader),
    rule: natural ? text.natural : three,
    means: isBestOfThree ? '' : text.means[mode][winner],
  };
}

function tieOf(mode: Battle['mode'], isBestOfThree: boolean): string {
  if (isBestOfThree) return text.tiedAgain;
  return mode === 'retaliation' ? text.tiedOpen : text.tiedAbout;
}
