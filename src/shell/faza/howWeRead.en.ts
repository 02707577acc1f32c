import type { RuleId } from '../../games/faza/rules/rule-ids.ts';

/** One decision of ours about what the rulebook leaves open, and the rules that it is about. */
export interface Reading {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** How we read the rulebook where it is silent, or says two things. */
export const readings: readonly Reading[] = [
  {
    title: 'Players are heroes',
    text: 'Where the rulebook counts players, we count the heroes in play, whoever plays them. Somebody alone with three heroes has three activations in each Faza phase.',
    rules: ['S5', 'F4', 'E5'],
  },
  {
    title: 'The phase ends when you say so',
    text: 'One sentence of the rulebook ends the Team phase when all cards are used; a later note of its own lets the team decide. The note wins: you can still fight, board or recruit without a card.',
    rules: ['T3'],
  },
  {
    title: 'In seat order',
    text: 'Wherever several heroes are hurt one after the other – on Deadly ground, by the attacking Faza, by the Destroyer – it goes by seats, and the first death ends it.',
    rules: ['T4', 'F2', 'A2'],
  },
  {
    title: 'Rebels on the way',
    text: 'A group of Rebels has one destination. Room for them counts there only, but every tile that they walk through must be free of Drones.',
    rules: ['M1', 'M3', 'M4'],
  },
  {
    title: 'The Scout slips away alone',
    text: 'Leaving a tile with Drones is the Scout’s own licence: with it a Run may even pass through Drones, but it does not lead Rebels out.',
    rules: ['M3'],
  },
  {
    title: 'Whose Airfield',
    text: 'The Airfield must be under the piece that flies: under the Rebels when Rebels fly, not under the hero who sends them.',
    rules: ['M6'],
  },
  {
    title: 'Enhancements do not keep',
    text: 'Enhancements that were played but not rolled are lost at the end of the Team phase.',
    rules: ['C3'],
  },
  {
    title: 'Re-rolls, then the lowest die',
    text: 'Whether a die failed, and may be rolled again, is judged with all flat bonuses. A bonus to the lowest die is added after the re-rolls.',
    rules: ['C6'],
  },
  {
    title: 'The Bazooka waits for the next roll',
    text: 'After Bazooka the hero’s next roll is the Bazooka roll, at an adjacent tile and never at the hero’s own. Drones around the hero do not hinder it.',
    rules: ['C7'],
  },
  {
    title: 'One roll, one moment',
    text: 'All hits and all injuries of a roll happen together, and only then do we look whether a hero has died. The Points of a last roll do not save anybody.',
    rules: ['C8', 'X2'],
  },
  {
    title: 'Shield, Rebel, hero',
    text: 'Shields cancel injuries of a roll first. What remains falls on the Rebels of the tile, and only what is left on the hero.',
    rules: ['I2', 'C6'],
  },
  {
    title: 'Too few Rebels for all',
    text: 'When several heroes on a tile are hurt at once and there are not enough Rebels, the team chooses whom they protect.',
    rules: ['I2'],
  },
  {
    title: 'Recovery among Drones',
    text: 'Drones on an Outpost do not prevent recovery there.',
    rules: ['I3'],
  },
  {
    title: 'Every boarding is answered',
    text: 'The Faza retaliate after every boarding, also after the one that brings a ship down, and also after the last of all.',
    rules: ['B3', 'X1'],
  },
  {
    title: 'The last Rebel aboard',
    text: 'On Hard, boarding with the last Rebel on the board loses the game, even if it takes the last health of the last ship.',
    rules: ['B2', 'X5'],
  },
  {
    title: 'Wrecks',
    text: 'A defeated Mothership stays where it fell, as a wreck. It does not count as a Mothership when the Faza attack heroes, but the tracker still comes to it and its defeated side acts.',
    rules: ['B4', 'F2', 'A6'],
  },
  {
    title: 'Rebels attacked tile by tile',
    text: 'When the Faza attack Rebels, the tiles are dealt with one after the other. It matters when the last Rebel or the pool is at stake.',
    rules: ['F1'],
  },
  {
    title: 'Drones that are left',
    text: 'When there are too few Drones in the pool, those that fit and exist are placed first. Then the game is lost.',
    rules: ['D2', 'X3'],
  },
  {
    title: 'Where the Destroyer goes',
    text: 'It makes for the tile of the nearest hero; of several, for the highest-numbered tile. Each single step goes to the highest-numbered tile that comes closer.',
    rules: ['A2', 'A4'],
  },
  {
    title: 'The Destroyer kills Rebels first',
    text: 'The Rebels on its tile die before the injury falls, so they protect nobody.',
    rules: ['A2', 'I2'],
  },
  {
    title: 'Where the Former goes',
    text: 'It goes all the way to its tile in one move. The rulebook’s own example ends on a tile that has been fazaformed before; we take that for a slip of the pen for tile 13. Its own tile is the nearest of all while it is still earth. With no earth tile left it stays and drops its 2 Drones.',
    rules: ['A3', 'A5', 'A6'],
  },
  {
    title: 'Ties on the way',
    text: 'The highest number also decides between ways of the same length, step by step.',
    rules: ['A4'],
  },
  {
    title: 'What a fazaformed tile has lost',
    text: 'It gives no bonus in combat and is neither Outpost nor Airfield. Heroes and Rebels may still stand there. No Mothership ever turns it back.',
    rules: ['A7', 'A8'],
  },
  {
    title: 'When a Short event ends',
    text: 'A Short event ends before the local event of the next card, so it does not touch that card any more.',
    rules: ['E2'],
  },
  {
    title: 'What is shuffled again',
    text: 'When the deck runs out, its discards become the new deck. Long events in force and Rewards kept for later are not among them.',
    rules: ['E4'],
  },
  {
    title: 'Paying together',
    text: 'The price of a Long event may be split in any way, even with nothing from some. It is spending Points, so Jammed Radio forbids it.',
    rules: ['E5', 'P3'],
  },
  {
    title: 'The last event can still lose',
    text: 'Victory is looked for after the event card of the last boarding has been resolved. If that card loses the game, it is lost: the Faza win ties.',
    rules: ['X1'],
  },
  {
    title: 'The first cause counts',
    text: 'Within one step the first cause of defeat that is met is the cause, and everything stops there. Where one roll on Hard loses both the last Rebel and a hero, the last Rebel is the cause.',
    rules: ['X2', 'X3', 'X4', 'X5'],
  },
  {
    title: 'When the rebellion ends',
    text: 'On Hard the game is lost at the very moment when the last Rebel leaves the board, not at the end of a phase.',
    rules: ['X5'],
  },
  {
    title: 'A Faza phase to begin with',
    text: 'A preview of 2019 opened the game with a Faza phase; we offer it as an option. No Deadly tile hurts anybody before that first phase.',
    rules: ['V5', 'T4'],
  },
  {
    title: 'Several helpers in one roll',
    text: 'Several re-rolls go one after the other, each to the lowest die that fails at that moment; the same die may be rolled again. Several bonuses to the lowest die are added one by one, each to the die that is lowest then. Two Bazookas before one roll are one roll, and one Long Shot serves one Bazooka.',
    rules: ['C3', 'C6', 'C7'],
  },
  {
    title: 'Many at once',
    text: 'What happens on many tiles goes by rising number, what happens to many heroes by seat. It matters only when a pool runs out. An injury that no healthy card is left to take is not counted.',
    rules: ['D2', 'I1', 'E2'],
  },
  {
    title: 'No game is lost before it begins',
    text: 'When the Faza act first, the opening phase can lose the game before the team has acted, above all on Hard with two heroes. Such a board is drawn again, with the next numbers of the same seed, until the team gets its turn. The log says so.',
    rules: ['V5'],
  },
  {
    title: 'Bonus Points',
    text: 'The Points that heroes start with – on Easy, with a Head start, with the Radio – add up. They do not come from the Drone pool, where they would be missing: they are spent first, like any other Point, and go back to the box instead of the pool. So there are 42 Drones in every game.',
    rules: ['P2', 'V4', 'V6', 'X3'],
  },
  {
    title: 'Two events, one resolved',
    text: 'The designer suggested it to make the game a little kinder. The whole team chooses. The other card lies known on top of the deck, so the next boarding draws it again, with one new card. A Short event in force ends when the choice is made. If only one card is left, it is resolved.',
    rules: ['V3', 'E2', 'E4'],
  },
  {
    title: 'Radio communication',
    text: 'The designer published it as a variant; the part about the Points is the program’s business, the silence is yours. Jammed Radio jams this radio as well, because it costs a Point. That heroes on one tile may whisper is our own reading.',
    rules: ['V4', 'P2'],
  },
];

/** How the cards are to be read: their short lines, in full. All of it is our own content. */
export const cardReadings: readonly Reading[] = [
  {
    title: 'Recovering and refreshing',
    text: '“A hero on your tile” may be yourself, and a card that recovers one of your own may recover itself. A recovered card stays used or unused, as it was. Field Dressing, First Aid and Second Wind let the hero choose the card; Surgery and House Call take the lowest-numbered injured one. Patch refreshes another card than itself, Overclock a card of another hero.',
    rules: ['I3', 'I5'],
  },
  {
    title: 'Rally, Speech, Marksman',
    text: 'Rally and Speech count the Rebels that are with the hero when the dice are rolled. Marksman may be paid several times for one roll.',
    rules: ['C3'],
  },
  {
    title: 'Booster and Long Shot',
    text: 'A Long Shot also serves a Bazooka that was played before it, of any hero. Like everything else that was not rolled, it is lost at the end of the phase.',
    rules: ['C3', 'C7'],
  },
  {
    title: 'Ambulance',
    text: 'The Ambulance is an exception to “a hero or Rebels”: it takes heroes and Rebels of its tile along, all of them bound by Drones and by room. It may also be used as a plain Run 2 for Rebels.',
    rules: ['M1', 'M3', 'M4'],
  },
  {
    title: 'Underground and Whisper',
    text: 'Both move Rebels, so Drones on the tile that they leave and Lockdown stop them. Ion Storm does not stop Underground: nobody flies.',
    rules: ['M3', 'M5'],
  },
  {
    title: 'Uprising, Broadcast, Beacon',
    text: 'Rebels may join on a tile with Drones, as long as there is room and a Rebel in the pool.',
    rules: ['M4', 'P4'],
  },
  {
    title: 'Pathfinder',
    text: 'The Scout takes one step, and another hero from the same tile may take it too. Drones on that tile hold only the companion.',
    rules: ['M3'],
  },
  {
    title: 'Insider',
    text: 'In this order: the ship loses 1 health, the Points are paid, the hero takes an injury that no Rebel can take, we look whether the hero has died, and the event is drawn. The tile must be free of Drones; no Rebel is needed.',
    rules: ['B1', 'B2', 'B3'],
  },
  {
    title: 'Foresight',
    text: 'Of the two events seen, the chosen one is drawn next and the other one after it.',
    rules: ['B3', 'S4'],
  },
  {
    title: 'Reclaim',
    text: 'Not with Drones on the tile, and not under a Mothership that still flies.',
    rules: ['A8'],
  },
  {
    title: 'Abduction and Evasive Jump',
    text: 'Abduction takes the hero who boarded; even the wreck of the Carrier receives them, and a hero who is there already stays. An Evasive Jump goes to the tile whose nearest hero is farthest away, of several to the highest-numbered. A ship that was just defeated does not jump.',
    rules: ['E1', 'A4'],
  },
  {
    title: 'Self-Repair',
    text: 'No ship ever has more health than it started with. Of ships with the same health the one on the highest-numbered tile heals; on the same tile, the later one in the tracker’s order.',
    rules: ['E1', 'B4'],
  },
  {
    title: 'Second Wave',
    text: 'The ship under the tracker acts and the tracker stays. If it is a wreck, its defeated side acts.',
    rules: ['S3', 'B4'],
  },
  {
    title: 'Salvage and Defectors',
    text: 'Salvage gives what the pool still has; running it empty this way loses nothing. Defectors without room or without Rebels in the pool are fewer.',
    rules: ['D2', 'P4'],
  },
  {
    title: 'Sabotage',
    text: 'You are asked before every activation whether to spend it. The tracker moves all the same.',
    rules: ['F4', 'E2'],
  },
  {
    title: 'Drone Foundry, Hunter Protocol, Blockade',
    text: 'Drone Foundry counts for the Carrier only while it flies. Under Hunter Protocol, Rebels beside a hero on a neighbouring tile take the injury as usual. Blockade makes the Senator’s Recruiter cost 2.',
    rules: ['A1', 'A2', 'P4'],
  },
  {
    title: 'What wrecks do',
    text: 'Carrier: 1 Drone on each neighbouring tile with the fewest Drones, on all of them if they tie, and on none if all are full. Destroyer: each hero within 1 tile takes 1 injury unless a Rebel is with them; that Rebel is not lost. Former: the highest-numbered earth tile beside it turns, even an Outpost; if there is none, 2 Drones land on the wreck.',
    rules: ['B4', 'A7', 'X4'],
  },
];

/** What is not from the rulebook. */
export const ownContent: readonly Reading[] = [
  {
    title: 'From the rulebook',
    text: 'How the game is played: setup, phases, movement, combat, injuries, boarding, the ships’ behaviour, victory and defeat, Normal and Hard. Also the names of the eight heroes and of four cards (Run, Airplane, Bazooka, Raygun), the Scout’s Slip Away, the four areas, Outposts 1 to 4, and that some events carry heroes off or make a ship act at once.',
    rules: [],
  },
  {
    title: 'Our own design',
    text: 'The rulebook does not print what is on the cards. So we designed what the player cards do beyond those four names, all other skills, the 24 event cards, what wrecks do, which tile belongs to which area (only that tile 2 is the Tactical Outpost can be worked out), the names of the tiles, the Airfields, the Deadly tiles, the mode Easy and the head start. The box has three modes, of which two are known to us.',
    rules: ['S6', 'S7', 'V6'],
  },
  {
    title: 'So this is not the box',
    text: 'Whoever owns the box will find the same game with other cards.',
    rules: [],
  },
];

/** Who made what, and under which licence it is used. */
export const credits: readonly Reading[] = [
  {
    title: 'FAZA',
    text: 'The board game FAZA was designed by Benjamin Farahmand; the art of the original is by Scott Chantler. This is our own implementation, with our own texts, art, music and sounds.',
    rules: [],
  },
  {
    title: 'Fonts',
    text: 'Bangers and Barlow Semi Condensed, both under the SIL Open Font License 1.1 (OFL-1.1).',
    rules: [],
  },
  {
    title: 'Libraries',
    text: 'Phaser, howler.js, seedrandom, valibot, noble-hashes and workbox, each under the MIT licence.',
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
  cards: 'The cards, to the letter',
  own: 'What is our own',
  credits: 'Credits and licences',
} as const;

export const extraAbout = {
  readings: 'What the rulebook leaves open, or says in two ways, and what we settled on.',
  cards: 'The short lines on cards, in full.',
  own: 'Which parts come from the rulebook and which from us.',
  credits: 'Who made what.',
} as const;
