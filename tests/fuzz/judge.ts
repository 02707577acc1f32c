import { faza } from '../../src/games/faza/rules/faza.ts';
import type { FazaSession, FazaTypes } from '../../src/games/faza/rules/state/types.ts';
import { fazaDefinition } from '../../src/games/faza/ui/schemas.ts';
import { keptRules } from '../../src/kernel/records/versions.ts';
import { age, futureOf, now, pastOf, redo } from '../../src/kernel/session.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { canonical, fingerprint } from '../../src/kernel/values/hash.ts';
import { gameText, parseGame } from '../../src/shell/persistence/gameText.ts';
import type { OfferProblem } from '../../src/shell/share/offerProblem.ts';
import { shareText } from '../../src/shell/share/text.en.ts';
import type { Attack } from './attack.ts';
import type { Base, Stored } from './corpus.ts';

/** The result of an attack: a problem, or a game; the same as before or another one. */
export type Outcome = OfferProblem | 'same' | 'other';

/** Thrown when the reader does what it must never do. */
export class Breach extends Error {}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Breach(what);
}

/** Reads a text and checks everything that must hold of the answer. Throws a `Breach` when something does not. */
export function judge(attack: Attack, base: Base, text: string): Outcome {
  const outcome = answer(base, text);
  switch (attack.expect) {
    case 'same':
      must(outcome === 'same', `a good game was not let in as it was: ${outcome}`);
      break;
    case 'other':
      must(outcome === 'other' || outcome === 'same', `a legal game was refused: ${outcome}`);
      break;
    case 'refused':
      must(outcome !== 'same' && outcome !== 'other', 'what can never have been was let in');
      break;
    case 'sameOrRefused':
      must(outcome !== 'other', 'it became another game');
      break;
    case undefined:
      break;
  }
  return outcome;
}

function answer(base: Base, text: string): Outcome {
  const parsed = parsedOrBreach(text);
  if (typeof parsed === 'string') {
    checkSentence(parsed);
    return parsed;
  }
  const stored = JSON.parse(text) as Stored;
  checkReachable(parsed.session, stored);
  const again = parsedOrBreach(gameText(parsed));
  must(typeof again !== 'string' && gameText(again) === gameText(parsed), 'what was let in does not come back');
  return isSameGame(base.session, parsed.session) ? 'same' : 'other';
}

function parsedOrBreach(text: string): ReturnType<typeof parseGame<FazaTypes>> {
  try {
    return parseGame(text, fazaDefinition);
  } catch (error) {
    throw new Breach(`the door crashed: ${String(error)}`);
  }
}

/** Each refusal is a readable sentence. */
export function checkSentence(problem: OfferProblem): void {
  const sentence = shareText.problem(problem);
  must(/^\p{Lu}.{15,}\.$/u.test(sentence), `${problem} has no sentence`);
}

/**
 * Plays what was let in once more, by the rules alone: every command is among the legal ones, the fingerprints of the text
 * come out, and so do the states of the session, those that can be redone included.
 */
function checkReachable(session: FazaSession, { record, future }: Stored): void {
  // A record of earlier rules is replayed under them where they are kept, and otherwise as far as today's rules allow.
  const rules = keptRules(faza, record.version) ?? faza;
  const isChanged = rules.version !== record.version;
  let { state } = rules.newGame(record.setup);
  must(equal(session.opening.state, state), 'the opening is not the rules’');
  const hashes: string[] = [];
  let round = 0;
  const mark = (): void => {
    if (state.round !== round) hashes.push(fingerprint(state));
    round = state.round;
  };
  const play = (command: unknown): void => {
    const legal = rules.legalCommands(state).find((other) => equal(other, command));
    must(legal !== undefined, `an illegal command was let in: ${JSON.stringify(command)}`);
    const result = rules.apply(state, legal);
    must(result.ok, 'the rules refuse what they call legal');
    state = result.state;
  };
  const commands = isChanged ? record.commands.slice(0, age(session)) : record.commands;
  mark();
  for (const command of commands) {
    play(command);
    mark();
  }
  hashes.push(fingerprint(state));
  must(isChanged || canonical(hashes) === canonical(record.hashes), 'the fingerprints do not come out');
  must(canonical(state) === canonical(now(session)), 'the session is in another state');
  let later = session;
  for (const command of isChanged ? futureOf(session).map((moment) => moment.command) : future) {
    const before = state;
    play(command);
    must(!rules.revealed(before, state), 'a future was let in that could not have been taken back');
    later = redo(later);
    must(canonical(state) === canonical(now(later)), 'redo leads elsewhere');
  }
  must(redo(later) === later, 'there is more to redo than the text says');
}

/** Whether two sessions hold the same game; who plays the seats does not count. */
function isSameGame(a: FazaSession, b: FazaSession): boolean {
  const story = (session: FazaSession): string =>
    canonical([session.setup, pastOf(session).map(({ command }) => command), now(session)]);
  return story(a) === story(b);
}
