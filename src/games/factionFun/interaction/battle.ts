import { at } from '../../../kernel/at.ts';
import { required } from '../../../kernel/required.ts';
import { PEOPLES, type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { type Bonus, winnerOf } from '../rules/battle/battles.ts';
import type { BattleOdds } from '../rules/forecast/battleOdds.ts';
import { battleForecast } from '../rules/forecast/battles.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { Avatar, Battle, FactionFunView, Role } from '../rules/state/state.ts';
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

/** A battle as it is shown. */
export interface ShownBattle {
  readonly title: string;
  readonly sides: Readonly<Record<PeopleId, ShownFighter>>;
  /** Who leads, and what that means. */
  readonly lead: readonly [string, string];
  /** The chance of each side to win, and of a tie. */
  readonly chances: Readonly<Record<PeopleId | 'tie', number>>;
  /** What is asked; empty while the dice roll. */
  readonly question: string;
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
    chances: {
      [battle.aggressor.people]: odds.win,
      [battle.defender.people]: odds.lose,
      tie: odds.tie,
    } as Record<PeopleId | 'tie', number>,
    question: step?.step === 'battleCard' || step?.step === 'captain' ? text.question[step.step] : text.wait,
  };
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

/** Who leads by the dice; before they are rolled, what wins. */
function leadOf(
  { mode, aggressor, defender, isBestOfThree }: Battle,
  sides: ShownBattle['sides'],
): readonly [string, string] {
  const rule = isBestOfThree ? text.bestOfThree : text.oneRoll;
  if (aggressor.die === null || defender.die === null) return [text.before, rule];
  const plusOf = (people: PeopleId): number => (sides[people].total ?? 0) - (sides[people].die ?? 0);
  const winner = winnerOf(
    { die: aggressor.die, plus: plusOf(aggressor.people) },
    { die: defender.die, plus: plusOf(defender.people) },
  );
  if (winner === null) return [text.tied, isBestOfThree ? text.tiedAgain : text.tiedAbout];
  const leader = winner === 'aggressor' ? aggressor.people : defender.people;
  const by = (sides[leader].total ?? 0) - (sides[rivalOf(leader)].total ?? 0);
  const natural = PEOPLES.some((people) => sides[people].die === 20 || sides[people].die === 1);
  const means = isBestOfThree ? rule : text.means[mode][winner];
  return [by > 0 ? text.leads(leader, by) : text.leadsAnyhow(leader), natural ? `${text.natural} ${means}` : means];
}
