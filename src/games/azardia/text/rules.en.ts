import type { CharacterId } from '../content/vocabulary.ts';
import type { RuleId } from '../rules/ruleIds.ts';

/**
 * One entry of the rulebook: the rule's title, its text, and our reading of it if the published text leaves a question.
 */
export interface RuleEntry {
  readonly title: string;
  readonly text: string;
  readonly readings?: readonly string[];
}

/** Azardia's rulebook in English, in our own words. Tests, refusals and the log point here by the rule's ID. */
export const ruleText: Readonly<Record<RuleId, RuleEntry>> = {
  S1: {
    title: 'What is in the box',
    text: 'A board of 150 tiles, four characters, two ten-sided dice, 100 action cards, 25 penalty cards, 10 event cards, and 25 coin tokens worth 1,000 each. Two to four players race each other.',
    readings: ['The published rules don’t say how many can play. There are four characters, so two to four can play.'],
  },
  S2: {
    title: 'Choosing characters',
    text: 'Every player rolls both dice. The highest sum chooses a character first, then the next highest. Players who tie roll again among themselves.',
  },
  S3: {
    title: 'Starting tiles',
    text: 'The first player to choose starts on tile 1, the next on tile 2, and so on. All start at level 1, without cards or coins.',
    readings: ['The order of choosing is also the turn order.'],
  },
  S4: {
    title: 'Decks and discard piles',
    text: 'Each kind of card has a face-down deck and a face-up discard pile. Nobody may look through the discards.',
    readings: ['The log names a card when it is played, but there is no list of discards.'],
  },
  B1: {
    title: 'Two zones',
    text: 'Zone Zero is tiles 1 to 80, the Tyrant Zone is tiles 81 to 150. Pawns move clockwise.',
    readings: [
      'For cards and events a pawn on tile 80 is in Zone Zero, although nothing moves it back from there (M6).',
    ],
  },
  B2: {
    title: 'A tiles',
    text: 'When your movement ends on tile 5, 13, 21, 34, 46, 55, 67, or 75, you draw an action card.',
  },
  B3: {
    title: 'Z tiles',
    text: 'When your movement ends on tile 85, 93, 101, 114, 129, 137, or 145, you draw a penalty card, which takes effect at once.',
  },
  B4: {
    title: 'Your movement',
    text: 'A and Z tiles count only where your own movement ends, not where you pass.',
    readings: [
      'Your movement is your dice, the tiles you buy, and your own cards on your own turn. Being moved by a rival, an event, a penalty, a duel, a swap, or a level draws nothing.',
      'Every stop counts, even a second one on the same turn.',
    ],
  },
  M1: {
    title: 'Add or subtract',
    text: 'Roll two dice, then move the sum or the difference. A shown 0 counts as 10.',
    readings: [
      'The difference is the larger die minus the smaller one. You choose after seeing the dice, and you must take one of the two.',
      'A single die counts as it is. If one card makes you roll one die and another three, you roll one.',
    ],
  },
  M2: {
    title: 'A result of 0',
    text: 'If the result is 0, roll again, once per turn.',
    readings: ['A second 0 means that you stay where you are: no tile, no challenge.'],
  },
  M3: {
    title: 'Bouncing off 150',
    text: 'You cannot pass tile 150. Walk the steps that are left over back down: from 148, a 5 takes you to 147.',
  },
  M4: {
    title: 'The Gate sends you back',
    text: 'Below level 5 you return to tile 1 when you reach tile 80, and continue from there.',
    readings: ['For you tile 80 is tile 1: from 79, one step takes you to 1 and four steps take you to 4.'],
  },
  M5: {
    title: 'Level 5 opens the Gate',
    text: 'At level 5 you walk on through tile 80 into the Tyrant Zone, with no need to stop there.',
  },
  M6: {
    title: 'No way back',
    text: 'Once a level 5 player is in the Tyrant Zone, nothing moves them below tile 80.',
    readings: [
      'That counts from tile 80. In Zone Zero nothing moves you back below tile 1.',
      'A swap that would take a pawn from tile 80 to a lower tile changes nothing.',
    ],
  },
  M7: {
    title: 'When you arrive',
    text: 'Tile 150 counts first, then an A or Z tile, then challenges. Each happens only if you are still there.',
  },
  T1: {
    title: 'Four phases',
    text: 'First roll and move, then draw 2 action cards, then play any number of cards, and at last keep 4 cards and discard the rest.',
    readings: ['While you play cards, you may also use your ability and spend coins.'],
  },
  T2: {
    title: 'When a card is played',
    text: 'Each action card says when you may play it: on your turn, on your roll, in a duel, or as a response.',
    readings: [
      'A card needs a victim or target that it could affect. If its effect then changes nothing, you may still play it: coins at 6,000, a move that ends where it began, a swap on the same tile.',
      'The effects of a card happen in the order of its text. Everything that follows from a move happens before the next effect.',
      'You pay its price when you play it, and never get that back.',
    ],
  },
  T3: {
    title: 'An empty deck',
    text: 'When the action deck runs out, its discards are shuffled into a new one.',
    readings: ['If there are no discards either, you draw fewer cards.'],
  },
  T4: {
    title: 'Four cards',
    text: 'At the end of your turn you keep at most 4 cards.',
    readings: ['In between, your hand may be larger.'],
  },
  T5: {
    title: 'Missing a turn',
    text: 'A player who misses a turn takes none of its phases.',
    readings: [
      'They keep their cards and coins, may respond and duel, and still draw the event if that is their task.',
      'Nobody misses two turns in a row: after missing one, a player is safe until the end of their next turn.',
    ],
  },
  L1: {
    title: 'Five levels',
    text: 'Everyone starts at level 1. Level 5 is the highest. Levels 1 and 5 cannot be lost.',
  },
  L2: {
    title: 'Nothing to lose',
    text: 'If you would lose a level at level 1 or 5, move back 3 tiles instead.',
  },
  L3: {
    title: 'Nothing to gain',
    text: 'If you would gain a level at level 5, advance 3 tiles instead.',
  },
  L4: {
    title: 'Winning a challenge at level 5',
    text: 'Winning a challenge at level 5 gains you nothing, except near the Gate (H4).',
    readings: ['The rule on challenges is the more specific one, so you don’t get the 3 tiles of L3.'],
  },
  K1: {
    title: 'What coins buy',
    text: '5,000 buys a level. 1,000 buys one extra tile. 1,000 raises a die by 1, at most once per die and roll.',
  },
  K2: {
    title: 'At most 6,000',
    text: 'Nobody holds more than 6,000. Anything above that is lost.',
  },
  K3: {
    title: 'The bank',
    text: 'Four players hold at most 24 of the 25 tokens, so the bank never runs out.',
  },
  K4: {
    title: 'Fortune',
    text: 'Your fortune is your coins and your hand. If you lose your fortune, you lose both.',
  },
  K5: {
    title: 'When to buy',
    text: 'Buy tiles with your roll or while you play cards, levels while you play cards, and raise dice after the roll, in movement or in a duel.',
    readings: [
      'Tiles bought with a roll are part of the same move. While you play cards each is a movement. Bought tiles never take you past 150.',
      'At level 5, 5,000 buys 3 tiles instead.',
      'A 10 cannot be raised. With a difference, raising the smaller die shortens the move.',
    ],
  },
  K6: {
    title: 'Where coins come from',
    text: 'Only cards give coins. Tiles, laps, and duels do not.',
    readings: ['The published text names no source of coins. This rule is ours.'],
  },
  C1: {
    title: 'Lagartoon',
    text: 'Draws 1 more card on each turn, and discards 1 card before playing cards.',
    readings: ['Always: this ability cannot be declined.'],
  },
  C2: {
    title: 'Robot-i-King',
    text: 'At the end of his turn he swaps one card of his hand with an unseen card of a rival’s hand.',
    readings: [
      'He does so before discarding down to four, and picks his own card. The rival’s card is drawn by chance.',
    ],
  },
  C3: {
    title: 'Kuchuritok',
    text: 'Takes all cards of the other hands and deals them out again, as evenly as possible.',
    readings: [
      'While he plays cards. He looks at the hands, decides who gets which ones and who gets any extra card, and receives none himself.',
      'With a single rival he looks, and may trade one of his cards for one of the rival’s.',
    ],
  },
  C4: {
    title: 'Noncredo Mantis',
    text: 'Challenges a rival to a level duel.',
    readings: [
      'While playing cards, at any distance, but not if either pawn is on tile 150, and not with a rival met this turn (H6).',
    ],
  },
  C5: {
    title: 'Abilities stand',
    text: 'You may use your ability once on each of your own turns. Nobody can answer it.',
    readings: [
      'In a duel that an ability starts, both players may still play cards that change its dice or totals.',
      'Chicken Protocol cannot call such a duel off.',
    ],
  },
  X1: {
    title: 'The response phase',
    text: 'When a card affects a rival, that rival may answer it with cards. Answers can be answered as long as there are cards. Then the turn continues.',
  },
  X2: {
    title: 'Who answers',
    text: 'Each affected rival gets one chance to answer, in turn order.',
    readings: [
      'After an answer the other side may cancel it, and so on in turn, until one passes. Nobody else joins in.',
      'A rival who gets a card by way of Hot-Potato Protocol may answer it, too.',
    ],
  },
  X3: {
    title: 'What cannot be answered',
    text: 'Penalties, events, and abilities cannot be answered.',
  },
  X4: {
    title: 'Cards that affect several rivals',
    text: 'A card that affects several rivals can only be canceled. Each of them can cancel it for themselves.',
    readings: ['Nope Nebula, Mirror Poncho, and Hot-Potato Protocol all cancel it. Soft Landing works as printed.'],
  },
  X5: {
    title: 'Redirected cards',
    text: 'A redirected card needs a rival whom its owner could have chosen. Otherwise it is canceled.',
    readings: ['Turning back a swap or a challenge cancels it. Soft Landing cannot be answered.'],
  },
  H1: {
    title: 'Two pawns on a tile',
    text: 'When two pawns are on one tile, their players fight a level challenge.',
    readings: ['That is when a move ends there, not when a pawn passes or is swapped, and not on tile 150.'],
  },
  H2: {
    title: 'The dice decide',
    text: 'Both players roll both dice. The higher sum wins.',
    readings: ['If the sums are equal, both roll again, except on tile 150.'],
  },
  H3: {
    title: 'What is at stake',
    text: 'The winner gains a level. The loser, at level 2 to 4, loses a level and moves back 1 tile; at level 1 or 5, the loser moves back 3 tiles.',
  },
  H4: {
    title: 'Crowds at the Gate',
    text: 'On tile 80 (with three players also 81, with four also 81 and 82), if either player is at level 5, the winner advances 3 tiles and the loser stays.',
  },
  H5: {
    title: 'Three on a tile',
    text: 'If several rivals are there, you meet them one by one in turn order, starting after you, until you are moved away. A pawn that is pushed onto another one meets that one, too.',
  },
  H6: {
    title: 'Once per turn',
    text: 'The same two players duel at most once per turn. After that they share a tile in peace, until one of them moves.',
    readings: [
      'Duels at a distance count, too: by the Mantis or by Thrown Gauntlet. On tile 150 a duel is always fought (G3).',
    ],
  },
  H7: {
    title: 'Improving a duel',
    text: 'After the roll, the player who is behind may raise a die for 1,000 or play a duel card. Then the player who is behind now may do the same, and so on until the player who is behind passes.',
    readings: ['If the totals are equal, the challenger is the one behind.'],
  },
  E1: {
    title: 'An event each round',
    text: 'Before the first player’s turn in each round, that player draws an event, even when missing the turn or waiting on tile 150. It affects everyone at once. When the deck runs out, it is shuffled again.',
  },
  E2: {
    title: 'Reading events',
    text: 'Players make their choices in turn order. “Until the next event” means this round.',
    readings: [
      'The player farthest ahead or behind is found by level, then by tile, then by the earlier place in the turn order, no matter who is on turn.',
    ],
  },
  P1: {
    title: 'Penalties take effect at once',
    text: 'A penalty card is resolved as soon as it is drawn. It cannot be answered.',
  },
  P2: {
    title: 'The last penalty',
    text: 'After the last penalty card has been resolved, all 25 are shuffled again.',
  },
  P3: {
    title: 'Nothing to take',
    text: 'A penalty that cannot do anything does nothing.',
  },
  G1: {
    title: 'The grace turn',
    text: 'Landing exactly on tile 150 starts the grace turn: every other player has one last turn. If someone holds tile 150 when the last of these turns is over, that player wins.',
    readings: [
      'It does not matter how the pawn got there, or on whose turn. That turn is finished first, and counts as nobody’s last turn. Then every other player has exactly one turn, in turn order. A missed turn is a missed chance.',
      'A player who holds tile 150 only waits. The game is won before another event is drawn.',
    ],
  },
  G2: {
    title: 'Holding 150',
    text: 'The grace turn lasts while the player stays on tile 150. Someone who is moved off no longer holds it, and the next player to land there starts a new one.',
    readings: ['Thrown Gauntlet, Pocket Wormhole, Royal Summons, and the Mantis cannot reach tile 150.'],
  },
  G3: {
    title: 'Two on 150',
    text: 'A player who lands on 150 while someone holds it duels that player at once. If they tie, the one who was there first wins.',
    readings: [
      'The loser moves to 147 and the winner holds 150. The grace turn does not start over. A third player may still come.',
      'A tie goes to the player who holds it. Coins and duel cards count as in any duel.',
    ],
  },
  O1: { title: 'Fair start', text: 'Each later player starts with 1,000 more than the one before.' },
  O2: { title: 'Quick game', text: 'Everyone starts at level 2.' },
  O3: { title: 'Firm 150', text: 'Only a duel moves the player who holds tile 150.' },
  O4: { title: 'Open hands', text: 'All hands are visible: for learning the game.' },
  O5: {
    title: 'Long grace',
    text: 'With two players, the rival of the player on tile 150 has two last turns. A player who holds tile 150 waits, even after taking it from the other.',
  },
};

/** The rule that says what each character can do. */
const ABILITY_RULE = { lagartoon: 'C1', robotIKing: 'C2', kuchuritok: 'C3', noncredoMantis: 'C4' } as const;

/** What a character can do. */
export function abilityText(character: CharacterId): string {
  return ruleText[ABILITY_RULE[character]].text;
}
