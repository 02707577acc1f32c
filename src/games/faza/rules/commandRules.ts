import { doNext, takeStep } from '../../../kernel/steps.ts';
import { resolveOne } from './events/drawTwo.ts';
import { defect, recoverOne, sabotage } from './events/events.ts';
import { listPayOffs, payOff, whyNotPayOff } from './events/longEvents.ts';
import { protect } from './fazaPhase/injury.ts';
import { fight, listFights, whyNotFight } from './fight/combat.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Command, CommandName, CommandOf } from './state/command.ts';
import type { Play } from './state/play.ts';
import type { CardNo, Position, Seat, Step, StepOf } from './state/state.ts';
import { board, listBoardings, whyNotBoard } from './team/boarding.ts';
import { isUnused } from './team/cards.ts';
import { disarm, enhance, listEnhancements, whyNotEnhance } from './team/enhancement.ts';
import { drive, lead, listDrives, listLeadsFrom, listMoves, move, whyNotMove } from './team/movement.ts';
import { listRadio, openRadio, whyNotRadio } from './team/radio.ts';
import { listRecoveries, recover, whyNotRecover } from './team/recovery.ts';
import { listRecruits, recruit, whyNotRecruit } from './team/recruit.ts';
import { chooseEvent, doSkill, listSkills, whyNotSkill } from './team/skills.ts';

/** What the rules do with a command of one name. */
interface CommandRules<Name extends CommandName> {
  /**
   * Adds the legal commands of the same kind, hero and card: the command is among them if it is legal. The hero exists; the
   * work that asks for a decision lists it.
   */
  list(state: Position, command: CommandOf<Name>, commands: Command[]): void;
  /** Why an illegal command is refused. */
  whyNot(state: Position, command: CommandOf<Name>): Refusal;
  /** Carries a legal command out. */
  perform(play: Play, command: CommandOf<Name>): void;
  readonly isDecision?: true;
}

type OfHero = { readonly hero: Seat };
type WithCard = { readonly hero: Seat; readonly card: CardNo };

/** Lists what a hero can do without a card. */
const byHero =
  (list: (state: Position, hero: Seat, commands: Command[]) => void) =>
  (state: Position, { hero }: OfHero, commands: Command[]): void =>
    list(state, hero, commands);

/** Lists what a hero can do with a card, if it is unused. */
const byCard =
  <Like extends WithCard>(list: (state: Position, command: Like, commands: Command[]) => void) =>
  (state: Position, command: Like, commands: Command[]): void => {
    if (isUnused(state, command.hero, command.card)) list(state, command, commands);
  };

const skill = { list: byHero(listSkills), whyNot: whyNotSkill, perform: doSkill };

/** A command that decides the piece of work that waits for it. */
function decision<Name extends CommandName, Asked extends Step['step']>(
  asked: readonly Asked[],
  decide: (play: Play, work: StepOf<Asked>, command: CommandOf<Name>) => void,
): CommandRules<Name> {
  return {
    list: () => undefined,
    whyNot: () => refuse('E3', 'notAsked'),
    perform: (play, command) => decide(play, takeStep<Step, Asked>(play, ...asked), command),
    isDecision: true,
  };
}

const RULES: { readonly [Name in CommandName]: CommandRules<Name> } = {
  move: {
    list: byCard((state, { hero, card }, commands) => listMoves(state, hero, card, commands)),
    whyNot: whyNotMove,
    perform: move,
  },
  lead: {
    list: byCard((state, { hero, card, from }: CommandOf<'lead'>, commands) =>
      listLeadsFrom(state, hero, card, from, commands),
    ),
    whyNot: whyNotMove,
    perform: lead,
  },
  drive: {
    list: byCard((state, { hero, card }, commands) => listDrives(state, hero, card, commands)),
    whyNot: whyNotMove,
    perform: drive,
  },
  enhance: {
    list: byCard((state, { hero, card }, commands) => listEnhancements(state, hero, card, commands)),
    whyNot: whyNotEnhance,
    perform: enhance,
  },
  fight: { list: byHero(listFights), whyNot: whyNotFight, perform: fight },
  board: { list: byHero(listBoardings), whyNot: whyNotBoard, perform: board },
  recruit: { list: byHero(listRecruits), whyNot: whyNotRecruit, perform: recruit },
  recover: { list: byHero(listRecoveries), whyNot: whyNotRecover, perform: recover },
  aim: skill,
  marksman: skill,
  pathfinder: skill,
  houseCall: skill,
  reclaim: skill,
  insider: skill,
  tinker: skill,
  forecast: skill,
  payOff: { list: (state, _, commands) => listPayOffs(state, commands), whyNot: whyNotPayOff, perform: payOff },
  radio: { list: byHero(listRadio), whyNot: whyNotRadio, perform: openRadio },
  endTeamPhase: {
    list: (_state, _command, commands) => commands.push({ do: 'endTeamPhase' }),
    whyNot: () => refuse('T2', 'notPossible'),
    perform: (play) => {
      disarm(play);
      doNext(play, { step: 'deadly' }, { step: 'fazaPhase' });
    },
  },
  protect: decision(['hurt'], protect),
  sabotage: decision(['activate'], sabotage),
  defect: decision(['defect'], defect),
  recoverOne: decision(['recoverOne'], recoverOne),
  chooseEvent: decision(['chooseEvent', 'resolveOne'], (play, work, command) =>
    work.step === 'resolveOne' ? resolveOne(play, work, command) : chooseEvent(play, command),
  ),
};

/** The rules of a command. The compiler cannot see that its name picks the rules for it; this is the one place that says so. */
export function rulesOf({ do: name }: Command): CommandRules<CommandName> {
  return RULES[name] as CommandRules<CommandName>;
}
