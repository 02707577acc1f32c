import type { GameTypes } from '../../../src/kernel/game.ts';
import { age, begin, canUndo, give, now, pastOf, redo, takeBack, undo } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { must } from './violation.ts';
import type { Whole } from './whole.ts';

/** The whole history can be undone and redone, and every state of it is still what it was. */
export function history<T extends GameTypes>({ session, texts, count }: Whole<T>): void {
  const { game, opening } = session;
  const past = pastOf(session);
  const states = [opening.state, ...past.map((moment) => moment.state)];
  must(
    states.every((state, index) => JSON.stringify(state) === texts[index]),
    'a state was changed by later commands',
  );
  let moment = session;
  for (let length = past.length; length > 0; length--) {
    const revealed = game.revealed(at(states, length - 1), at(states, length));
    must(canUndo(moment) === !revealed, 'undo stops where something was revealed, and only there');
    must(canUndo(moment) === (undo(moment) !== moment), 'undo does not what it says it can');
    moment = takeBack(moment);
    must(now(moment) === at(states, length - 1), 'taking back leads to another state');
  }
  must(takeBack(moment) === moment, 'the opening was taken back');
  for (const { state } of past) {
    moment = redo(moment);
    must(now(moment) === state, 'redo leads to another state');
  }
  must(redo(moment) === moment, 'redo goes on where it cannot');
  count('commands taken back and given again', past.length);
}

/**
 * Undoing as far as possible, and redoing from there, gives the same states as before; so does replaying everything.
 */
export function undoAndRedo<T extends GameTypes>({ session, fromOpening, count }: Whole<T>): void {
  let back = session;
  while (canUndo(back)) back = undo(back);
  must(undo(back) === back, 'undo goes on where it cannot');
  const steps = age(session) - age(back);
  let again = back;
  for (let step = 0; step < steps; step++) again = redo(again);
  must(now(again) === now(session) && age(again) === age(session), 'redo leads to another state');
  let anew = fromOpening ? begin(session.game, session.setup) : { ...session, past: null, future: null };
  for (const { command, state } of pastOf(session)) {
    const result = give(anew, command);
    must('session' in result, 'a command was refused when all was played anew', command);
    anew = result.session;
    must(equal(now(anew), state), 'playing anew leads to another state', command);
  }
  count('undo steps', steps);
}

/**
 * Where seats have secrets from each other, undo covers only commands whose effects the seat knew and that left other
 * seats' pending decisions alone: so Undo reveals nothing, and takes away nobody's decision.
 */
export function undoAlone<T extends GameTypes>({ session, count }: Whole<T>): void {
  const { game, setup, opening } = session;
  const seats = Array.from({ length: game.seats(setup) }, (_, seat) => seat);
  for (let moment = session; moment.past !== null; moment = takeBack(moment)) {
    const { command, state, facts } = moment.past.last;
    const before = (moment.past.before?.last ?? opening).state;
    for (const seat of seats) {
      if (!canUndo(moment, [seat]) || equal(game.view(before, seat), game.view(before, 'spectator'))) continue;
      const isToldAll = facts.every((fact) => equal(game.redact(fact, seat), fact));
      must(isToldAll, 'a seat takes back what it has not been told of', command);
      const others = seats.filter((other) => other !== seat);
      const isTheSame = (other: number): boolean =>
        equal(game.legalCommands(before, other), game.legalCommands(state, other));
      must(others.every(isTheSame), 'a seat takes back what another has been asked about', command);
      count('commands that a seat takes back alone');
    }
  }
}
