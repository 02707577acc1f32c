import { required } from '../../../../kernel/values/required.ts';
import type { CardId } from '../../content/cards.ts';
import { rivalOf } from '../../content/vocabulary.ts';
import { attackOn } from '../battle/attacks.ts';
import { type Bonus, battlePlus, bonusesOf, bonusOf, hasCaptain, winnerOf } from '../battle/battles.ts';
import { groupAt } from '../board/realm.ts';
import { enemiesOn, roundEffects } from '../board/ways.ts';
import { evolve } from '../evolve.ts';
import { factionFun } from '../factionFun.ts';
import { avatarNamed } from '../state/avatars.ts';
import type { Avatar, AvatarNo, FactionFunView, Role, TileNo } from '../state/state.ts';
import { type BattleOdds, battleOdds, FACES } from './battleOdds.ts';
import { attackOdds } from './odds.ts';
import { type Loss, lossOf } from './stakes.ts';

/** Everything that an attack may lead to. */
export interface AttackForecast {
  readonly odds: BattleOdds;
  /** What each side adds to its D20, before battle cards. */
  readonly bonuses: Readonly<Record<Role, readonly Bonus[]>>;
  /** P5: whose Captain may roll once more. */
  readonly captain: Role | null;
  /** P1: whether a protector answers with a best of three. */
  readonly isBestOfThree: boolean;
  /** B3, P1: the tiles of which one is taken by winning; none during War (E5). */
  readonly prizes: readonly TileNo[];
  /** B4: what losing costs. */
  readonly loss: Loss;
}

/** B2–B7, P1, P5: what an attack of an avatar on a tile may lead to, from where it stands or `from` where it may go. */
export function attackForecast(
  view: FactionFunView,
  avatar: AvatarNo,
  tile: TileNo,
  from = avatarNamed(view, avatar).tile,
): AttackForecast {
  const attacker: Avatar = { ...avatarNamed(view, avatar), tile: from };
  const { isHome, isBestOfThree } = attackOn(view, attacker, tile);
  const isDefended = enemiesOn(view, attacker, tile).some(({ kind }) => kind === 'captain');
  return {
    odds: attackOdds(view, attacker, tile),
    bonuses: {
      aggressor: bonusesOf(view, attacker.people, null, false),
      defender: bonusesOf(view, rivalOf(attacker.people), null, isHome),
    },
    captain: attacker.kind === 'captain' ? 'aggressor' : isDefended ? 'defender' : null,
    isBestOfThree,
    prizes: roundEffects(view).war ? [] : isBestOfThree ? [...groupAt(view, tile)].sort((a, b) => a - b) : [tile],
    loss: lossOf(view, avatar),
  };
}

/** E6: the odds of an attack on an avatar that has just arrived. */
export function strikeOdds(view: FactionFunView, avatar: AvatarNo): BattleOdds {
  const { people, kind } = avatarNamed(view, avatar);
  return battleOdds({
    lead: bonusOf(view, people, null, false) - bonusOf(view, rivalOf(people), null, false),
    isBestOfThree: false,
    captain: kind === 'captain' ? 'aggressor' : null,
  });
}

/** The battle that is being fought, as it stands; all odds are the aggressor's. */
export interface BattleForecast {
  /** How it may end from here, if nobody plays another card and no die is rolled again now. */
  readonly odds: BattleOdds;
  readonly bonuses: Readonly<Record<Role, readonly Bonus[]>>;
  /** B1: the same odds with each card that may be played now. */
  readonly withCard: readonly { readonly card: CardId; readonly odds: BattleOdds }[];
  /** P5: the same odds if the Captain's die is rolled again; `null` where that is not asked. */
  readonly rerolled: BattleOdds | null;
}

/** B1, P1, P5: the odds of the battle that is being fought; `null` if there is none. */
export function battleForecast(view: FactionFunView): BattleForecast | null {
  const { battle } = view;
  if (!battle) return null;
  const bonuses = (role: Role): readonly Bonus[] =>
    bonusesOf(view, battle[role].people, battle[role].card, role === 'defender' && battle.isHome);
  const [step] = view.steps;
  const captain = step?.step === 'captain' ? step.role : null;
  const { aggressor, defender, isBestOfThree } = battle;
  const dice = { aggressor: aggressor.die ?? 0, defender: defender.die ?? 0 };
  // In the middle of an animation both dice lie, although the battle has not ended yet.
  const isRolled = aggressor.die !== null && defender.die !== null && !isBestOfThree;
  return {
    odds: captain || isRolled ? rolledOdds(view, dice, captain) : nextOdds(view),
    bonuses: { aggressor: bonuses('aggressor'), defender: bonuses('defender') },
    // In the middle of an animation the step is still the one before the command.
    withCard: (step?.step === 'battleCard' ? factionFun.legalCommands(view) : []).flatMap((command) =>
      command.do === 'fight'
        ? [{ card: command.card, odds: nextOdds(evolve(view, { ...command, fact: 'cardPlayed' })) }]
        : [],
    ),
    rerolled: captain && meanOf(FACES.map((die) => rolledOdds(view, { ...dice, [captain]: die }, null))),
  };
}

/** The odds before the next roll. */
function nextOdds(view: FactionFunView): BattleOdds {
  const { hasRerolled } = required(view.battle);
  const captain = hasRerolled ? undefined : ROLES.find((role) => hasCaptain(view, role));
  return oddsFrom(view, captain ?? null, null);
}

/** The odds with dice that count; `captain` may still roll again later in a best of three. */
function rolledOdds(view: FactionFunView, dice: Readonly<Record<Role, number>>, captain: Role | null): BattleOdds {
  const rolled = (role: Role) => ({ die: dice[role], plus: battlePlus(view, role) });
  const winner = winnerOf(rolled('aggressor'), rolled('defender'));
  if (required(view.battle).isBestOfThree) return oddsFrom(view, captain, winner);
  return { win: winner === 'aggressor' ? 1 : 0, tie: winner === null ? 1 : 0, lose: winner === 'defender' ? 1 : 0 };
}

/** The odds of what is still to be rolled, after one more roll that a side has won. */
function oddsFrom(view: FactionFunView, captain: Role | null, winner: Role | null): BattleOdds {
  const { isBestOfThree, aggressor, defender } = required(view.battle);
  return battleOdds(
    { lead: battlePlus(view, 'aggressor') - battlePlus(view, 'defender'), isBestOfThree, captain },
    aggressor.wins + (winner === 'aggressor' ? 1 : 0),
    defender.wins + (winner === 'defender' ? 1 : 0),
  );
}

const ROLES: readonly Role[] = ['aggressor', 'defender'];

function meanOf(odds: readonly BattleOdds[]): BattleOdds {
  const mean = (of: keyof BattleOdds): number => odds.reduce((sum, one) => sum + one[of], 0) / odds.length;
  return { win: mean('win'), tie: mean('tie'), lose: mean('lose') };
}
