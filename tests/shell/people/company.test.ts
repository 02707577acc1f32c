import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  captainOf,
  MOST_PEOPLE,
  ownerOf,
  type PlayerGroup,
  playerGroupFor,
  withoutPerson,
  withPerson,
} from '../../../src/module/match.ts';
import { personName } from '../../../src/shell/people/personName.ts';
import { playerGroupSchema } from '../../../src/shell/persistence/gameSchema.ts';
import { fc } from '../../kit/seeded.ts';

const name = (person: number): string => `Person ${person + 1}`;
const two = playerGroupFor(['you', 'friend', 'computer'], name);

test('a friend’s heroes belong to a second person, those of the computer to nobody', () => {
  expect(two.seats).toEqual([0, 1, null]);
  expect(ownerOf(two, 1)?.name).toBe('Person 2');
  expect(ownerOf(two, 2)).toBeNull();
});

test('as people come and go, every hero belongs to somebody, and no two people have the same badge', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant('join'), fc.nat(5)), { maxLength: 20 }), (moves) => {
      let company: PlayerGroup = two;
      for (const move of moves) {
        company = move === 'join' ? withPerson(company, 'New') : withoutPerson(company, Number(move));
        expect(company.people.length).toBeGreaterThan(0);
        expect(company.people.length).toBeLessThanOrEqual(MOST_PEOPLE);
        expect(new Set(company.people.map(({ sign }) => sign)).size).toBe(company.people.length);
        expect(v.safeParse(playerGroupSchema, JSON.parse(JSON.stringify(company))).success).toBe(true);
        expect(company.seats[2]).toBeNull();
      }
    }),
  );
});

test('a stored group is refused if a hero belongs to somebody who is missing, or a name is invalid', () => {
  const good = v.safeParse(playerGroupSchema, two).success;
  const bent = [
    { ...two, seats: [0, 2, null] },
    { ...two, people: [] },
    { ...two, people: two.people.map((person) => ({ ...person, name: '' })) },
    { ...two, more: true },
  ].map((company) => v.safeParse(playerGroupSchema, company).success);
  expect([good, ...bent]).toEqual([true, false, false, false, false]);
});

test.each([
  ['a space of no width', '\u200b'],
  ['joiners and a mark of direction', '\u200d\u200c\u200e'],
  ['controls of direction', '\u202e\u2066\u2069'],
  ['accents without a letter', '\u0301\u0308'],
  ['spaces of all kinds', ' \u00a0\u2003\u3000'],
  ['letters that are blank', '\u3164\u115f\u2800'],
  ['half a character', '\ud83d'],
])('nobody is called %s: they get the name they had before they chose one', (_, invisible) => {
  const people = two.people.map((person) => ({ ...person, name: invisible }));
  const kept = v.parse(playerGroupSchema, { ...two, people });
  expect(kept.people.map(({ name: called }) => called)).toEqual(['Player 1', 'Player 2']);
  expect(personName(invisible, 'Player 2')).toBe('Player 2');
});

test('a name keeps its letters, accents and emoji, and does not reverse the text around it', () => {
  expect(personName(' Zoe\u0308 👩‍🚀 ', 'Player 1')).toBe('Zoe\u0308 👩‍🚀');
  expect(personName('עדה', 'Player 1')).toBe('עדה');
  expect(personName('Ada\u202e\u0007', 'Player 1')).toBe('Ada');
});

test.each([
  ['an astronaut', '12345678901234👩‍🚀', '12345678901234'],
  ['a flag', '123456789012345🇫🇷', '123456789012345'],
  ['a letter with its accent', '123456789012345e\u0301', '123456789012345'],
  ['a letter of two signs', '1234567890123नि', '1234567890123नि'],
  ['a pair', '123456789012345😀', '123456789012345'],
])('a name that is too long ends before %s, not inside', (_, long, name) => {
  expect(personName(long, 'Player 1')).toBe(name);
});

test('a name that an earlier version cut inside a character loses the remaining half', () => {
  expect(personName('Ada \ud83d', 'Player 1')).toBe('Ada');
  expect(personName('Ada 👩\u200d', 'Player 1')).toBe('Ada 👩');
});

test('whatever is typed or stored, a name consists of whole characters and fits', () => {
  const parts = fc.constantFrom('a', 'é', 'e\u0301', '👩‍🚀', '👨‍👩‍👧', '🇫🇷', '👍🏽', 'नि', '각', '\ud83d', ' ');
  const characters = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (typed) => {
      const kept = personName(typed.join(''), 'Player 1');
      expect(kept.length).toBeLessThanOrEqual(16);
      expect(kept.isWellFormed()).toBe(true);
      if (kept === 'Player 1') return;
      expect(characters(kept)).toEqual(
        characters(
          typed
            .join('')
            .replace(/\p{Cs}/gu, '')
            .trim(),
        ).slice(0, characters(kept).length),
      );
      expect(personName(kept, 'Player 1')).toBe(kept);
    }),
  );
});

test('a game is not lost because of a badge that this version does not have', () => {
  const people = two.people.map((person) => ({ ...person, sign: 'skull', tint: 'beige' }));
  const kept = v.parse(playerGroupSchema, { ...two, people });
  expect(kept.people.map(({ name: called }) => called)).toEqual(two.people.map(({ name: called }) => called));
});

test('everybody is captain in turn, and nobody if that is switched off or there is only one person', () => {
  const led = { ...two, captain: true };
  expect([1, 2, 3].map((round) => captainOf(led, round)?.name)).toEqual(['Person 1', 'Person 2', 'Person 1']);
  expect(captainOf(two, 1)).toBeNull();
  expect(captainOf(withoutPerson(led, 1), 1)).toBeNull();
});
