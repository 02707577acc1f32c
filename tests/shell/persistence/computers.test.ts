import { expect, test } from 'vitest';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { ComputerSettings } from '../../../src/module/match.ts';
import type { Match } from '../../../src/shell/match.ts';
import { gameText, parseGame } from '../../../src/shell/persistence/gameText.ts';
import { sealableOf } from '../../../src/shell/persistence/owner.ts';
import { branchAfter } from '../../../src/shell/practice.ts';
import { setupOf } from '../../games/azardia/subject.ts';
import { setupOf as fazaSetup } from '../../games/faza/positions.ts';
import { freshOwner } from './archive/kit.ts';

const SHARP: ComputerSettings = { levels: ['regular', 'sharp', 'rookie'], on: ['attackLimit'] };

/** A game of three with some commands, and settings for the computer players. */
function match(computers?: ComputerSettings) {
  let session = begin(azardiaModule.rules, setupOf('levels', 3));
  for (let given = 0; given < 5; given++) {
    const result = give(session, at(session.game.legalCommands(now(session)), 0));
    if ('session' in result) session = result.session;
  }
  return { session, players: ['you', 'computer', 'computer'] as const, ...(computers && { computers }) };
}

/** Loads a stored game after replacing its computer players. */
function loaded(computers: unknown) {
  const parsed = parseGame(JSON.stringify({ ...JSON.parse(gameText(match())), computers }), azardiaModule);
  return typeof parsed === 'string' ? parsed : (parsed.computers ?? 'none');
}

test('levels and switches of computer players are stored with a match, and a match without any still loads', () => {
  expect(loaded(SHARP)).toEqual(SHARP);
  expect(loaded({ levels: ['regular', 'regular', 'regular'], on: [] })).toMatchObject({ on: [] });
  expect(loaded(undefined)).toBe('none');
});

test.each([
  ['a level that is none', { levels: ['regular', 'genius', 'rookie'], on: [] }],
  ['an inherited name', { levels: ['regular', 'toString', 'rookie'], on: [] }],
  ['too few levels', { levels: ['regular', 'sharp'], on: [] }],
  ['too many levels', { levels: Array(9).fill('sharp'), on: [] }],
  ['a switch that is none', { levels: SHARP.levels, on: ['invincible'] }],
  ['a switch twice', { levels: SHARP.levels, on: ['attackLimit', 'attackLimit'] }],
  ['another key', { ...SHARP, cheat: true }],
  ['no object', 'sharp'],
  ['nothing', null],
])('computer players with %s are refused', (_, computers) => {
  expect(loaded(computers)).toBe('notAGame');
});

test('a game without levels refuses them', () => {
  const session = begin(fazaModule.rules, fazaSetup(['soldier', 'doctor', 'senator']));
  const text = gameText({ session, players: ['you', 'you', 'computer'], computers: SHARP });
  expect(parseGame(text, fazaModule)).toBe('notAGame');
});

test('a branch keeps them', () => {
  expect(branchAfter(match(SHARP), 2).computers).toEqual(SHARP);
});

test('a seal covers them, and one from before there were levels still fits', () => {
  const owner = freshOwner();
  const [sharp, plain] = [SHARP, undefined].map((computers) => sealableOf(match(computers) as unknown as Match));
  if (!sharp || !plain) throw new Error('two matches');
  const { setup, commands, players, practice } = plain;
  expect(owner.seal(plain)).toBe(owner.seal({ setup, commands, players, practice }));
  expect(
    owner.knows({ ...sharp, computers: { ...SHARP, levels: ['rookie', 'rookie', 'rookie'] } }, owner.seal(sharp)),
  ).toBe(false);
});
