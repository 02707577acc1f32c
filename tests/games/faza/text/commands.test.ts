import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/games/faza/content/vocabulary.ts';
import type { CommandName, CommandOf } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { position } from '../positions.ts';

/** Soldier, Doctor, Senator and Engineer are seats 0 to 3; the Doctor’s card 1 and the Senator’s cards 1 and 2 are injured. */
const fours = position({
  heroes: { soldier: {}, doctor: { injured: [1] }, senator: { injured: [1, 2] }, engineer: {} },
  long: ['overdrive', 'sporeBloom'],
});
/** Scout, Farmer, Rebel and Scientist are seats 0 to 3. */
const others = position({ heroes: { scout: {}, farmer: { tile: 9 }, rebel: {}, scientist: {} } });
/** Of the 24-tile edition. */
const marine = position({ heroes: { marine: {}, doctor: {} }, options: { edition: '24' } });
/** V3: the Rebel has boarded, and two cards were drawn. */
const twoDrawn: FazaView = {
  ...others,
  agenda: [{ step: 'resolveOne', boarding: { seat: 2, ship: 'former', tile: 12 }, seen: ['purge', 'salvage'] }],
};

/** Every kind of command with its sentence; a missing one does not compile. */
const SENTENCES: { readonly [Name in CommandName]: readonly (readonly [FazaView, CommandOf<Name>, string])[] } = {
  move: [
    [fours, { do: 'move', hero: 0, card: 2, to: 6 }, 'Soldier: Run 2 to Army Airbase (6)'],
    [fours, { do: 'move', hero: 1, card: 3, to: 16 }, 'Doctor: Airplane 3 to University (16)'],
    [fours, { do: 'move', hero: 3, card: 4, to: 1 }, 'Engineer: Teleport to City Hospital (1)'],
    [others, { do: 'move', hero: 2, card: 1, to: 7 }, 'Rebel hero: Run 1 to Embassy Row (7)'],
  ],
  lead: [
    [
      fours,
      { do: 'lead', hero: 0, card: 3, from: 2, to: 14, rebels: 1 },
      'Airplane 3: 1 Rebel from Fort Garrison (2) to Harbor (14)',
    ],
    [
      fours,
      { do: 'lead', hero: 2, card: 4, from: 13, to: 5, rebels: 3 },
      'Underground: 3 Rebels from Waterworks (13) to Botanical Garden (5)',
    ],
  ],
  drive: [
    [
      fours,
      { do: 'drive', hero: 1, card: 4, to: 10, passengers: [0], rebels: 2 },
      'Doctor drives Soldier and 2 Rebels to Armory (10)',
    ],
    [
      fours,
      { do: 'drive', hero: 1, card: 4, to: 9, passengers: [2, 3], rebels: 0 },
      'Doctor drives Senator and Engineer to Farm Belt (9)',
    ],
  ],
  enhance: [
    [
      fours,
      { do: 'enhance', hero: 0, card: 4, option: 0, target: { kind: 'self' } },
      'Grenades: +2 to every die of your next roll.',
    ],
    [
      fours,
      { do: 'enhance', hero: 1, card: 2, option: 0, target: { kind: 'ally', ally: 3 } },
      'Surgery: A hero on your tile recovers their lowest injured card. Engineer.',
    ],
    [
      fours,
      { do: 'enhance', hero: 1, card: 2, option: 1, target: { kind: 'tile', tile: 4 } },
      'Refuge: A Rebel joins at any Outpost. Observatory (4).',
    ],
    [
      fours,
      { do: 'enhance', hero: 3, card: 2, option: 1, target: { kind: 'self' } },
      'Long Shot: The next Bazooka of any hero reaches 2 tiles and gets +1.',
    ],
    [
      fours,
      { do: 'enhance', hero: 3, card: 4, option: 0, target: { kind: 'card', ally: 2, card: 3 } },
      'Overclock: Another hero’s used card becomes unused. Senator’s card 3.',
    ],
    [
      fours,
      { do: 'enhance', hero: 2, card: 1, option: 0, target: { kind: 'step', from: 3, to: 7 } },
      'Whisper: Move 1 Rebel 1 step. From City Hall (3) to Embassy Row (7).',
    ],
  ],
  fight: [[others, { do: 'fight', hero: 0, tile: 8 }, 'Scout fights at Power Station (8)']],
  board: [
    [
      others,
      { do: 'board', hero: 1, ship: 'destroyer' },
      'Spend a Rebel to board the Destroyer: −1 health, then an event card',
    ],
  ],
  recruit: [[fours, { do: 'recruit', hero: 2, outpost: 3 }, 'Senator recruits a Rebel at City Hall (3)']],
  recover: [
    [fours, { do: 'recover', hero: 1, card: 1 }, 'Doctor recovers card 1, which stays used until the next round'],
  ],
  aim: [[marine, { do: 'aim', hero: 0 }, 'Aim: +1 to the lowest die of Marine’s next roll, for 1 Point']],
  marksman: [[fours, { do: 'marksman', hero: 0 }, 'Marksman: +1 to every die of Soldier’s next roll, for 1 Point']],
  pathfinder: [
    [
      others,
      { do: 'pathfinder', hero: 0, to: 11, companion: null },
      'Scout steps to Television Tower (11) for 1 Point',
    ],
    [
      others,
      { do: 'pathfinder', hero: 0, to: 15, companion: 3 },
      'Scout and Scientist step to Monument Plaza (15) for 1 Point',
    ],
  ],
  houseCall: [[fours, { do: 'houseCall', hero: 1, ally: 2 }, 'House Call: Senator recovers a card for 1 Point']],
  reclaim: [[others, { do: 'reclaim', hero: 1 }, 'Reclaim: Farm Belt (9) turns back to earth, for 3 Points']],
  insider: [
    [others, { do: 'insider', hero: 2, ship: 'carrier' }, 'Rebel hero boards the Carrier for 3 Points and 1 injury'],
  ],
  tinker: [
    [fours, { do: 'tinker', hero: 3, ally: 0, card: 4 }, 'Tinker: Soldier’s card 4 can be used again, for 1 Point'],
  ],
  forecast: [
    [
      others,
      { do: 'forecast', hero: 3 },
      'Foresight: Scientist looks at the next 2 events and chooses which comes first, for 1 Point',
    ],
  ],
  payOff: [
    [fours, { do: 'payOff', event: 'overdrive', points: [0, 6, 0, 0] }, 'End Overdrive: Doctor pays 6 Points'],
    [
      fours,
      { do: 'payOff', event: 'sporeBloom', points: [1, 0, 2, 3] },
      'End Spore Bloom: Soldier pays 1 Point, Senator pays 2 Points, Engineer pays 3 Points',
    ],
  ],
  radio: [[fours, { do: 'radio', hero: 3 }, 'Engineer opens the radio for 1 Point']],
  endTeamPhase: [[fours, { do: 'endTeamPhase' }, 'End the Team phase']],
  protect: [
    [fours, { do: 'protect', hero: 1 }, 'The Rebels protect Doctor'],
    [others, { do: 'protect', hero: 2 }, 'The Rebels protect Rebel hero'],
  ],
  sabotage: [
    [fours, { do: 'sabotage', cancel: true }, 'Sabotage it'],
    [fours, { do: 'sabotage', cancel: false }, 'Let it act'],
  ],
  defect: [[fours, { do: 'defect', outpost: 1 }, 'A Rebel joins at City Hospital (1)']],
  recoverOne: [[fours, { do: 'recoverOne', hero: 2, card: 2 }, 'Senator recovers card 2']],
  chooseEvent: [
    [others, { do: 'chooseEvent', event: 'ionStorm' }, 'Ion Storm comes next'],
    [twoDrawn, { do: 'chooseEvent', event: 'purge' }, 'Purge happens; Salvage goes back on top'],
    [twoDrawn, { do: 'chooseEvent', event: 'salvage' }, 'Salvage happens; Purge goes back on top'],
  ],
};

describe('a command says what it will do before it is given', () => {
  test.each(Object.entries(SENTENCES))('%s', (_, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(([state, command]) => text.commandText(command, state))).toEqual(
      rows.map(([, , sentence]) => sentence),
    );
  });
});

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** Every kind of effect with its line and the number on the card; a missing one does not compile. */
const EFFECTS: { readonly [Kind in Effect['kind']]: readonly (readonly [EffectOf<Kind>, string, string])[] } = {
  allDice: [
    [{ kind: 'allDice', bonus: 1 }, '+1 to every die of your next roll.', '+1'],
    [{ kind: 'allDice', bonus: 2 }, '+2 to every die of your next roll.', '+2'],
  ],
  lowestDie: [[{ kind: 'lowestDie', bonus: 1 }, '+1 to the lowest die of your next roll.', '+1']],
  perRebel: [
    [{ kind: 'perRebel', bonus: 1, atMost: 1 }, '+1 to every die of your next roll if a Rebel is with you.', '+1'],
    [
      { kind: 'perRebel', bonus: 1, atMost: 2 },
      '+1 to every die of your next roll for each Rebel with you, up to +2.',
      '+2',
    ],
  ],
  reroll: [[{ kind: 'reroll', dice: 1 }, 'Reroll 1 failed die in your next roll.', '1']],
  bazooka: [[{ kind: 'bazooka' }, 'Your next roll is against an adjacent tile, and its injuries are ignored.', '']],
  longShot: [
    [{ kind: 'longShot', reach: 2, bonus: 1 }, 'The next Bazooka of any hero reaches 2 tiles and gets +1.', ''],
  ],
  shield: [
    [{ kind: 'shield', injuries: 1, whose: 'own' }, 'Ignore 1 injury from your next roll.', '1'],
    [
      { kind: 'shield', injuries: 2, whose: 'tile' },
      'A hero on your tile ignores 2 injuries from their next roll.',
      '2',
    ],
  ],
  recover: [
    [{ kind: 'recover', whose: 'own' }, 'Recover 1 of your injured cards.', ''],
    [{ kind: 'recover', whose: 'tile' }, 'A hero on your tile recovers their lowest injured card.', ''],
  ],
  refresh: [
    [{ kind: 'refresh', whose: 'own' }, 'Another of your used cards becomes unused.', ''],
    [{ kind: 'refresh', whose: 'others' }, 'Another hero’s used card becomes unused.', ''],
  ],
  placeRebel: [
    [{ kind: 'placeRebel', where: 'here' }, 'A Rebel joins on your own tile.', ''],
    [{ kind: 'placeRebel', where: 'outpost' }, 'A Rebel joins at any Outpost.', ''],
  ],
  leadRebel: [[{ kind: 'leadRebel' }, 'Move 1 Rebel 1 step.', '']],
};

describe('a card says what it does', () => {
  test.each(Object.entries(EFFECTS))('%s', (_, rows) => {
    expect(rows.map(([effect]) => [text.effectLine(effect), text.effectValue(effect)])).toEqual(
      rows.map(([, line, value]) => [line, value]),
    );
  });
});
