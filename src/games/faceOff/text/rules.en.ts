import type { RuleId } from '../rules/ruleIds.ts';

/** One entry of the rulebook: the rule's title, its text, and our reading of it if the text of the game leaves a question. */
export interface RuleEntry {
  readonly title: string;
  readonly text: string;
  readonly readings?: readonly string[];
}

/** Face Off's rulebook in English, in our own words. Tests, refusals and the log point here by the rule's ID. */
export const ruleText: Readonly<Record<RuleId, RuleEntry>> = {
  G1: { title: 'Cards first', text: 'What a card says beats a rule. If you can follow both, follow both.' },
  G2: {
    title: 'Seats',
    text: 'Two to five seats play. The seat that goes first changes to the left after each round.',
  },
  G3: {
    title: 'A round',
    text: 'First the Clock phase, then the fight: a Face Off or an assault on the headquarters. Last comes the Draw phase.',
  },
  G4: {
    title: 'The end',
    text: 'A seat that owns all seven cards of a set wins at once. Otherwise the game ends when the last headquarters cracks, and points decide.',
  },
  G5: {
    title: 'Chance and choices',
    text: 'All luck follows from one seed, and every choice is a command.',
    readings: ['A seat that has nothing to choose is passed over, so the game can’t get stuck.'],
  },
  S1: {
    title: 'Factions',
    text: 'Monsters, Cowboys, Ninjas, and Pirates each have 12 starters, four Power cards, a Market card, seven victory cards, a headquarters, and its reward.',
  },
  S2: {
    title: 'The Heathen House',
    text: 'The House has seven victory cards, a headquarters and its reward, 15 assault cards, ten bonus cards, 20 Power cards, nine Market cards, 30 scrubs, and ten timing cards.',
    readings: [
      'The text lists ten assault cards but deals out 15; with 15, the parts add up. Numbers 11 to 15 need three seats.',
    ],
  },
  S3: {
    title: 'Cards in play',
    text: 'Each seat picks a faction. The cards of factions that nobody plays stay out. The number of seats says how many House cards, assault cards, bonus cards, and timing cards there are.',
    readings: [
      'With five seats there are five headquarters, so one of the six timing cards stays out.',
      'Chance says who picks first; the others follow to the left. No one picks a faction that is taken.',
    ],
  },
  S4: {
    title: 'First cards',
    text: 'A Haunting Presence is the first Market card. Aristotle, Dracula, and Truth Gun are the first Power row.',
  },
  S5: {
    title: 'Headquarters',
    text: 'The Heathen House is attacked first; the factions’ headquarters follow in a random order. One timing card lies open beside the active one. All sevens lie open.',
    readings: ['The timing card with a 5 is only for experts.'],
  },
  S6: {
    title: 'Dealt victory cards',
    text: 'Two victory cards from 1 to 6 are dealt to each seat. Only their owner sees them.',
    readings: ['They lie beside the seat. The seat owns them, but they never enter its deck.'],
  },
  S7: {
    title: 'The Clock deck',
    text: 'The other victory cards from 1 to 6, the bonus cards, and the assault cards are shuffled together.',
    readings: ['The three Wild bonus cards stay out with two seats, and all take part with five.'],
  },
  S8: {
    title: 'Trees',
    text: 'The Clock and the Power cards each lie as a tree: three open cards in a row, two behind them, and the deck.',
    readings: ['The two cards behind the row are open, because someone will have to choose between them.'],
  },
  S9: {
    title: 'What a seat starts with',
    text: 'Each seat has 10 tokens and its 12 starters, shuffled, and draws five of them. The scrubs lie open for all.',
  },
  S10: {
    title: 'Mulligan',
    text: 'A hand without a personality may be shuffled back and drawn again, once.',
    readings: ['A card of both types counts as a personality. The second hand stands.'],
  },
  S11: { title: 'First seat', text: 'Who goes first in the first round is random.' },
  C1: {
    title: 'The clock card',
    text: 'The first seat takes a card of the Clock row. A victory or bonus card starts a Face Off over it, and an assault card an assault.',
  },
  C2: {
    title: 'Moving up',
    text: 'After the fight, the first seat moves one of the two cards behind the Clock row into it, and the deck fills the gap.',
    readings: ['That is done after an assault, too.'],
  },
  C3: {
    title: 'Empty trees',
    text: 'A row that can’t be filled gets shorter.',
    readings: [
      'When the whole Clock tree is empty, every round is a plain assault: one mark and no action. An empty Power row is no reward.',
    ],
  },
  C4: {
    title: 'A card nobody wants',
    text: 'A clock card that nobody takes leaves the game.',
    readings: ['The text doesn’t say where it goes.'],
  },
  F1: {
    title: 'Personalities',
    text: 'Everyone lays a personality face down, or any other card to be discarded later, or nothing. All are revealed together.',
  },
  F2: {
    title: 'Resolving',
    text: 'In turn order from the first seat, each revealed card does what it says before the next one does.',
    readings: [
      'More power, Shield, and Shelter count from the reveal on. Only effects that happen once wait their turn.',
    ],
  },
  F3: {
    title: 'Equipment',
    text: 'Then everyone lays a piece of equipment in the same way. A card of both types stays what it was played as.',
    readings: ['You may play equipment without a personality, but then there is no reward for you.'],
  },
  F4: {
    title: 'Totals',
    text: 'Your total is the printed power of your open cards, plus combos, minus penalties.',
    readings: ['It never falls below 0.'],
  },
  F5: { title: 'Ranking', text: 'Only seats with an open personality are ranked, by their totals. Ties are broken.' },
  F6: {
    title: 'Rewards',
    text: 'The winner takes the clock card, a card of the Power row, or a token. The second seat takes one of the other two, and the third what is left. Cards go to the discard pile.',
    readings: [
      'With two seats, the third reward isn’t given. Only one seat takes a Power card. You must take something.',
    ],
  },
  F7: {
    title: 'After a Power card',
    text: 'The seat that took a Power card moves a card from behind the Power row into it, and the deck fills the gap.',
  },
  F8: {
    title: 'Cleaning up',
    text: 'All cards of the fight go to the open discard piles. An Aviator played with a Traveler may fly to its owner’s army instead.',
    readings: ['Flying is a choice, and the Aviator’s ability isn’t used again.'],
  },
  H1: {
    title: 'Building up',
    text: 'Everyone secretly chooses a card of any kind for the army, at the Heathen House up to two. They are revealed together and resolve in turn order; then each joins its army.',
    readings: [
      'Victory and bonus cards can’t be chosen. Two cards resolve in the order that you set. You may choose nothing.',
    ],
  },
  H2: {
    title: 'Cards already there',
    text: 'An ability that picks a card at the headquarters can only pick one that was there before.',
    readings: ['This is about picking a card. Totals count every revealed card at once.'],
  },
  H3: {
    title: 'The assault card',
    text: 'Next, the assault card’s action happens: a reward, a penalty, or an auction.',
    readings: [
      'High and Low Man are found by army totals, and a seat without an army counts 0. Ties are broken here, too.',
    ],
  },
  H4: {
    title: 'Cracking',
    text: 'The headquarters cracks when the marks on its assault cards reach the timing card’s number.',
    readings: ['Most assault cards carry one mark, and four carry two.'],
  },
  H5: {
    title: 'Army totals',
    text: 'An army’s total is its printed power, plus combos, minus penalties, plus what the headquarters does. Each personality can hold one piece of equipment.',
    readings: ['The best pairing is found for you. Equipment that nobody holds still counts its printed power.'],
  },
  H6: {
    title: 'Spoils',
    text: 'When a headquarters cracks, the strongest army takes a seven, the headquarters’ reward, or a token. The second takes one of the others, and the third what is left.',
    readings: [
      'A seat without a card there gets nothing. One seven can be taken per crack. A reward nobody takes is gone.',
    ],
  },
  H7: {
    title: 'The next headquarters',
    text: 'All armies go to their discard piles, and the headquarters with its assault and timing cards goes aside. Sieges end. The next headquarters and timing card are opened.',
  },
  H8: {
    title: 'Siege and Shelter',
    text: 'A siege makes the other armies weaker until the headquarters cracks, even when its card is gone. An army with Shelter isn’t touched.',
    readings: ['A siege counts as soon as it resolves, never against its owner.'],
  },
  M1: {
    title: 'Auction',
    text: 'The open Market card goes to the highest bidder. The first seat must bid at least one token; then the others raise or pass, in turn order. A seat that passes is out.',
    readings: ['Without tokens the first seat passes. If nobody has any, the card stays.'],
  },
  M2: {
    title: 'The card bought',
    text: 'The winner pays, and puts the card into the discard pile or shuffles it into the deck.',
    readings: ['The next Market card is opened at once.'],
  },
  M3: {
    title: 'No last auction',
    text: 'There is no auction when the assault cracks the last headquarters.',
    readings: ['A reward or penalty still happens there.'],
  },
  M4: {
    title: 'Market points',
    text: 'Market cards carry points.',
    readings: ['They count at the end wherever the card is, as long as it is yours.'],
  },
  T1: {
    title: 'Tie: the headquarters',
    text: 'The active headquarters’ own rule breaks a tie first. The Heathen House has none.',
  },
  T2: { title: 'Tie: personality', text: 'Next, the letter on the personality decides.' },
  T3: { title: 'Tie: equipment', text: 'Next, the letter on the equipment decides.' },
  T4: { title: 'Tie: turn order', text: 'Last, turn order decides, from the first seat.' },
  T5: {
    title: 'Letters',
    text: 'A tie is broken by a letter at the bottom left of a card.',
    readings: ['A beats Z. Of several cards, the best letter counts. Having no card comes last.'],
  },
  A1: {
    title: 'Where an ability works',
    text: 'A part of an ability can be limited to Face Offs or to the headquarters; otherwise it works in both. Parts resolve from left to right.',
  },
  A2: {
    title: 'May',
    text: 'You may do without an effect, but not without a penalty or a cost that you have begun to pay.',
  },
  A3: {
    title: 'Attack and Shield',
    text: 'An attack on the High Man among the others works at once and lasts until the end of the round. An open Shield of theirs in this fight stops it.',
    readings: ['A Shield works for as long as its card is open there.'],
  },
  A4: {
    title: 'Drawing',
    text: 'When your deck is empty, shuffle your discard pile to draw from it. The hand limit is five.',
    readings: ['If both are empty, you draw nothing. Only the Draw phase looks at the hand limit.'],
  },
  A5: {
    title: 'Cards that leave the game',
    text: 'Removed cards leave the game, and scrubs go back to the scrub deck.',
    readings: [
      'Victory cards, bonus cards, and rewards can’t be removed. Removed Power cards no longer count for the lead. An empty scrub deck gives nothing.',
    ],
  },
  A6: {
    title: 'Extra cards',
    text: 'A card played by an Extra resolves at once.',
    readings: ['At most four cards can follow one another in this way.'],
  },
  D1: {
    title: 'Draw phase',
    text: 'In turn order: use what your cards in hand do in this phase, then draw up to your hand limit. You never discard down to it.',
  },
  D2: { title: 'New cards wait', text: 'A card drawn in this phase can’t be used in it before the next round.' },
  D3: {
    title: 'Laying cards down',
    text: 'A victory card in your hand may be laid in front of you, out of your deck. It is still yours.',
    readings: ['Bonus cards, too.'],
  },
  D4: { title: 'Paying off scrubs', text: 'Pay a token to return a scrub from your hand to the scrub deck.' },
  D5: { title: 'End of the round', text: 'The first-seat marker moves to the left.' },
  E1: {
    title: 'Complete set',
    text: 'All seven cards of a set win at once, wherever you have them.',
    readings: [
      'This is checked after every gain. Wild things stand in for missing cards from 1 to 6, at most for as many as there are other seats. The seven must be real.',
    ],
  },
  E2: {
    title: 'Last crack',
    text: 'When the last headquarters cracks, its rewards are given, and then points are counted.',
    readings: ['There is no cleaning up and no Draw phase.'],
  },
  E3: { title: 'Gathering', text: 'Everyone gathers all cards and sorts the victory cards by set.' },
  E4: {
    title: 'Most pieces',
    text: 'The seat with the most puzzle pieces of a set counts its cards at face value. So does everyone who is tied for most.',
  },
  E5: { title: 'Fewer pieces', text: 'For the others, each victory card of the set is worth one point.' },
  E6: {
    title: 'Printed points',
    text: 'Bonus cards and Market cards count as printed, and scrubs as printed, from 0 to −2.',
    readings: ['Rewards of headquarters count as printed, too.'],
  },
  E7: {
    title: 'Power lead',
    text: 'The seat with the most Power cards gets as many tokens as it has more than the second. A tie for most gives none.',
  },
  E8: { title: 'Tokens', text: 'Each token is worth a point.' },
  E9: {
    title: 'Equal scores',
    text: 'The highest score wins.',
    readings: ['Between equal scores, more Power cards win; otherwise the win is shared.'],
  },
  E10: {
    title: 'The example',
    text: 'The rulebook’s example must come out exactly: 27 to 24.',
  },
  X1: {
    title: 'Five seats',
    text: 'The fifth seat plays a second copy of a faction.',
    readings: ['Only its 12 starters are doubled. Everything else of that faction exists once.'],
  },
  R1: {
    title: 'What asks',
    text: 'Only an effect with a choice asks you. Tokens, draws, attacks, and sieges just happen.',
  },
  R2: {
    title: 'Four deep',
    text: 'The sealed card is step 0, and at most four cards follow out of one another. A card brought along counts as a step.',
  },
  R3: {
    title: 'Which Extra',
    text: 'An Extra can be of either type in any step, and a card of both types either one. A personality played so makes its seat rank.',
  },
  R4: {
    title: 'When an Extra resolves',
    text: 'Before the rest of the card that played it. At the headquarters it joins the army at once, before that card.',
  },
  R5: { title: 'Who can be attacked', text: 'Every other seat, even one without a card there, which counts 0.' },
  R6: {
    title: 'Shielded High Man',
    text: 'If the High Man has a Shield, the attack is lost. It doesn’t pass on to the next.',
  },
  R7: {
    title: 'What is an attack',
    text: 'Attack, Steal, and Scrub are attacks. Siege, Kick, Ransom, and the penalty of an assault card aren’t.',
  },
  R8: {
    title: 'Shield in an army',
    text: 'It works at the headquarters only, round after round, and not in Face Offs.',
  },
  R9: { title: 'Low Man', text: 'There is one ranking. High Man is its first seat, and Low Man its last.' },
  R10: {
    title: 'Which cards the headquarters compares',
    text: 'The armies, even for a tie in a Face Off. The strongest card is the one with the most printed power. No army comes last for strongest and most, and first for fewest.',
  },
  R11: { title: 'Scrubs in ties', text: 'Scrubs have no letter and come after Z.' },
  R12: {
    title: 'Face-down cards',
    text: 'Any card can be laid face down, a personality, a victory card, or a scrub, too.',
  },
  R13: {
    title: 'Equipment alone',
    text: 'A seat with equipment only isn’t ranked, so it can’t keep a rank from the others.',
  },
  R14: {
    title: 'Fewer places than rewards',
    text: 'The rest isn’t given. A clock card among it leaves the game.',
  },
  R15: {
    title: 'Order of cleaning up',
    text: 'The seats in turn order, then the clock card, then the Clock tree, then the Power tree.',
  },
  R16: {
    title: 'Several flights',
    text: 'Each Traveler carries one Aviator. A borrowed Aviator doesn’t fly, but a borrowed Traveler carries.',
  },
  R17: {
    title: 'Two cards',
    text: 'At the Heathen House, none, one, or two cards are sealed. They resolve from left to right.',
  },
  R18: {
    title: 'Revealed cards',
    text: 'Cards that haven’t joined yet count for everything: totals, ties, sieges, and numbers of cards. Only Kick can’t reach them.',
  },
  R19: {
    title: 'When marks count',
    text: 'From the choice of the card on, before its action. Marks above the number are lost.',
  },
  R20: {
    title: 'What a pair is needed for',
    text: 'Only for more power between a personality and equipment. Cards of the same type need none. Each part of an ability counts once.',
  },
  R21: {
    title: 'After each assault',
    text: 'Also after the one that cracks it: first the action, then the headquarters’ effect, the crack, the Clock tree, and the Draw phase.',
  },
  R22: {
    title: 'Which seven',
    text: 'Any that is left, whichever headquarters cracks. A reward stays in front of its owner.',
  },
  R23: {
    title: 'What a siege counts',
    text: 'The cards that are there whenever totals are counted, later ones, too. Equal sieges add up. A siege on an army counts at most three cards.',
  },
  R24: {
    title: 'Flown and deployed cards',
    text: 'What happens once stays unused. More power, Shield, and Shelter count.',
  },
  R25: {
    title: 'A borrowed card',
    text: 'It is out of the Power row until the clean-up. Its borrower may take it or another card, the others only the rest. Then it goes back to the end of the row.',
  },
  R26: {
    title: 'Kick',
    text: 'A gap in the Power row is filled at once; the kicker chooses. Shelter protects a whole army, but a Shield doesn’t help.',
  },
  R27: {
    title: 'Start of a round',
    text: 'In turn order, before the clock card is taken, and only for cards in hand when the round begins. A peek only shows.',
  },
  R28: {
    title: 'Relic',
    text: 'Only the Clock deck is searched. The card goes to the discard pile. Without a victory card there, nothing happens.',
  },
  R29: {
    title: 'Ransom',
    text: 'Name a card from 1 to 6 and the one you give for it, both together. If nobody owns it, nothing happens and nothing is shown. Both cards go to discard piles. If both sets become complete, the ransomer wins.',
  },
  R30: {
    title: 'Recall',
    text: 'Recall of any card also takes victory and bonus cards, which can be laid in this round.',
  },
  R31: { title: 'Sift', text: 'An empty deck is refilled first. Looking is enough for what follows.' },
  R32: { title: 'The scrub deck', text: 'Scrubs come from the top and return to the bottom.' },
  R33: { title: 'Seat by seat', text: 'In the Draw phase, each seat acts and draws before the next one.' },
  R34: {
    title: 'Nobody to open',
    text: 'The duty to open goes to the next seat with a token. With no Market card left, nothing happens.',
  },
  R35: { title: 'Lost Market cards', text: 'A Market card that has left the game gives no points.' },
  R36: {
    title: 'First cards are extra',
    text: 'The first Market and Power cards come on top of the numbers of the setup.',
  },
  R37: {
    title: 'Skeleton Key',
    text: 'A card taken from behind the Clock row leaves the row as it is. The deck fills the gap.',
  },
  R38: { title: 'Cards sealed', text: 'They count as cards in hand until the reveal. Totals use the hand as it is.' },
  R39: { title: 'One answer', text: 'If only one answer is possible, it is given without asking.' },
};
