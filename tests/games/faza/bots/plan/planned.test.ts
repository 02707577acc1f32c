import { expect, test } from 'vitest';
import { policy } from '../../../../../src/games/faza/bots/learned.ts';
import { chooseFor } from '../../../../../src/games/faza/bots/plan/planned.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { withChance } from '../../../../kit/otherLuck.ts';
import { position } from '../../positions.ts';

/** Both heroes stand beside a Drone and two Rebels; the computer plays the Doctor. */
const view = position({
  heroes: { soldier: { tile: 10 }, doctor: { tile: 10 } },
  tiles: { 10: { drones: 1, rebels: 2 } },
  ships: { carrier: { tile: 11 } },
});
const plan: readonly Command[] = [
  { do: 'enhance', hero: 0, card: 4, option: 0, target: { kind: 'self' } },
  { do: 'fight', hero: 0, tile: 10 },
];

test('a computer leaves to people what they plan to do themselves', () => {
  expect(chooseFor(policy, view, [1], [], [])).toEqual({ do: 'fight', hero: 1, tile: 10 });
  expect(chooseFor(policy, view, [1], [], plan)).toBeNull();
});

test('a plan of which nothing is possible any more does not bind the computer', () => {
  const gone: Command = { do: 'fight', hero: 0, tile: 3 };
  expect(chooseFor(policy, view, [1], [], [gone])).toEqual({ do: 'fight', hero: 1, tile: 10 });
});

test('what fits a plan follows from what people could know: with other luck it is the same', () => {
  expect(chooseFor(policy, withChance(view, 'other luck'), [1], [], plan)).toBeNull();
});

/** What the computer would not do by itself. */
const shields: Command = { do: 'enhance', hero: 1, card: 4, option: 0, target: { kind: 'ally', ally: 0 } };

test('a computer does what people have planned for it, even where it would rather do something else', () => {
  expect(chooseFor(policy, view, [1], [], [shields])).toEqual(shields);
  expect(chooseFor(policy, view, [1], [], [...plan, shields])).toEqual(shields);
});

test('a computer that was told not to do what is planned thinks of something else', () => {
  expect(chooseFor(policy, view, [1], [shields], [shields])).not.toEqual(shields);
});

test('a computer does not begin what would make another step of the plan impossible', () => {
  const calm = position({
    heroes: { soldier: { tile: 10 }, doctor: { tile: 10 } },
    tiles: { 10: { rebels: 1 } },
    ships: { carrier: { tile: 11 } },
  });
  const lead = (hero: number, card: 1 | 2, from: number, to: number): Command => ({
    do: 'lead',
    hero,
    card,
    from,
    to,
    rebels: 1,
  });
  const own = lead(1, 1, 10, 11);
  expect(chooseFor(policy, calm, [1], [], [own])).toEqual(own);
  // The Soldier could not lead the only Rebel away and back before.
  const plan = [lead(0, 1, 10, 11), lead(0, 2, 11, 10), own];
  expect(chooseFor(policy, calm, [1], [], plan)).not.toEqual(own);
});
