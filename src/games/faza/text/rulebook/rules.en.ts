import type { RuleId } from '../../rules/ruleIds.ts';

/** One entry of the in-game rulebook: the rule's title, and its text, including our readings. */
export interface RuleEntry {
  readonly title: string;
  readonly text: string;
}

/** The rulebook in English, in our own words. Tests, refusals and the log point here by the rule's ID. */
export const ruleText: Readonly<Record<RuleId, RuleEntry>> = {
  S1: {
    title: 'The city',
    text: 'Sixteen city tiles are shuffled into a four-by-four grid. All of them start on their earth side, except tile 16, which the Faza have already fazaformed.',
  },
  S2: {
    title: 'The invasion',
    text: 'The Carrier starts on tile 14, the Destroyer on 15, and the Former on 16, each with 4 health unless an option says otherwise. Every ship’s tile gets 3 Drones first; then each tile beside a ship gets 2, though no tile ever holds more than 3. The Faza own 42 Drones; those not on the board wait in the pool.',
  },
  S3: {
    title: 'The activation tracker',
    text: 'The tracker starts on the Carrier. It always moves on before a ship acts, so the Destroyer is the first to act.',
  },
  S4: {
    title: 'The event deck',
    text: 'The event cards are shuffled into a face-down deck. One is drawn each time you board a Mothership.',
  },
  S5: {
    title: 'Choosing heroes',
    text: 'One to four seats each take a different area: Medical, Political, Tactical, or Technological. Each area offers two heroes; choose one of them. One person may play several heroes, and anyone playing alone plays at least two.',
  },
  S6: {
    title: 'Starting tiles',
    text: 'Each hero starts on the Outpost of their own area, together with 2 Rebels. The Outposts are tiles 1 to 4, in this order: Medical, Tactical, Political, and Technological. There are 16 Rebels in all; the others wait in their pool.',
  },
  S7: {
    title: 'Player cards',
    text: 'Each hero has the four player cards of their area, numbered 1 to 4. All start healthy and unused. Both heroes of an area have the same four cards; only their skills differ.',
  },

  T1: {
    title: 'No turns',
    text: 'In the Team phase nobody waits for a turn. Any hero may act at any time, in any order, as often as their cards, Points, and health allow.',
  },
  T2: {
    title: 'What you can do',
    text: 'Use a player card for one of its two actions, fight the Drones on your tile, send a Rebel to board a Mothership, use your hero’s skill, recruit a Rebel, recover a card at an Outpost, or pay together to end a Long event.',
  },
  T3: {
    title: 'Ending the phase',
    text: 'The Team phase ends when the team says so, and never by itself, not even when every card is used. Whatever you leave undone, the Faza will not.',
  },
  T4: {
    title: 'Deadly ground',
    text: 'At the end of the Team phase each hero on a Deadly fazaformed tile takes 1 injury, in seat order. A Rebel on the tile takes it instead, as always.',
  },

  M1: {
    title: 'A hero or Rebels',
    text: 'One movement moves either the hero who uses it, or any number of Rebels who are together on one tile, never both. A group of Rebels stays together: it has one destination.',
  },
  M2: {
    title: 'Rebels at a distance',
    text: 'You do not have to be with the Rebels you move: they follow your orders from anywhere in the city.',
  },
  M3: {
    title: 'Held by Drones',
    text: 'Steps go straight to the next tile, never diagonally. Nobody, Rebels included, leaves a tile that has a Drone on it: a walk may end among Drones but not pass through them. Only the Scout can slip away, but not lead Rebels out.',
  },
  M4: {
    title: 'Room for Rebels',
    text: 'A tile holds at most 3 Rebels. A group too large for its destination cannot go there, but fewer of them may. Only the tile where the move ends counts; tiles passed on the way need no room.',
  },
  M5: {
    title: 'Flying and teleporting',
    text: 'Heroes and Rebels who fly or teleport pass over Drones freely. The tile they leave must still be free of Drones.',
  },
  M6: {
    title: 'Airfields',
    text: 'An Airplane that starts from an Airfield flies 1 tile farther. The Airfield must be under the piece that flies, and on its earth side.',
  },

  C1: {
    title: 'Starting a fight',
    text: 'A hero on a tile with Drones may fight them at any time. It costs no card and you may do it again and again; only injuries set a limit.',
  },
  C2: {
    title: 'One die per Drone',
    text: 'Roll one attack die for each Drone on the tile, all at once. You cannot pick out single Drones.',
  },
  C3: {
    title: 'Enhancements',
    text: 'Before a roll the hero may play any number of enhancement cards. They count only for that hero’s next roll, but for every die in it. Those not used in a roll by the end of the Team phase are lost.',
  },
  C4: {
    title: 'Home ground',
    text: 'A hero standing on an earth tile of their own area adds 1 to every die. What counts is the tile under the hero, even when shooting at another tile.',
  },
  C5: {
    title: 'A hit',
    text: 'A die of 4 or more, after all bonuses, defeats one Drone. The hero takes it off the board and keeps it as 1 Point.',
  },
  C6: {
    title: 'A miss',
    text: 'A die of 3 or less, after all bonuses, is 1 injury for the hero. Shields cancel injuries first, then Rebels on the hero’s tile take them, and the hero takes what remains. Rerolls are decided by the flat bonuses; a bonus to the lowest die is added after them.',
  },
  C7: {
    title: 'Bazooka',
    text: 'After Bazooka, the hero’s next roll is fired at the Drones of one adjacent tile, never the hero’s own, and misses do no harm. Drones around the hero do not get in the way.',
  },
  C8: {
    title: 'All dice at once',
    text: 'Every hit and every injury of one roll happens at the same moment. Only then do we see whether a hero has died.',
  },

  I1: {
    title: 'Taking an injury',
    text: 'Each injury turns the hero’s lowest-numbered healthy card to its injured side. A used card stays used, an unused one stays unused.',
  },
  I2: {
    title: 'Rebels go first',
    text: 'Rebels on the tile always take injuries before heroes do, one each, and go back to their pool. When several heroes there are injured at once and there are too few Rebels, the team chooses whom they protect.',
  },
  I3: {
    title: 'Recovering',
    text: 'At an Outpost on its earth side, a hero may recover an injured, unused card: it becomes healthy, and it is used. Drones on the Outpost do not prevent this.',
  },
  I4: {
    title: 'Death',
    text: 'A hero with all four cards injured dies, and the team loses at once.',
  },
  I5: {
    title: 'The injured side',
    text: 'An injured card is not lost: its injured side offers two other actions, usually weaker ones.',
  },

  P1: {
    title: 'Points',
    text: 'A Point is a Drone that a hero has defeated and keeps.',
  },
  P2: {
    title: 'Spending Points',
    text: 'A spent Point turns back into a Drone and returns to the pool. Spend in time: the Drones you keep are missing from the pool, and an empty pool loses the game.',
  },
  P3: {
    title: 'No sharing',
    text: 'Each hero spends only their own Points. The one exception is paying off a Long event.',
  },
  P4: {
    title: 'Recruiting',
    text: '2 Points recruit 1 Rebel onto any Outpost on its earth side, if there is room and a Rebel in the pool.',
  },

  B1: {
    title: 'Before boarding',
    text: 'To board, a hero and at least one Rebel must be on the Mothership’s tile, and no Drone may be left there.',
  },
  B2: {
    title: 'Boarding',
    text: 'The Rebel boards and goes back to the pool, and the Mothership loses 1 health. It takes no card and no dice. On Hard, beware: if that was the last Rebel on the board, the game is lost, even if it brought down a ship.',
  },
  B3: {
    title: 'The Faza retaliate',
    text: 'Every boarding, even the last one of the game, draws an event card, which is resolved at once.',
  },
  B4: {
    title: 'A Mothership falls',
    text: 'At 0 health a Mothership is defeated and its guide turns over. The tracker still stops on it, and then its defeated side takes effect.',
  },
  B5: {
    title: 'Several ships on a tile',
    text: 'When several Motherships share a tile, the hero chooses which one to board.',
  },

  F1: {
    title: 'Faza attack Rebels',
    text: 'Hard only. On each tile with both a Rebel and a Drone, one of each is removed and goes back to its pool, one tile at a time.',
  },
  F2: {
    title: 'Faza attack heroes',
    text: 'Each hero on a tile with a Drone or an undefeated Mothership takes exactly 1 injury, however many there are, in seat order. Rebels there take it first. On Easy, a Mothership alone does no harm.',
  },
  F3: {
    title: 'Drones invade',
    text: 'Hard only. Every tile with Rebels on it gets 1 Drone.',
  },
  F4: {
    title: 'Motherships activate',
    text: 'As many times as there are heroes, the tracker moves one ship to the right, from the Former back to the Carrier, and the ship that it reaches acts.',
  },
  F5: {
    title: 'A new start',
    text: 'All used cards become unused. Injured cards stay injured. The next Team phase begins.',
  },

  D1: {
    title: 'Room for Drones',
    text: 'A tile holds at most 3 Drones. A Drone that does not fit is not placed, and that costs nobody anything.',
  },
  D2: {
    title: 'The empty pool',
    text: 'When a Drone must be placed, has room, and the pool is empty, the team loses at once. The Drones that are left are placed first.',
  },
  D3: {
    title: 'Dropping',
    text: 'A Mothership that drops Drones places them on its own tile.',
  },

  A1: {
    title: 'The Carrier',
    text: 'Three times in a row the Carrier moves to the adjacent tile with the fewest Drones and drops 2 Drones there.',
  },
  A2: {
    title: 'The Destroyer',
    text: 'The Destroyer moves up to 2 tiles toward the nearest hero, and not at all if one is on its tile. Every Rebel on the tile where it ends is lost; then each hero there takes 1 injury, in seat order, with no Rebel left to take it; then it drops 3 Drones.',
  },
  A3: {
    title: 'The Former',
    text: 'The Former moves to the nearest tile that is not fazaformed and turns it. It does so twice, then drops 2 Drones. With no such tile left, it stays where it is and drops its 2 Drones.',
  },
  A4: {
    title: 'Ties',
    text: 'When several tiles qualify, the highest-numbered one is chosen. On the way to a tile, this decides every step: of the tiles that bring the ship closer, the highest-numbered one.',
  },
  A5: {
    title: 'The Former goes all the way',
    text: 'However far away its tile is, the Former reaches it in one move.',
  },
  A6: {
    title: 'Ships and wrecks',
    text: 'Motherships may share a tile. They are the only Faza that move: Drones never do. A defeated ship stays where it fell as a wreck. The Former’s own tile is the nearest of all when it is still earth.',
  },
  A7: {
    title: 'Fazaformed tiles',
    text: 'A fazaformed tile gives no bonus in combat and is neither Outpost nor Airfield. Heroes and Rebels may still stand on it.',
  },
  A8: {
    title: 'No way back',
    text: 'No Mothership ever turns a tile back to earth.',
  },

  E1: {
    title: 'Two events on a card',
    text: 'Each event card has a local event, which happens first, on the tile of the boarding: more Drones, injuries, or a Rebel lost. Then comes its global event, which may reach anywhere.',
  },
  E2: {
    title: 'Types of events',
    text: 'Instant events happen and are discarded. Short events last until the next event card is drawn, and end before its local event. Long events last until the team pays them off. Rewards help the team; some are kept for later.',
  },
  E3: {
    title: 'Everyone pauses',
    text: 'Nothing else happens until an event card is resolved. If it leaves a choice, the heroes concerned make it.',
  },
  E4: {
    title: 'A new deck',
    text: 'When the deck runs out, the discarded cards are shuffled into a new one. Events still in play and Rewards still kept are not among them.',
  },
  E5: {
    title: 'Paying off a Long event',
    text: 'A Long event ends when the team pays 2 Points plus 1 for each hero in the game. The heroes may split the price any way they like.',
  },

  X1: {
    title: 'Victory',
    text: 'You win when all three Motherships are defeated. The event card of the last boarding is resolved first: if it loses the game, the game is lost. The Faza win ties.',
  },
  X2: {
    title: 'Defeat: a hero dies',
    text: 'The team loses as soon as any hero has all four cards injured.',
  },
  X3: {
    title: 'Defeat: overrun',
    text: 'The team loses as soon as a Drone must be placed and none is left in the pool.',
  },
  X4: {
    title: 'Defeat: no Outpost left',
    text: 'The team loses as soon as all four Outposts are fazaformed.',
  },
  X5: {
    title: 'Defeat: the rebellion ends',
    text: 'On Hard, the team loses the moment the last Rebel leaves the board, whether it falls or boards a ship. If a hero dies in the same roll, this is still the cause.',
  },

  V1: {
    title: 'Option: Mothership health',
    text: 'Motherships start with 1 to 6 health. The box says 4. One more is a fair step up, one less a gentler start.',
  },
  V2: {
    title: 'Option: no Rewards',
    text: 'The Reward cards stay out of the event deck, for a harder game.',
  },
  V3: {
    title: 'Option: two events, one resolved',
    text: 'A gentler game: each boarding draws two event cards. The team chooses which of them is resolved, and the other goes back on top of the deck, where the next boarding draws it again.',
  },
  V4: {
    title: 'Option: radio communication',
    text: 'A harder game for players at one table. Each hero starts with 1 Point, a Drone from the pool. Players may not talk about the game or make signs unless someone has opened the radio: in the Team phase, a hero may spend 1 Point to say what fits into one breath, and everyone else may answer, in any order, one breath each. Heroes on the same tile may whisper to each other.',
  },
  V5: {
    title: 'Option: Faza first',
    text: 'The game opens with a Faza phase, before the team has done anything. No Deadly tile hurts anyone before that first phase. If that phase would lose the game, a new board is drawn.',
  },
};
