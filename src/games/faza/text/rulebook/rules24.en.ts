import type { RuleId } from '../../rules/ruleIds.ts';
import type { RuleEntry } from './rules.en.ts';

/*
 * The differences in the 24-tile edition, in our own words. Every rule without an entry here is that of the published
 * edition, in its Hard form.
 */

export const title24 = 'The game with 24 tiles';

export const about24 =
  'An earlier edition of the same game. Whatever is not listed here is as in the rest of this rulebook, including what it says of Hard.';

/** The prefix of a rule of this edition inside the published one. */
export const with24 = 'With 24 tiles:';

/** How the editions differ as a whole. */
export const why24: RuleEntry = {
  title: 'Which one to play',
  text: 'Sixteen tiles make a tight game: short distances, Long events, Rewards, and modes from a first game to a hard one. Begin there. Twenty-four tiles make a wider and rougher game. Heroes have six cards instead of four, but up to four dice are rolled at once, the Destroyer hurts twice, each boarding brings 3 Drones or 2 injuries, no card helps, and losing the last Rebel loses the game in every mode. Points buy more: a better die, or a tile turned back to earth. The rulebook has one difficulty; the Easy mode and the other steps are ours.',
};

/** A rule of this edition, and those of the published one that it replaces, extends or repeats. */
export interface Rule24 extends RuleEntry {
  readonly changes: readonly RuleId[];
}

/** The rules of the 24-tile edition by their IDs; tests name them. */
export const rules24 = {
  'P24-S1': {
    changes: ['S1'],
    title: 'The city',
    text: 'Twenty-four tiles are shuffled into a cross: a square of four by four with two more tiles at the middle of each side. All start on their earth side, except tile 1. There is no way across the empty corners.',
  },
  'P24-S2': {
    changes: ['S2'],
    title: 'The Motherships',
    text: 'The Carrier starts on tile 11, the Destroyer on 21, and the Former on 1, each with 3 health. Which ship starts on which of these tiles is our reading.',
  },
  'P24-S3': {
    changes: ['S2'],
    title: 'The invasion',
    text: 'Each Mothership’s tile gets 3 Drones and each tile beside it 2. Near each other they add up, but no tile holds more than 4; what does not fit is not placed.',
  },
  'P24-S4': { changes: ['S2', 'S6', 'D2'], title: 'The pools', text: 'There are 40 Drones and 12 Rebels in all.' },
  'P24-S5': {
    changes: ['S5'],
    title: 'Choosing heroes',
    text: 'Two to four heroes of different areas. One person may lead several of them.',
  },
  'P24-S6': {
    changes: ['S6'],
    title: 'Starting tiles',
    text: 'Each hero starts with 2 Rebels on the Outpost of their area: Tactical 3, Medical 8, Technological 17, Political 22.',
  },
  'P24-S7': {
    changes: ['S3'],
    title: 'The activation tracker',
    text: 'The tracker starts on the Carrier and moves before a ship acts, so the Destroyer acts first.',
  },
  'P24-K1': {
    changes: ['S7'],
    title: 'Player cards',
    text: 'Each hero has six cards. A healthy card moves or improves a roll. Only an injured one may offer something else.',
  },
  'P24-K2': { changes: ['F5'], title: 'Used cards', text: 'A used card stays used until the Faza phase is over.' },
  'P24-D1': { changes: ['D1'], title: 'Drones on a tile', text: 'A tile holds at most 4 Drones.' },
  'P24-C1': { changes: ['C2'], title: 'Dice', text: 'Roll one die for each Drone on the tile, up to four.' },
  'P24-C2': {
    changes: ['C3'],
    title: 'Improving a roll',
    text: 'Shields, Rayguns, and Bazookas can be combined. All of them count for that hero’s next roll only.',
  },
  'P24-C3': {
    changes: ['C4'],
    title: 'Tiles that change dice',
    text: 'The tile that the hero stands on counts, with a Bazooka too: an earth tile of the hero’s own area gives every die +1, a dense fazaformed tile −1, for every hero. Ash Cloud cancels only the +1.',
  },
  'P24-C4': {
    changes: ['C5'],
    title: 'Sums',
    text: 'A sum may be below 1 or above 6. A die of 4 or more defeats a Drone.',
  },
  'P24-I1': { changes: ['I1'], title: 'Injuries', text: 'An injury turns the healthy card with the lowest number.' },
  'P24-I2': { changes: ['I4'], title: 'Death', text: 'With the sixth injury a hero dies, and the team loses.' },
  'P24-I3': {
    changes: ['I2'],
    title: 'Rebels take injuries',
    text: 'Rebels on a hero’s tile take injuries first, one each.',
  },
  'P24-I4': {
    changes: ['I3'],
    title: 'Recovery',
    text: 'On an earth Outpost, Drones there or not, a hero may recover any injured, unused card, which is then used.',
  },
  'P24-P1': {
    changes: ['P2'],
    title: 'A better die',
    text: '1 Point before a roll: its lowest die gets +1 after all rerolls. Several Points each go to the die that is lowest then. It can be bought only for a roll that can be made now, may be wasted, and is lost at the end of the phase.',
  },
  'P24-P2': {
    changes: ['P2', 'A8'],
    title: 'Turning a tile back',
    text: '6 Points of one hero turn the fazaformed tile under that hero back to earth, if no Drone is there. A Mothership above does not matter, and an Outpost works again at once.',
  },
  'P24-P3': { changes: ['P4'], title: 'Recruiting', text: '2 Points: a Rebel joins on any earth Outpost with room.' },
  'P24-P4': { changes: ['P3'], title: 'Own Points', text: 'Heroes pay with their own Points only.' },
  'P24-M1': {
    changes: ['M4'],
    title: 'Rebels on a tile',
    text: 'A tile holds at most 4 Rebels. Of a group that is moved, those who do not fit stay.',
  },
  'P24-M2': {
    changes: ['M3', 'M5'],
    title: 'Held by Drones',
    text: 'Nobody leaves a tile with Drones, by any movement, except the Scout. A Run passes only tiles without Drones, unless it is the Scout’s own; an Airplane and a Teleport pass over them.',
  },
  'P24-T1': {
    changes: ['T3'],
    title: 'The end of the Team phase',
    text: 'The team may end its phase with cards unused.',
  },
  'P24-T2': {
    changes: ['T4'],
    title: 'Deadly ground',
    text: 'Each hero who ends the Team phase on a Deadly fazaformed tile takes 1 injury.',
  },
  'P24-F1': {
    changes: ['F1'],
    title: 'The Faza phase',
    text: 'It always has five steps. First, on each tile with both, a Rebel and a Drone remove each other; such a Drone is nobody’s Point.',
  },
  'P24-F2': {
    changes: ['F2'],
    title: 'The Faza attack',
    text: 'A hero on a tile with a Drone or a live Mothership takes 1 injury, and no more than one.',
  },
  'P24-F3': {
    changes: ['F3'],
    title: 'Drones come',
    text: 'Each tile with Rebels gets 1 Drone; a full tile gets none.',
  },
  'P24-F4': { changes: ['F4'], title: 'Activations', text: 'As many Motherships act as there are heroes.' },
  'P24-A1': {
    changes: ['A1', 'A3', 'A4'],
    title: 'Guides and ties',
    text: 'The Carrier moves and drops 2 Drones three times; the Former turns two tiles and drops 2. The highest number breaks every tie.',
  },
  'P24-A2': {
    changes: ['A2'],
    title: 'The Destroyer',
    text: 'It moves up to 2 tiles toward the nearest hero. All Rebels there fall and protect nobody. Each hero there takes 2 injuries: first everyone takes one, then everyone takes another. Then it drops 3 Drones.',
  },
  'P24-A3': {
    changes: ['A6'],
    title: 'Wrecks with 24 tiles',
    text: 'A defeated Mothership acts by the other side of its card.',
  },
  'P24-B1': { changes: ['B3'], title: 'Boarding', text: 'Each boarding draws one event card, the last one too.' },
  'P24-E1': {
    changes: ['E1'],
    title: 'Where it happens',
    text: 'What a card does on the tile of the boarding comes first: 3 Drones, or 2 injuries for each hero there.',
  },
  'P24-E2': {
    changes: ['E2'],
    title: 'Instant and Short',
    text: 'An Instant card happens and is discarded. A Short one holds until the next card is drawn.',
  },
  'P24-E3': {
    changes: ['E2', 'E5', 'V2'],
    title: 'No card helps',
    text: 'There are no Rewards, so no option leaves them out, and no card can be paid off.',
  },
  'P24-E4': {
    changes: ['E4'],
    title: 'An empty deck',
    text: 'There are eighteen cards; when none is left, the discards are shuffled.',
  },
  'P24-E5': {
    changes: ['E3'],
    title: 'Cards first',
    text: 'Nobody does anything else until a card has been carried out.',
  },
  'P24-X1': {
    changes: ['X5', 'B2'],
    title: 'The last Rebel',
    text: 'The team loses the moment no Rebel is on the board: by boarding too, even with the last health of the last ship.',
  },
  'P24-X2': {
    changes: ['X2', 'X3', 'X4'],
    title: 'Defeat',
    text: 'The team also loses when a hero dies, when a Drone is due that has room but the pool is empty, and when all four Outposts are fazaformed.',
  },
  'P24-V1': {
    changes: ['V1'],
    title: 'Health',
    text: 'Motherships may start with a different health, from 1 to 6, instead of 3. The rulebook suggests 1 more after a victory.',
  },
  'P24-V2': {
    changes: ['V1'],
    title: 'Easy',
    text: 'Motherships have 2 health and do no harm without Drones. One fewer acts in each Faza phase, but at least one does. At the start, 1 Drone is placed on each tile beside a Mothership, and each hero has 3 Rebels.',
  },
} as const satisfies Readonly<Record<string, Rule24>>;
