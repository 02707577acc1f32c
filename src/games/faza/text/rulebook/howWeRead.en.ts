import type { RuleId } from '../../rules/ruleIds.ts';

/** One of our decisions about what the rulebook leaves open, and the rules that it concerns. */
export interface Reading {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** What the empty search field of the rulebook shows. */
export const searchExample = 'Drones, injury, C4…';

/** How we read the rulebook where it is silent, or contradicts itself. */
export const readings: readonly Reading[] = [
  {
    title: 'Players are heroes',
    text: 'Where the rulebook counts players, we count the heroes in play, no matter who plays them. If you play three heroes alone, each Faza phase has three activations.',
    rules: ['S5', 'F4', 'E5'],
  },
  {
    title: 'The phase ends when you say so',
    text: 'One sentence of the rulebook ends the Team phase when all cards are used; a later note lets the team decide. The note wins: you can still fight, board, or recruit without a card.',
    rules: ['T3'],
  },
  {
    title: 'In seat order',
    text: 'When several heroes are injured one after another (on Deadly ground, when the Faza attack, by the Destroyer), it happens in seat order, and the first death ends it.',
    rules: ['T4', 'F2', 'A2'],
  },
  {
    title: 'Rebels on the move',
    text: 'A group of Rebels has one destination. Only that tile needs room for them, but every tile they walk through must be free of Drones.',
    rules: ['M1', 'M3', 'M4'],
  },
  {
    title: 'The Scout slips away alone',
    text: 'Only the Scout in person may leave a tile with Drones. A Run may even pass through Drones, but the Scout cannot lead Rebels out.',
    rules: ['M3'],
  },
  {
    title: 'Whose Airfield',
    text: 'The Airfield must be under the piece that flies: under the Rebels when Rebels fly, not under the hero who sends them.',
    rules: ['M6'],
  },
  {
    title: 'Enhancements don’t carry over',
    text: 'Enhancements that were played but not used in a roll are lost at the end of the Team phase.',
    rules: ['C3'],
  },
  {
    title: 'Rerolls, then the lowest die',
    text: 'All flat bonuses count when deciding whether a die failed and may be rerolled. A bonus to the lowest die is added after the rerolls.',
    rules: ['C6'],
  },
  {
    title: 'The Bazooka waits for the next roll',
    text: 'After Bazooka, the hero’s next roll is the Bazooka roll, against an adjacent tile and never the hero’s own. Drones on the hero’s tile don’t get in the way.',
    rules: ['C7'],
  },
  {
    title: 'One roll, one moment',
    text: 'All hits and injuries of a roll happen together, and only then do we check whether a hero has died. Points gained in that roll come too late.',
    rules: ['C8', 'X2'],
  },
  {
    title: 'Shield, Rebel, hero',
    text: 'Shields cancel injuries of a roll first. Rebels on the tile take what remains, and the hero takes only what is left after that.',
    rules: ['I2', 'C6'],
  },
  {
    title: 'Too few Rebels for all',
    text: 'When several heroes on a tile are injured at once and there are not enough Rebels, the team chooses whom they protect.',
    rules: ['I2'],
  },
  {
    title: 'Recovery among Drones',
    text: 'Drones on an Outpost do not prevent recovery there.',
    rules: ['I3'],
  },
  {
    title: 'Every boarding is answered',
    text: 'The Faza retaliate after every boarding, including one that brings a ship down and the very last one.',
    rules: ['B3', 'X1'],
  },
  {
    title: 'The last Rebel aboard',
    text: 'On Hard, boarding with the last Rebel on the board loses the game, even if it takes the last health of the last ship.',
    rules: ['B2', 'X5'],
  },
  {
    title: 'Wrecks',
    text: 'A defeated Mothership stays where it fell, as a wreck. It does not count as a Mothership when the Faza attack heroes, but the tracker still stops on it and its defeated side acts.',
    rules: ['B4', 'F2', 'A6'],
  },
  {
    title: 'Rebels attacked tile by tile',
    text: 'The Faza attack Rebels one tile at a time. This matters when the last Rebel or the pool is at stake.',
    rules: ['F1'],
  },
  {
    title: 'The last Drones',
    text: 'When the pool has too few Drones, those it still has are placed where they fit. Then the game is lost.',
    rules: ['D2', 'X3'],
  },
  {
    title: 'Where the Destroyer goes',
    text: 'It heads for the tile of the nearest hero. If several are equally near, it heads for the highest-numbered tile. Each step goes to the highest-numbered tile that brings it closer.',
    rules: ['A2', 'A4'],
  },
  {
    title: 'The Destroyer strikes Rebels first',
    text: 'The Rebels on its tile fall before the heroes are injured, so they protect nobody.',
    rules: ['A2', 'I2'],
  },
  {
    title: 'Where the Former goes',
    text: 'It goes all the way to its tile in one move. The rulebook’s own example ends on a tile that was already fazaformed; we take that as a misprint for tile 13. Its own tile is the nearest of all while it is still earth. With no earth tile left, it stays and drops its 2 Drones.',
    rules: ['A3', 'A5', 'A6'],
  },
  {
    title: 'Ties along the way',
    text: 'The highest number also decides between routes of the same length, step by step.',
    rules: ['A4'],
  },
  {
    title: 'What a fazaformed tile loses',
    text: 'It gives no bonus in combat and is neither Outpost nor Airfield. Heroes and Rebels may still stand there. No Mothership ever turns it back.',
    rules: ['A7', 'A8'],
  },
  {
    title: 'When a Short event ends',
    text: 'A Short event ends before the local event of the next card, so it no longer affects that card.',
    rules: ['E2'],
  },
  {
    title: 'What gets reshuffled',
    text: 'When the deck runs out, the discards become the new deck. Long events in force and Rewards kept for later are not among them.',
    rules: ['E4'],
  },
  {
    title: 'Paying together',
    text: 'The price of a Long event may be split any way you like, and some heroes may pay nothing. It counts as spending Points, so Jammed Radio forbids it.',
    rules: ['E5', 'P3'],
  },
  {
    title: 'The last event can still lose the game',
    text: 'Victory is checked after the event card of the last boarding has been resolved. If that card loses the game, it is lost: the Faza win ties.',
    rules: ['X1'],
  },
  {
    title: 'The first cause counts',
    text: 'Within one step, the first cause of defeat counts, and everything stops there. If one roll on Hard loses both the last Rebel and a hero, the last Rebel is the cause.',
    rules: ['X2', 'X3', 'X4', 'X5'],
  },
  {
    title: 'When the rebellion ends',
    text: 'On Hard, the game is lost the moment the last Rebel leaves the board, not at the end of a phase.',
    rules: ['X5'],
  },
  {
    title: 'Opening with a Faza phase',
    text: 'A 2019 preview opened the game with a Faza phase; we offer it as an option. No Deadly tile injures anyone before that first phase.',
    rules: ['V5', 'T4'],
  },
  {
    title: 'Several bonuses in one roll',
    text: 'Several rerolls happen one after another, each with the lowest die that fails at that moment; the same die may be rerolled. Several bonuses to the lowest die are added one by one, each to the die that is lowest at that moment. Two Bazookas before one roll count as one, and one Long Shot serves one Bazooka.',
    rules: ['C3', 'C6', 'C7'],
  },
  {
    title: 'Many at once',
    text: 'What happens on many tiles goes in order of their numbers, what happens to many heroes in seat order. This matters only when a pool runs out. Once a hero has no healthy card left, more injuries do not count.',
    rules: ['D2', 'I1', 'E2'],
  },
  {
    title: 'No game is lost before it starts',
    text: 'When the Faza act first, the opening phase can lose the game before the team has acted, especially on Hard with two heroes. We then draw a new board with the next numbers of the same seed, until the team gets its turn. The log says so.',
    rules: ['V5'],
  },
  {
    title: 'Every Point is a Drone',
    text: 'Whenever heroes gain a Point, a Drone leaves the board or the pool, and whenever they spend one, it returns to the pool. That also holds for the Points of Salvage and of the Radio, which come from the pool as far as it holds any.',
    rules: ['P1', 'P2', 'V4', 'X3'],
  },
  {
    title: 'Two events, one resolved',
    text: 'The designer suggested this to make the game a little kinder. The whole team chooses. The other card stays on top of the deck for all to know, so the next boarding draws it again with one new card. A Short event in force ends when the choice is made. If only one card is left, it is resolved.',
    rules: ['V3', 'E2', 'E4'],
  },
  {
    title: 'Radio communication',
    text: 'The designer published this as a variant. The game takes care of the Points; the silence is up to you. Jammed Radio jams this radio as well, because it costs a Point. Letting heroes on one tile whisper is our own reading.',
    rules: ['V4', 'P2'],
  },
];

/** The full meaning of the short lines on the cards. All of it is our own content. */
export const cardReadings: readonly Reading[] = [
  {
    title: 'Recovering and refreshing',
    text: '“A hero on your tile” may be the hero who plays the card, and a card that recovers one of your own may recover itself. A recovered card stays used or unused, as it was. Field Dressing, First Aid, and Second Wind let the hero choose the card; Surgery and House Call take the lowest-numbered injured one. Patch refreshes a card other than itself, Overclock a card of another hero.',
    rules: ['I3', 'I5'],
  },
  {
    title: 'Rally, Speech, Marksman',
    text: 'Rally and Speech count the Rebels that are with the hero when the dice are rolled. Marksman may be paid several times for one roll.',
    rules: ['C3'],
  },
  {
    title: 'Booster and Long Shot',
    text: 'A Long Shot also serves a Bazooka that any hero played before it. Like every enhancement not used in a roll, it is lost at the end of the phase.',
    rules: ['C3', 'C7'],
  },
  {
    title: 'Ambulance',
    text: 'The Ambulance is an exception to “a hero or Rebels”: it takes along heroes and Rebels from its tile. Drones hold them as usual, and there must be room for them. It may also lead Rebels alone, like a Run of the same length.',
    rules: ['M1', 'M3', 'M4'],
  },
  {
    title: 'Underground and Whisper',
    text: 'Both move Rebels, so Lockdown stops them, and so do Drones on the tile they leave. Ion Storm does not stop Underground: nobody flies.',
    rules: ['M3', 'M5'],
  },
  {
    title: 'Uprising, Broadcast, Beacon',
    text: 'Rebels may join on a tile with Drones, as long as there is room and a Rebel in the pool.',
    rules: ['M4', 'P4'],
  },
  {
    title: 'Pathfinder',
    text: 'The Scout takes one step, and another hero from the same tile may come along. Drones on that tile hold only the companion.',
    rules: ['M3'],
  },
  {
    title: 'Insider',
    text: 'In this order: the ship loses 1 health, the Points are paid, the hero takes an injury that no Rebel can take, we check whether the hero has died, and the event is drawn. The tile must be free of Drones; no Rebel is needed.',
    rules: ['B1', 'B2', 'B3'],
  },
  {
    title: 'Foresight',
    text: 'Of the two events seen, the chosen one is drawn next and the other one after it.',
    rules: ['B3', 'S4'],
  },
  {
    title: 'Reclaim',
    text: 'Not with Drones on the tile and, with 16 tiles, not under a Mothership that still flies.',
    rules: ['A8'],
  },
  {
    title: 'Abduction and Evasive Jump',
    text: 'Abduction takes the hero who boarded, even to the wreck of the Carrier; a hero who is already there stays. An Evasive Jump goes to the tile whose nearest hero is farthest away; if several tie, to the highest-numbered. A ship that was just defeated does not jump.',
    rules: ['E1', 'A4'],
  },
  {
    title: 'Beachhead, Siege, Ambush',
    text: 'Beachhead turns the earth Outpost that is the shortest walk from the Former or its wreck, even the one it is on, and even with Rebels there; if several tie, the highest-numbered. Siege does nothing if a hero or a Rebel is on every earth Outpost. Ambush strikes a tile with two heroes once; if the pool runs out, the lowest-numbered tiles get their Drones first.',
    rules: ['E1', 'X4', 'D2'],
  },
  {
    title: 'Self-Repair',
    text: 'No ship ever has more health than it started with. If several ships have the same health, the one on the highest-numbered tile is repaired; on the same tile, the later one in the tracker’s order.',
    rules: ['E1', 'B4'],
  },
  {
    title: 'Second Wave',
    text: 'The ship under the tracker acts and the tracker stays. If it is a wreck, its defeated side acts.',
    rules: ['S3', 'B4'],
  },
  {
    title: 'Salvage and Defectors',
    text: 'Salvage gives what the pool still has; emptying it this way does not lose the game. If there is not enough room, or the Rebel pool runs out, fewer Defectors join.',
    rules: ['D2', 'P4'],
  },
  {
    title: 'Sabotage',
    text: 'You are asked before every activation whether to use it. The tracker moves either way.',
    rules: ['F4', 'E2'],
  },
  {
    title: 'Drone Foundry, Hunter Protocol, Blockade',
    text: 'Drone Foundry counts for the Carrier only while it flies. Under Hunter Protocol, Rebels who share a tile with an adjacent hero take the injury as usual. Blockade makes the Senator’s Recruiter cost more, too.',
    rules: ['A1', 'A2', 'P4'],
  },
  {
    title: 'What wrecks do',
    text: 'Carrier: 1 Drone on the adjacent tile with the fewest Drones; on all such tiles if they tie, and on none if they are full. Destroyer: each hero within 1 tile takes 1 injury unless a Rebel is with them; that Rebel is not lost. Former: the highest-numbered adjacent earth tile turns, even an Outpost; if there is none, 2 Drones land on the wreck.',
    rules: ['B4', 'A7', 'X4'],
  },
];

/** What is not from the rulebook. */
export const ownContent: readonly Reading[] = [
  {
    title: 'From the rulebook',
    text: 'How the game is played: setup, phases, movement, combat, injuries, boarding, the ships’ behavior, when the game is won or lost, and the modes Normal and Hard. Also the names of the eight heroes and of four cards (Run, Airplane, Bazooka, Raygun), the Scout’s Slip Away, the four areas, Outposts 1 to 4, and that some events carry heroes off or make a ship act at once. The rulebook with 24 tiles adds the names Shield, Marine, and Alien Turncoat.',
    rules: [],
  },
  {
    title: 'Our own design',
    text: 'The rulebook does not print what is on the cards. So we designed what the player cards do beyond those four names, all other skills, the event cards, what wrecks do, which tile belongs to which area (all that can be worked out is that tile 2 is the Tactical Outpost), the names of the tiles, the Airfields, the Deadly tiles, and the mode Easy. The box has three modes, and we know only two of them.',
    rules: ['S6', 'S7'],
  },
  {
    title: 'So this is not the box',
    text: 'If you own the box, you will find the same game with different cards.',
    rules: [],
  },
];

/** Who made what, and under which license it is used. */
export const credits: readonly Reading[] = [
  {
    title: 'FAZA',
    text: 'The board game FAZA was designed by Benjamin Farahmand; the art of the original is by Scott Chantler. This is our own implementation, with our own texts, art, music, and sounds.',
    rules: [],
  },
  {
    title: 'Fonts',
    text: 'Bangers and Barlow Semi Condensed, both under the SIL Open Font License 1.1 (OFL-1.1).',
    rules: [],
  },
  {
    title: 'Libraries',
    text: 'Phaser, howler.js, seedrandom, valibot, noble-hashes, and workbox, each under the MIT License.',
    rules: [],
  },
];

/** Titles of the chapters, by the letter that rule IDs begin with. */
export const familyTitle = {
  S: 'Setup',
  T: 'The Team phase',
  M: 'Movement',
  C: 'Combat with Drones',
  I: 'Injuries',
  P: 'Points',
  B: 'Boarding a Mothership',
  F: 'The Faza phase',
  D: 'Drones and their pool',
  A: 'What the Motherships do',
  E: 'Event cards',
  X: 'The end',
  V: 'Options',
} as const;

export const extraTitle = {
  readings: 'How we read the rulebook',
  cards: 'The cards in detail',
  own: 'What is ours',
  credits: 'Credits and licenses',
} as const;

export const extraAbout = {
  readings: 'What the rulebook leaves open or says two ways, and how we settled it.',
  cards: 'What the short lines on the cards mean, in full.',
  own: 'Which parts come from the rulebook, and which from us.',
  credits: 'Who made what.',
} as const;
