import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { endingText } from '../../../../../src/games/azardia/text/ending.en.ts';
import { leads, turningPoint } from '../../../../../src/games/azardia/ui/ending/turningPoint.ts';
import { begin, now, pastOf } from '../../../../../src/kernel/session.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { setupOf } from '../../subject.ts';
import { goldenRace, goldenRaces } from './goldenRaces.ts';

describe.each(goldenRaces)('$name', ({ session }) => {
  const past = pastOf(session);
  const winner = now(session).winner ?? -1;

  test('from its turning point on the winner is ahead of all others, and just before it is not', () => {
    const point = turningPoint(session);
    if (!point) throw new Error('the race has no turning point');
    expect(leads(point.before, winner)).toBe(false);
    expect(at(past, point.age).facts).toContain(point.fact);
    expect(at(past, point.age).state.round).toBeGreaterThanOrEqual(point.round);
    for (const { state } of past.slice(point.age)) expect(leads(state, winner)).toBe(true);
  });

  test('the sentence about it names only players and tiles involved in it', () => {
    const point = turningPoint(session);
    if (!point) throw new Error('the race has no turning point');
    const { fact, before } = point;
    const said = endingText.turned(fact, before, winner);
    if (fact.fact === 'pawnMoved') expect(said).toContain(`from tile ${at(before.players, fact.seat).tile} to `);
    expect(said).toMatch(/ took the lead for good\.$/);
    expect(said).not.toMatch(/hidden|undefined/);
  });
});

test('a race of four turned when a roll took its winner to the goal', () => {
  const session = goldenRace('4-regular-03');
  const point = turningPoint(session);
  expect(point).toMatchObject({ round: 17, fact: { fact: 'pawnMoved', seat: 3, by: 'dice' } });
  const said = point && endingText.turned(point.fact, point.before, 3);
  expect(said).toBe('Noncredo Mantis went from tile 142 to 150 by a roll. Noncredo Mantis took the lead for good.');
});

test('a race that is not over has not turned', () => {
  expect(turningPoint(begin(azardia, setupOf('one', 3)))).toBeNull();
});
