import { describe, expect, test } from 'vitest';
import type { Step } from '../../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { position } from '../positions.ts';

/** Soldier, Doctor, Senator and Engineer are seats 0 to 3. */
const team = position({
  heroes: { soldier: {}, doctor: {}, senator: {}, engineer: {} },
  tiles: { 2: { drones: 1 } },
  long: ['overdrive', 'sporeBloom'],
});
const boarding = { seat: 0, ship: 'carrier', tile: 6 } as const;

/** Every piece of work with what it asks the team, nothing where it asks nothing; one that is missing does not compile. */
const QUESTIONS: { readonly [Name in Step['step']]: readonly (readonly [Extract<Step, { step: Name }>, string])[] } = {
  deadly: [[{ step: 'deadly' }, '']],
  fazaPhase: [[{ step: 'fazaPhase' }, '']],
  fazaStep: [[{ step: 'fazaStep', name: 'invade' }, '']],
  shiftTracker: [[{ step: 'shiftTracker', left: 1 }, '']],
  activate: [
    [{ step: 'activate', ship: 'carrier', by: 'faza', asked: false }, 'Use Sabotage against the Carrier?'],
    [{ step: 'activate', ship: 'destroyer', by: 'faza', asked: false }, 'Use Sabotage against the Destroyer?'],
    [{ step: 'activate', ship: 'former', by: 'faza', asked: false }, 'Use Sabotage against the Former?'],
  ],
  drop: [[{ step: 'drop', ship: 'carrier', count: 1 }, '']],
  hurt: [
    [
      { step: 'hurt', seats: [0, 1], safe: [], rule: 'F2', by: 'faza' },
      'There aren’t enough Rebels. Whom do they protect?',
    ],
  ],
  retaliate: [[{ step: 'retaliate', boarding }, '']],
  resolveOne: [
    [{ step: 'resolveOne', boarding, seen: ['purge', 'salvage'] }, 'Which event happens? The other goes back on top.'],
  ],
  global: [[{ step: 'global', event: 'purge', boarding }, '']],
  defect: [
    [{ step: 'defect', event: 'defectors', rebels: 2 }, 'Where do the Defectors join? 2 Rebels to place.'],
    [{ step: 'defect', event: 'defectors', rebels: 1 }, 'Where do the Defectors join? 1 Rebel to place.'],
  ],
  recoverOne: [[{ step: 'recoverOne', event: 'secondWind', seat: 1 }, 'Second Wind: which card does Doctor recover?']],
  chooseEvent: [[{ step: 'chooseEvent', seat: 3, seen: ['purge', 'salvage'] }, 'Which event comes next?']],
  victory: [[{ step: 'victory' }, '']],
};

describe('what a rule asks the team to decide', () => {
  test.each(Object.entries(QUESTIONS))('%s', (_, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(([step]) => text.questionText(step, team))).toEqual(rows.map(([, question]) => question));
  });
});

type Pointing = Parameters<typeof text.promptText>[0];

const hero = { kind: 'hero', seat: 0 };
const engineer = { kind: 'hero', seat: 3 };
const verb = (name: string) => ({ kind: 'verb', seat: 0, verb: name });
const half = { kind: 'half', seat: 3, card: 2 };
const payOff = { kind: 'event', event: 'sporeBloom' } as const;
const next = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind }));

/** What was pointed at, what can be pointed at next, and what the bar says. */
const PROMPTS: readonly (readonly [string, Pointing, string])[] = [
  ['nothing begun', { path: [], next: next('hero') }, ''],
  ['a selected hero', { path: [hero], next: next('verb', 'half') }, ''],
  ['a movement', { path: [hero, half], next: next('tile') }, 'Choose a tile.'],
  [
    'a movement that can lead',
    { path: [hero, half], next: next('tile', 'group') },
    'Where to? Or choose Rebels to lead instead.',
  ],
  [
    'a movement that takes along',
    { path: [hero, half], next: next('tile', 'load') },
    'Where to? Or take someone along first.',
  ],
  [
    'a movement of a hero held by Drones',
    { path: [hero, half], next: next('group') },
    'Drones hold this hero. Choose Rebels to lead.',
  ],
  ['Rebels alone', { path: [engineer, half], next: next('group') }, 'Choose the Rebels to lead.'],
  [
    'Rebels to lead',
    { path: [hero, half, { kind: 'group', tile: 6 }], next: next('tile') },
    'Lead Rebels from Army Airbase (6). Where to?',
  ],
  [
    'how many Rebels',
    { path: [hero, half, { kind: 'group', tile: 6 }, { kind: 'tile', tile: 7 }], next: next('count') },
    'How many Rebels?',
  ],
  ['whom to take along', { path: [hero, half], next: next('load') }, 'Who comes along?'],
  ['a recruit', { path: [hero, verb('recruit')], next: next('tile') }, 'At which Outpost does the Rebel join?'],
  ['a boarding', { path: [hero, verb('board')], next: next('ship') }, 'Which Mothership?'],
  ['a recovery', { path: [hero, verb('recover')], next: next('card') }, 'Which card recovers?'],
  ['a fight', { path: [hero, verb('fight')], next: next('tile') }, 'Choose a tile.'],
  ['a skill', { path: [hero, verb('skill')], next: next('skill', 'radio') }, 'Which skill?'],
  [
    'Tinker',
    { path: [hero, verb('skill'), { kind: 'skill', skill: 'tinker' }], next: next('card') },
    'Which card can be used again?',
  ],
  [
    'House Call',
    { path: [hero, verb('skill'), { kind: 'skill', skill: 'houseCall' }], next: next('ally') },
    'Choose a hero.',
  ],
  [
    'Pathfinder',
    {
      path: [hero, verb('skill'), { kind: 'skill', skill: 'pathfinder' }, { kind: 'tile', tile: 6 }],
      next: next('companion'),
    },
    'Is anyone coming along?',
  ],
  [
    'a card for two things',
    { path: [engineer, half], next: next('option') },
    'What does the Engineer use card 2 (Booster) for?',
  ],
  ['a card for another card', { path: [engineer, half, { kind: 'option' }], next: next('card') }, 'For which card?'],
  [
    'a Long event, by one hero or several',
    { path: [payOff], next: next('split', 'together') },
    'End Spore Bloom: who pays 6 Points?',
  ],
  [
    'a Long event, by the next hero',
    {
      path: [payOff, { kind: 'together' }, { kind: 'share', seat: 0, points: 2 }],
      next: [{ kind: 'share', seat: 1 }],
    },
    'How much does the Doctor pay? 4 Points to go.',
  ],
];

describe('what to point at next', () => {
  test.each(PROMPTS)('%s', (_, pointing, sentence) => {
    expect(text.promptText(pointing, team)).toBe(sentence);
  });
});

test.each([
  ['alone', { scout: { tile: 6 }, doctor: {} }, 0, 'Choose a tile. Nobody is here to come along.'],
  ['with the Doctor', { scout: { tile: 6 }, doctor: { tile: 6 } }, 0, 'Choose a tile, then who comes along.'],
  [
    'with the Doctor, among Drones',
    { scout: { tile: 6 }, doctor: { tile: 6 } },
    1,
    'Choose a tile. Drones keep the others from coming along.',
  ],
] as const)('where a Pathfinder goes, %s (M3)', (_, heroes, drones, sentence) => {
  const pathfinder = { path: [hero, verb('skill'), { kind: 'skill', skill: 'pathfinder' }], next: next('tile') };
  expect(text.promptText(pathfinder, position({ heroes, tiles: { 6: { drones } } }))).toBe(sentence);
});
