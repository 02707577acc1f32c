import { equal } from '../../../kernel/equal.ts';
import type { Applied } from '../../../kernel/game.ts';
import { work } from './agenda.ts';
import { board } from './boarding.ts';
import { fight } from './combat.ts';
import type { Command } from './command.ts';
import { resolveOne } from './drawTwo.ts';
import { disarm, enhance } from './enhancement.ts';
import { defect, recoverOne, sabotage } from './events.ts';
import { protect } from './injury.ts';
import { legalLike, whyNot } from './legal.ts';
import { payOff } from './longEvents.ts';
import { drive, lead, move } from './movement.ts';
import { untilEnd } from './outcome.ts';
import { doNext, nextWork, type Play, playOn } from './play.ts';
import { openRadio } from './radio.ts';
import { recover } from './recovery.ts';
import { recruit } from './recruit.ts';
import type { Refusal } from './refusal.ts';
import { chooseEvent, doSkill } from './skills.ts';
import type { State, Step } from './state.ts';
import type { FazaTypes } from './types.ts';

/** Carries a command out, or refuses it with the rule that forbids it. The state given is never changed. */
export function apply(state: State, command: Command): Applied<FazaTypes> | Refusal {
  const known = legalLike(state, command).find((legal) => equal(legal, command));
  // What is carried out is the rules' own copy: a stranger's may still be changed, or say -0 for 0.
  return known ? applyLegal(state, known) : whyNot(state, command);
}

/** `apply` for a command taken from `legalCommands(state)`: it skips looking it up, which is what a search spends its time on. */
export function applyLegal(state: State, command: Command): Applied<FazaTypes> {
  const play = playOn(state);
  untilEnd(() => {
    perform(play, command);
    work(play);
  });
  return { ok: true, state: play.state, facts: play.facts };
}

function perform(play: Play, command: Command): void {
  switch (command.do) {
    case 'move':
      return move(play, command);
    case 'lead':
      return lead(play, command);
    case 'drive':
      return drive(play, command);
    case 'enhance':
      return enhance(play, command);
    case 'fight':
      return fight(play, command);
    case 'board':
      return board(play, command);
    case 'recruit':
      return recruit(play, command);
    case 'recover':
      return recover(play, command);
    case 'marksman':
    case 'pathfinder':
    case 'houseCall':
    case 'reclaim':
    case 'insider':
    case 'tinker':
    case 'forecast':
      return doSkill(play, command);
    case 'payOff':
      return payOff(play, command);
    case 'radio':
      return openRadio(play, command);
    case 'endTeamPhase':
      disarm(play);
      return doNext(play, { step: 'deadly' }, { step: 'fazaPhase' });
    default:
      return decide(play, command);
  }
}

/** Decides the piece of work that waits for it. */
function decide(play: Play, command: Command): void {
  const step = nextWork(play);
  if (command.do === 'protect' && is(step, 'hurt')) return protect(play, step, command);
  if (command.do === 'sabotage' && is(step, 'activate')) return sabotage(play, step, command);
  if (command.do === 'defect' && is(step, 'defect')) return defect(play, step, command);
  if (command.do === 'recoverOne' && is(step, 'recoverOne')) return recoverOne(play, step, command);
  if (command.do === 'chooseEvent' && is(step, 'chooseEvent')) return chooseEvent(play, command);
  if (command.do === 'chooseEvent' && is(step, 'resolveOne')) return resolveOne(play, step, command);
  throw new TypeError(`${command.do} decides nothing that is asked`);
}

function is<Name extends Step['step']>(step: Step | undefined, name: Name): step is Extract<Step, { step: Name }> {
  return step?.step === name;
}
