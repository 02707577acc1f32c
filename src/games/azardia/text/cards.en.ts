import type { ActionId, EventId, PenaltyId } from '../content/cards.ts';

/** The name and the text of a card. */
export interface CardText {
  readonly name: string;
  readonly text: string;
}

/** The action cards in English. */
export const actionText: Readonly<Record<ActionId, CardText>> = {
  bootJets: { name: 'Boot Jets', text: 'Advance 3 tiles.' },
  elasticShoes: { name: 'Elastic Shoes', text: 'Advance or go back 1 to 4 tiles, your choice.' },
  catapultToad: { name: 'Catapult Toad', text: 'Advance 9 tiles.' },
  snackPortal: {
    name: 'Snack Portal',
    text: 'Go to the next A tile ahead and draw its card. Where none is ahead (from tile 75 on), advance 4 tiles.',
  },
  pocketWormhole: {
    name: 'Pocket Wormhole',
    text: 'Swap tiles with a rival in your zone, up to 15 tiles away. Not on tile 150.',
  },
  gyroscopeHat: { name: 'Gyroscope Hat', text: 'After rolling, turn one of your dice to any face.' },
  thirdEyeDie: { name: 'Third-Eye Die', text: 'Before rolling: roll three dice and use any two.' },
  doOverEgg: {
    name: 'Do-Over Egg',
    text: 'Reroll both your dice, for movement or in a duel. The new result stands.',
  },
  looseChangeNebula: { name: 'Loose Change Nebula', text: 'Gain 1,000.' },
  bountyReceipt: { name: 'Bounty Receipt', text: 'Gain 2,000.' },
  asteroidDividend: { name: 'Asteroid Dividend', text: 'Gain 3,000.' },
  underdogGrant: {
    name: 'Underdog Grant',
    text: 'Gain 1,000, and 1,000 more for each level that you are below the highest rival.',
  },
  pickpocketTentacle: { name: 'Pickpocket Tentacle', text: 'Take 2,000 from a rival.' },
  reverseVendingMachine: {
    name: 'Reverse Vending Machine',
    text: 'Discard up to 3 other cards: gain 1,000 for each.',
  },
  tollGoblin: { name: 'Toll Goblin', text: 'Each rival at your level or above pays you 1,000.' },
  trainingMontage: { name: 'Training Montage', text: 'Gain a level, or advance 3 tiles at level 5.' },
  mailOrderDiploma: { name: 'Mail-Order Diploma', text: 'Gain a level if no rival has a lower level than you.' },
  dubiousSerum: { name: 'Dubious Serum', text: 'Roll one die: 6 to 10, gain a level; 1 to 5, move back 3 tiles.' },
  egoVacuum: { name: 'Ego Vacuum', text: 'A rival loses a level, or moves back 3 tiles at level 1 or 5.' },
  gravityHiccup: { name: 'Gravity Hiccup', text: 'A rival moves back 3 tiles.' },
  tractorYawn: { name: 'Tractor Yawn', text: 'A rival moves back 6 tiles.' },
  cosmicHairball: { name: 'Cosmic Hairball', text: 'A rival misses their next turn.' },
  glueRain: { name: 'Glue Rain', text: 'A rival rolls only one die for their next movement.' },
  bankruptcyBeam: { name: 'Bankruptcy Beam', text: 'A rival loses 2,000.' },
  stickyFingers: { name: 'Sticky Fingers', text: 'Take a random card from a rival’s hand.' },
  thrownGauntlet: {
    name: 'Thrown Gauntlet',
    text: 'Challenge a rival to a level duel at any distance, but not on tile 150.',
  },
  totalAudit: { name: 'Total Audit', text: 'A rival loses their fortune: all coins and all cards.' },
  royalSummons: {
    name: 'Royal Summons',
    text: 'A rival in the Tyrant Zone, but not on tile 150, draws a penalty card.',
  },
  nopeNebula: {
    name: 'Nope Nebula',
    text: 'Cancel a card that affects you. Also cancels a response to your own card.',
  },
  mirrorPoncho: { name: 'Mirror Poncho', text: 'A card that affects you affects the player who played it instead.' },
  hotPotatoProtocol: {
    name: 'Hot-Potato Protocol',
    text: 'A card that affects you affects another rival of your choice instead. With two players it is canceled.',
  },
  softLanding: { name: 'Soft Landing', text: 'Let a card affect you, then gain 1,000 and draw a card.' },
  loadedSmile: { name: 'Loaded Smile', text: 'Add 5 to your total.' },
  chickenProtocol: {
    name: 'Chicken Protocol',
    text: 'Before the dice are rolled: the duel is off. You move back 1 tile and draw a card. Not on tile 150, and not in a duel started by an ability.',
  },
  bananaFootwork: { name: 'Banana Footwork', text: 'Your opponent rerolls both dice.' },
  brainUpload: { name: 'Brain Upload', text: 'Draw 2 cards.' },
  shedSkinSprint: { name: 'Shed-Skin Sprint', text: 'Advance 4 tiles, or 6 as Lagartoon.' },
  ectoplasmInvoice: { name: 'Ectoplasm Invoice', text: 'Draw a card, or 2 as Kuchuritok.' },
  coronationFirmware: { name: 'Coronation Firmware', text: 'Gain 1,000, or 3,000 as Robot-i-King.' },
  mandibleWax: { name: 'Mandible Wax', text: 'Add 3 to your total, or 4 as Noncredo Mantis.' },
};

/** What an action card does, without the period, for a line beside others. */
export const aboutCard = (card: ActionId): string => actionText[card].text.replace(/\.$/, '');

/** The effects of the action cards, in the few words that fit a small card. */
export const actionShort: Readonly<Record<ActionId, string>> = {
  bootJets: 'Advance 3',
  elasticShoes: '1 to 4, either way',
  catapultToad: 'Advance 9',
  snackPortal: 'To the next A tile',
  pocketWormhole: 'Swap tiles',
  gyroscopeHat: 'Turn one die',
  thirdEyeDie: 'Roll three dice',
  doOverEgg: 'Reroll both dice',
  looseChangeNebula: 'Gain 1,000',
  bountyReceipt: 'Gain 2,000',
  asteroidDividend: 'Gain 3,000',
  underdogGrant: 'Gain 1,000 or more',
  pickpocketTentacle: 'Take 2,000',
  reverseVendingMachine: 'Sell up to 3 cards',
  tollGoblin: 'Rivals pay 1,000',
  trainingMontage: 'Gain a level',
  mailOrderDiploma: 'Level, if lowest',
  dubiousSerum: 'Level, or back 3',
  egoVacuum: 'Rival loses a level',
  gravityHiccup: 'Rival back 3',
  tractorYawn: 'Rival back 6',
  cosmicHairball: 'Rival skips a turn',
  glueRain: 'Rival rolls 1 die',
  bankruptcyBeam: 'Rival loses 2,000',
  stickyFingers: 'Take a card',
  thrownGauntlet: 'Level duel',
  totalAudit: 'Rival loses it all',
  royalSummons: 'Penalty for rival',
  nopeNebula: 'Cancel a card',
  mirrorPoncho: 'Send it back',
  hotPotatoProtocol: 'Pass it on',
  softLanding: 'Gain 1,000, a card',
  loadedSmile: '+5 in a duel',
  chickenProtocol: 'Call a duel off',
  bananaFootwork: 'Opponent rerolls',
  brainUpload: 'Draw 2 cards',
  shedSkinSprint: 'Advance 4 or 6',
  ectoplasmInvoice: 'Draw 1 or 2 cards',
  coronationFirmware: 'Gain 1,000 or 3,000',
  mandibleWax: '+3 or +4 in a duel',
};

/** The effects of action cards with long sentences, in a sentence that cards of the usual size have room for. */
export const actionBrief: Readonly<Partial<Record<ActionId, string>>> = {
  snackPortal: 'Go to the next A tile and draw its card.',
  pocketWormhole: 'Swap tiles with a rival near you.',
  doOverEgg: 'Reroll both your dice.',
  underdogGrant: 'Gain 1,000, and more if you are behind.',
  dubiousSerum: 'Roll a die: gain a level, or move back 3.',
  thrownGauntlet: 'Challenge a rival to a level duel.',
  royalSummons: 'A rival in the Tyrant Zone draws a penalty.',
  nopeNebula: 'Cancel a card that affects you.',
  mirrorPoncho: 'Its player gets the card instead of you.',
  hotPotatoProtocol: 'Another rival gets the card instead of you.',
  softLanding: 'Let the card affect you: gain 1,000 and a card.',
  chickenProtocol: 'Before the dice: call the duel off.',
};

/** The penalty cards in English. */
export const penaltyText: Readonly<Record<PenaltyId, CardText>> = {
  staircaseOfRegret: { name: 'Staircase of Regret', text: 'Move back 3 tiles.' },
  conveyorOfTheTyrant: { name: 'Conveyor of the Tyrant', text: 'Move back 6 tiles.' },
  royalTrapdoor: { name: 'Royal Trapdoor', text: 'Move back 12 tiles.' },
  deportedToTheGate: { name: 'Deported to the Gate', text: 'Go to tile 80.' },
  breathingTax: { name: 'Breathing Tax', text: 'Lose 2,000.' },
  crownJewelsFund: { name: 'Crown Jewels Fund', text: 'Lose all your coins.' },
  confiscatedAtCustoms: { name: 'Confiscated at Customs', text: 'Discard 2 cards of your choice.' },
  bookBurning: { name: 'Book Burning, Very Small', text: 'Discard your whole hand.' },
  treasonBySneezing: { name: 'Treason by Sneezing', text: 'Lose your fortune: all coins and all cards.' },
  queueAtWindowNine: { name: 'Queue at Window Nine', text: 'Miss your next turn.' },
  ballAndChain: { name: 'Regulation Ball and Chain', text: 'Roll only one die for your next movement.' },
  mandatoryApplause: { name: 'Mandatory Applause', text: 'Each rival gains 1,000.' },
  scholarshipForYourEnemies: {
    name: 'Scholarship for Your Enemies',
    text: 'Each rival at the lowest level in play gains a level.',
  },
  giftEconomy: {
    name: 'Gift Economy',
    text: 'Give 2 random cards from your hand to the rival farthest behind, by level first and then by tile.',
  },
};

/** The event cards in English. */
export const eventText: Readonly<Record<EventId, CardText>> = {
  coinComet: { name: 'Coin Comet', text: 'Everyone gains 1,000.' },
  graduationForNobody: {
    name: 'Graduation for Nobody',
    text: 'Everyone at the lowest level in play gains a level, unless that is level 5.',
  },
  tyrantWokeUpCranky: {
    name: 'Tyrant Woke Up Cranky',
    text: 'The player farthest ahead draws a penalty card if in the Tyrant Zone, and otherwise moves back 6 tiles.',
  },
  solarTailwind: {
    name: 'Solar Tailwind',
    text: 'Everyone but the player farthest ahead may advance 5 tiles.',
  },
  wealthInspection: { name: 'Wealth Inspection', text: 'Everyone who has 4,000 or more loses 2,000.' },
  libraryMeteor: { name: 'Library Meteor', text: 'Everyone draws a card.' },
  fogOfMaybe: { name: 'Fog of Maybe', text: 'Until the next event, everyone rolls one die for movement.' },
  diceOverclocked: {
    name: 'Dice Overclocked',
    text: 'Until the next event, everyone rolls three dice for movement and uses any two.',
  },
  minuteOfPoliteness: {
    name: 'Minute of Politeness',
    text: 'Until the next event, no action card may affect a rival.',
  },
  slingshotForStragglers: {
    name: 'Slingshot for Stragglers',
    text: 'The player farthest behind, by level first and then by tile, advances 12 tiles and gains 3,000.',
  },
};
