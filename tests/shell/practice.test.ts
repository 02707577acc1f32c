import { expect, test } from 'vitest';
import { fazaModule } from '../../src/games/faza/module.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../src/games/faza/rules/state/state.ts';
import { begin, canUndo, give, now } from '../../src/kernel/session.ts';
import { reasonOf } from '../../src/shell/ending/matchEnding.ts';
import { matchTitle } from '../../src/shell/matchTitle.ts';
import { gameText, parseGame } from '../../src/shell/persistence/gameText.ts';
import { asPractice, canTakeBack, takenBack } from '../../src/shell/practice.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { golden } from '../e2e/kit/golden.ts';
import type { Match } from '../games/faza/match.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scientist', 'doctor'],
  seed: 'practice',
  health: null,
  rewards: true,
  fazaFirst: false,
  // With its Point the Scientist can look at cards at once.
  radio: true,
};

/** A match whose last command revealed cards. */
function afterSeeing(): Match {
  const session = begin(faza, setup);
  const look: Command = { do: 'forecast', hero: 0 };
  const given = give(session, look);
  if (!('session' in given)) throw new Error('nothing to look at');
  return { session: given.session, players: ['you', 'you'] };
}

test('E3 in a real game nothing seen can be undone; in practice everything can', () => {
  const real = afterSeeing();
  expect(canUndo(real.session)).toBe(false);
  expect(canTakeBack(real)).toBe(false);
  expect(takenBack(real)).toBe(real.session);
  const practice = asPractice(real);
  expect(canTakeBack(practice)).toBe(true);
  expect(now(takenBack(practice))).toEqual(faza.newGame(setup).state);
});

test('a practice game is stored as one, with commands undone across a roll or a card', () => {
  const practice = asPractice(afterSeeing());
  const back: Match = { ...practice, session: takenBack(practice) };
  const stored = parseGame(gameText(back), fazaModule);
  if (typeof stored === 'string') throw new Error(stored);
  expect(stored.practice).toBe(true);
  expect(now(stored.session)).toEqual(now(back.session));
  expect(stored.session.future).not.toBeNull();
});

test('a stored game cannot pretend: undoing that only practice allows is refused in a real one, and the mark is true or absent', () => {
  const practice = asPractice(afterSeeing());
  const back: Match = { ...practice, session: takenBack(practice) };
  const { practice: _, ...claim } = JSON.parse(gameText(back)) as Record<string, unknown>;
  expect(parseGame(JSON.stringify(claim), fazaModule)).toBe('badCommand');
  expect(parseGame(JSON.stringify({ ...claim, practice: false }), fazaModule)).toBe('notAGame');
  expect(gameText(afterSeeing())).not.toContain('"practice":');
});

test('the ending of a practice game says so, and so does the Continue button', () => {
  const { setup: played, commands } = golden('defeat');
  const session = commands.reduce<Match['session']>(
    (before, command) => {
      const given = give(before, command);
      return 'session' in given ? given.session : before;
    },
    begin(faza, played),
  );
  const real: Match = { session, players: played.heroes.map(() => 'you') };
  expect(reasonOf(fazaModule, asPractice(real))).toBe(`${reasonOf(fazaModule, real)} ${shellText.practice.mark}`);
  const app = { game: fazaModule };
  expect(matchTitle(app, asPractice(real))).toBe(shellText.practice.titled(matchTitle(app, real)));
});
