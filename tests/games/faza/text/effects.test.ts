import { expect, test } from 'vitest';
import { addEdition, editions } from '../../../../src/games/faza/content/editions.ts';
import { stepsOf } from '../../../../src/games/faza/content/steps.ts';
import type { EventSpec, SkillId } from '../../../../src/games/faza/content/vocabulary.ts';
import { storyOfChoice } from '../../../../src/games/faza/interaction/events/eventChoice.ts';
import { effectLine, skillLine } from '../../../../src/games/faza/text/content/cards.en.ts';
import { eventLine, eventValue, localLine } from '../../../../src/games/faza/text/content/events.en.ts';
import { modeAbout, stepLine } from '../../../../src/games/faza/text/content/names.en.ts';
import { commandText, eventDetail } from '../../../../src/games/faza/text/table/commands.en.ts';
import { factText } from '../../../../src/games/faza/text/table/facts.en.ts';
import { explain } from '../../../../src/games/faza/ui/inspect/explain.ts';
import { position } from '../positions.ts';

/* Editions and content packs may change the numbers of cards, so no sentence may know them. */

test.each([
  [{ kind: 'allDice', bonus: 2 }, '+2 to every die of your next roll.'],
  [{ kind: 'perRebel', bonus: 1, atMost: 1 }, '+1 to every die of your next roll if a Rebel is with you.'],
  [{ kind: 'perRebel', bonus: 2, atMost: 2 }, '+2 to every die of your next roll if a Rebel is with you.'],
  [{ kind: 'perRebel', bonus: 2, atMost: 4 }, '+2 to every die of your next roll for each Rebel with you, up to +4.'],
  [{ kind: 'reroll', dice: 1 }, 'Reroll 1 failed die in your next roll.'],
  [{ kind: 'reroll', dice: 3 }, 'Reroll up to 3 failed dice in your next roll.'],
  [{ kind: 'longShot', reach: 2, bonus: 1 }, 'The next Bazooka of any hero reaches 2 tiles and gets +1.'],
  [{ kind: 'longShot', reach: 3, bonus: 2 }, 'The next Bazooka of any hero reaches 3 tiles and gets +2.'],
  [{ kind: 'shield', injuries: 1, whose: 'own' }, 'Ignore 1 injury from your next roll.'],
  [{ kind: 'shield', injuries: 2, whose: 'own' }, 'Ignore 2 injuries from your next roll.'],
  [{ kind: 'shield', injuries: 1, whose: 'tile' }, 'A hero on your tile ignores 1 injury from their next roll.'],
] as const)('%j', (effect, line) => {
  expect(effectLine(effect)).toBe(line);
});

test.each([
  [{ kind: 'drones', count: 1 }, '1 Drone lands at the Harbor.'],
  [{ kind: 'drones', count: 2 }, '2 Drones land at the Harbor.'],
  [{ kind: 'injury', count: 2 }, 'Each hero at the Harbor takes 2 injuries.'],
  [{ kind: 'rebel', count: 1 }, '1 Rebel at the Harbor is lost.'],
  [null, 'Nothing happens at the Harbor.'],
] as const)('%j on the tile of the boarding', (effect, line) => {
  expect(localLine(effect, 'the Harbor')).toBe(line);
});

type EventEffect = EventSpec['effect'];

/** Every kind of event effect with its sentence; one without does not compile. */
const EVENTS: {
  readonly [Kind in EventEffect['kind']]: readonly (readonly [Extract<EventEffect, { kind: Kind }>, string])[];
} = {
  abduct: [[{ kind: 'abduct' }, 'The hero who boarded is carried off to the Carrier.']],
  activateTracked: [[{ kind: 'activateTracked' }, 'The Mothership under the tracker acts at once.']],
  dronesAround: [
    [{ kind: 'dronesAround', count: 1 }, '1 Drone on each tile beside this one.'],
    [{ kind: 'dronesAround', count: 2 }, '2 Drones on each tile beside this one.'],
  ],
  dronesOnShips: [
    [{ kind: 'dronesOnShips', count: 1 }, '1 Drone under each undefeated Mothership.'],
    [{ kind: 'dronesOnShips', count: 2 }, '2 Drones under each undefeated Mothership.'],
    [{ kind: 'dronesOnShips', count: 3 }, '3 Drones under each undefeated Mothership.'],
  ],
  terraform: [[{ kind: 'terraform' }, 'The highest-numbered earth tile that is not an Outpost is fazaformed.']],
  purge: [[{ kind: 'purge' }, 'Each tile with Rebels loses 1 of them.']],
  beachhead: [[{ kind: 'beachhead' }, 'The Outpost nearest to the Former is fazaformed.']],
  siege: [[{ kind: 'siege' }, 'The highest-numbered Outpost without a hero and without a Rebel is fazaformed.']],
  dronesOnHeroes: [
    [{ kind: 'dronesOnHeroes', count: 1 }, '1 Drone on each tile with a hero.'],
    [{ kind: 'dronesOnHeroes', count: 2 }, '2 Drones on each tile with a hero.'],
  ],
  repair: [
    [{ kind: 'repair', health: 1 }, 'The weakest Mothership repairs 1 health.'],
    [{ kind: 'repair', health: 2 }, 'The weakest Mothership repairs 2 health.'],
  ],
  jump: [[{ kind: 'jump' }, 'The boarded ship jumps to the tile farthest from all heroes.']],
  strike: [[{ kind: 'strike' }, '1 injury for each hero who is not at an Outpost.']],
  noPoints: [[{ kind: 'noPoints' }, 'No Points can be spent.']],
  noFlight: [[{ kind: 'noFlight' }, 'No Airplane and no Teleport.']],
  toughDrones: [
    [{ kind: 'toughDrones', needs: 5 }, 'It takes 5 or more to defeat a Drone.'],
    [{ kind: 'toughDrones', needs: 6 }, 'It takes 6 or more to defeat a Drone.'],
  ],
  noRecovery: [[{ kind: 'noRecovery' }, 'No recovery at Outposts.']],
  noLeading: [[{ kind: 'noLeading' }, 'Rebels cannot be moved.']],
  noTileBonus: [[{ kind: 'noTileBonus' }, 'No bonus for fighting in one’s own area.']],
  extraActivations: [
    [{ kind: 'extraActivations', count: 1 }, 'One more Mothership acts in each Faza phase.'],
    [{ kind: 'extraActivations', count: 2 }, '2 more Motherships act in each Faza phase.'],
  ],
  carrierDrops: [
    [{ kind: 'carrierDrops', more: 1 }, 'The Carrier drops 1 more Drone each time.'],
    [{ kind: 'carrierDrops', more: 2 }, 'The Carrier drops 2 more Drones each time.'],
  ],
  allDeadly: [[{ kind: 'allDeadly' }, 'Every fazaformed tile is Deadly.']],
  hunter: [[{ kind: 'hunter' }, 'The Destroyer also injures heroes beside it.']],
  dearRecruits: [
    [{ kind: 'dearRecruits', more: 1 }, 'Recruiting costs 1 more Point.'],
    [{ kind: 'dearRecruits', more: 2 }, 'Recruiting costs 2 more Points.'],
  ],
  defectors: [
    [{ kind: 'defectors', rebels: 1 }, '1 Rebel joins at an Outpost of your choice.'],
    [{ kind: 'defectors', rebels: 2 }, '2 Rebels join at Outposts of your choice.'],
    [{ kind: 'defectors', rebels: 3 }, '3 Rebels join at Outposts of your choice.'],
  ],
  salvage: [
    [{ kind: 'salvage', points: 1 }, 'Each hero takes 1 Point from the Drone pool.'],
    [{ kind: 'salvage', points: 2 }, 'Each hero takes 2 Points from the Drone pool.'],
  ],
  sabotage: [[{ kind: 'sabotage' }, 'Keep this card. Discard it to cancel one activation.']],
  recoverAll: [[{ kind: 'recoverAll' }, 'Each hero recovers 1 card.']],
};

test.each(Object.entries(EVENTS))('an event says what it does: %s', (_, rows) => {
  expect(rows.map(([effect]) => eventLine({ effect }))).toEqual(rows.map(([, line]) => line));
});

/** Every skill at its published price, and at another one. */
const SKILLS: Readonly<Record<SkillId, readonly (readonly [cost: number, line: string])[]>> = {
  aim: [
    [1, '1 Point before a roll: +1 to its lowest die.'],
    [2, '2 Points before a roll: +1 to its lowest die.'],
  ],
  marksman: [
    [1, '1 Point before a roll: +1 to every die.'],
    [2, '2 Points before a roll: +1 to every die.'],
  ],
  slipAway: [[0, 'May leave tiles with Drones.']],
  pathfinder: [
    [1, '1 Point: take 1 step, and lead a hero on your tile along.'],
    [4, '4 Points: take 1 step, and lead a hero on your tile along.'],
  ],
  houseCall: [
    [1, '1 Point: a hero on your tile recovers their lowest injured card, anywhere.'],
    [2, '2 Points: a hero on your tile recovers their lowest injured card, anywhere.'],
  ],
  reclaim: [
    [1, '1 Point: turn the fazaformed tile under you back to earth if no Drone or live ship is there.'],
    [3, '3 Points: turn the fazaformed tile under you back to earth if no Drone or live ship is there.'],
  ],
  insider: [
    [1, '1 Point: board a Mothership yourself instead of a Rebel, for 1 injury that nobody can take for you.'],
    [3, '3 Points: board a Mothership yourself instead of a Rebel, for 1 injury that nobody can take for you.'],
  ],
  recruiter: [
    [1, 'Recruit for 1 Point at the Outpost you are on.'],
    [2, 'Recruit for 2 Points at the Outpost you are on.'],
  ],
  tinker: [
    [1, '1 Point: a used card of a hero on your tile becomes unused.'],
    [2, '2 Points: a used card of a hero on your tile becomes unused.'],
  ],
  forecast: [
    [1, '1 Point: look at the next 2 events and choose which comes first.'],
    [3, '3 Points: look at the next 2 events and choose which comes first.'],
  ],
};

test.each(Object.entries(SKILLS) as [SkillId, (typeof SKILLS)[SkillId]][])('a skill says its price: %s', (id, rows) => {
  expect(rows.map(([cost]) => skillLine({ id, cost }))).toEqual(rows.map(([, line]) => line));
});

test.each([
  [{ kind: 'repair', health: 1 }, '+1'],
  [{ kind: 'repair', health: 3 }, '+3'],
  [{ kind: 'extraActivations', count: 2 }, '+2'],
  [{ kind: 'dearRecruits', more: 2 }, '+2'],
  [{ kind: 'salvage', points: 4 }, '+4'],
  [{ kind: 'strike' }, ''],
] as const)('the picture of an event shows its number: %j', (effect, value) => {
  expect(eventValue({ effect })).toBe(value);
});

const gentle = { id: 'easy', steps: [], health: 3, shipsHurt: true, needsRebels: false } as const;
test.each([
  [gentle, 'A gentler game to learn with. Ships have 3 health.'],
  [
    { ...gentle, health: 2, shipsHurt: false, rebelsPerHero: 3, dronesBesideShip: 1, fewerActivations: 1 },
    'A gentler game to learn with. Ships have 2 health and fewer Drones around them; they do no harm without Drones; 1 fewer acts in each Faza phase; each hero begins with 3 Rebels.',
  ],
])('Easy says all that it changes: %j', (mode, line) => {
  expect(modeAbout(mode)).toBe(line);
});

test('a step of difficulty says what it adds', () => {
  const { published, '24': larger } = editions;
  expect(stepsOf('published').map((step) => stepLine(step, published))).toEqual([
    'Easy, with 1 health for each ship, and the team draws two events and resolves one.',
    'One event at a time.',
    'Normal, with 3 health for each ship and two events to choose from.',
    'The rulebook’s game: one event at a time.',
    'The Faza hunt Rebels and invade wherever they are.',
    'Hard, without Rewards in the deck.',
    'Hard, with 5 health for each ship.',
    'Hard, with 5 health for each ship, without Rewards in the deck.',
    'Attrition, and the Faza act first.',
  ]);
  expect(stepsOf('24').map((step) => stepLine(step, larger))).toEqual([
    'Easy, with 1 health for each ship, and the team draws two events and resolves one.',
    'One event at a time.',
    'Normal, with 3 health for each ship and two events to choose from.',
    'The rulebook’s game: one event at a time.',
    'Normal, and the Faza act first.',
    'Ambush, with 4 health for each ship.',
    'Ambush, with 5 health for each ship.',
  ]);
});

test('a game tells the numbers of its own edition wherever it speaks of a card or skill', () => {
  const { published } = editions;
  const id = 'pack-other-numbers';
  const events = published.events.map((spec): EventSpec => {
    if (spec.id === 'salvage') return { ...spec, type: 'reward', effect: { kind: 'salvage', points: 3 } };
    // A card may do what it never did.
    if (spec.id === 'overdrive') return { ...spec, type: 'long', effect: { kind: 'carrierDrops', more: 2 } };
    return spec;
  });
  const costs: Readonly<Record<SkillId, number>> = {
    slipAway: 0,
    aim: 9,
    reclaim: 1,
    marksman: 2,
    pathfinder: 3,
    houseCall: 4,
    insider: 5,
    recruiter: 6,
    tinker: 7,
    forecast: 8,
  };
  const heroes = published.heroes.map((hero) => ({
    ...hero,
    skills: hero.skills.map(({ id }) => ({ id, cost: costs[id] })),
  }));
  addEdition(id, { ...published, id, events, heroes });
  const other = { long: ['overdrive'], options: { edition: id } } as const;
  const state = position({ ...other, heroes: { soldier: {}, doctor: {}, rebel: {}, engineer: {} } });
  const scouts = position({ ...other, heroes: { scout: {}, farmer: { tile: 9 }, scientist: {} } });

  const boarding = { seat: 0, ship: 'carrier', tile: 2 } as const;
  const drawn = { rule: 'B3', by: 'faza', fact: 'eventDrawn', event: 'salvage', ...boarding } as const;
  expect(factText(drawn, state)).toBe('The Faza retaliate: Salvage. Each hero takes 3 Points from the Drone pool.');
  const choosing = { ...state, agenda: [{ step: 'resolveOne', boarding, seen: ['salvage', 'purge'] }] } as const;
  expect(eventDetail('salvage', choosing)).toBe(
    'Reward. 1 Rebel at Fort Garrison (2) is lost. Each hero takes 3 Points from the Drone pool.',
  );
  expect(storyOfChoice(choosing, 'salvage')?.spec.effect).toEqual({ kind: 'salvage', points: 3 });

  const now = (topic: string, of: 'events' | 'hero') =>
    explain(state, of === 'events' ? { kind: 'events' } : { kind: 'hero', seat: 3 }).topics.find(
      (about) => about.topic === topic,
    )?.now;
  expect(now('event', 'events')).toBe('Overdrive: The Carrier drops 2 more Drones each time.');
  expect(now('skill', 'hero')).toBe('Tinker: 7 Points: a used card of a hero on your tile becomes unused.');

  expect([
    commandText({ do: 'marksman', hero: 0 }, state),
    commandText({ do: 'houseCall', hero: 1, ally: 0 }, state),
    commandText({ do: 'insider', hero: 2, ship: 'carrier' }, state),
    commandText({ do: 'tinker', hero: 3, ally: 0, card: 4 }, state),
    commandText({ do: 'pathfinder', hero: 0, to: 6, companion: null }, scouts),
    commandText({ do: 'pathfinder', hero: 0, to: 6, companion: 2 }, scouts),
    commandText({ do: 'reclaim', hero: 1 }, scouts),
    commandText({ do: 'forecast', hero: 2 }, scouts),
  ]).toEqual([
    'Marksman: +1 to every die of Soldier’s next roll, for 2 Points',
    'House Call: Soldier recovers a card for 4 Points',
    'Rebel hero boards the Carrier for 5 Points and 1 injury',
    'Tinker: Soldier’s card 4 can be used again, for 7 Points',
    'Scout steps to Army Airbase (6) for 3 Points',
    'Scout and Scientist step to Army Airbase (6) for 3 Points',
    'Reclaim: Farm Belt (9) turns back to earth, for 1 Point',
    'Foresight: Scientist looks at the next 2 events and chooses which comes first, for 8 Points',
  ]);
});
