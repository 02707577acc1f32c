import { board, listBoardings, whyNotBoard } from './boarding.ts';
import { isUnused } from './cards.ts';
import { fight, listFights, whyNotFight } from './combat.ts';
import type { Command, CommandName, CommandOf } from './command.ts';
import { resolveOne } from './drawTwo.ts';
import { disarm, enhance, listEnhancements, whyNotEnhance } from './enhancement.ts';
import { defect, recoverOne, sabotage } from './events.ts';
import { protect } from './injury.ts';
import { listPayOffs, payOff, whyNotPayOff } from './longEvents.ts';
import { drive, lead, listDrives, listLeadsFrom, listMoves, move, whyNotMove } from './movement.ts';
import { doNext, nextWork, type Play } from './play.ts';
import { listRadio, openRadio, whyNotRadio } from './radio.ts';
import { listRecoveries, recover, whyNotRecover } from './recovery.ts';
import { listRecruits, recruit, whyNotRecruit } from './recruit.ts';
import { type Refusal, refuse } from './refusal.ts';
import { chooseEvent, doSkill, listSkills, whyNotSkill } from './skills.ts';
import type { CardNo, Seat, State, Step, StepOf } from './state.ts';

/** What the rules do with a command of one name. */
interface CommandRules<Name extends CommandName> {
  /**
   * Adds the legal commands among which one is if it is legal itself: those of its kind, its hero and its card. The hero
   * exists; a decision is listed by the work that asks for it.
   */
  list(state: State, command: CommandOf<Name>, commands: Command[]): void;
  /** Why one that is not legal is refused. */
  whyNot(state: State, command: CommandOf<Name>): Refusal;
  /** Carries one out that is legal. */
  perform(play: Play, command: CommandOf<Name>): void;
  readonly isDecision?: true;
}

type OfHero = { readonly hero: Seat };
type WithCard = { readonly hero: Seat; readonly card: CardNo };

/** Lists what a hero can do without a card. */
const byHero =
  (list: (state: State, hero: Seat, commands: Command[]) => void) =>
  (state: State, { hero }: OfHero, commands: Command[]): void =>
    list(state, hero, commands);

/** Lists what a hero can do with a card, if it is unused. */
const byCard =
  <Like extends WithCard>(list: (state: State, command: Like, commands: Command[]) => void) =>
  (state: State, command: Like, commands: Command[]): void => {
    if (isUnused(state, command.hero, command.card)) list(state, command, commands);
  };

const skill = { list: byHero(listSkills), whyNot: whyNotSkill, perform: doSkill };

/** A command that decides the piece of work that waits for it. */
function decision<Name extends CommandName, Asked extends Step['step']>(
  asked: readonly Asked[],
  decide: (play: Play, work: StepOf<Asked>, command: CommandOf<Name>) => void,
): CommandRules<Name> {
  const asks = (work: Step | undefined): work is StepOf<Asked> => asked.some((step) => step === work?.step);
  return {
    list: () => undefined,
    whyNot: () => refuse('E3', 'notAsked'),
    perform: (play, command) => {
      const work = nextWork(play);
      if (!asks(work)) throw new TypeError(`${command.do} decides nothing that is asked`);
      decide(play, work, command);
    },
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
