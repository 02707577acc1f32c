import type { RuleId } from '../rules/ruleIds.ts';

/** One entry of the rulebook: the rule's title, its text, and our reading of it if the text of the game leaves a question. */
export interface RuleEntry {
  readonly title: string;
  readonly text: string;
  readonly readings?: readonly string[];
}

/** Faction Fun's rulebook in English, in our own words. Tests, refusals and the log point here by the rule's ID. */
export const ruleText: Readonly<Record<RuleId, RuleEntry>> = {
  S1: {
    title: 'Two sides',
    text: 'The Sailfolk and the Hearthfolk share a coast. Two, four, or six seats play, half of them on each side.',
    readings: ['One person or computer may play several seats.'],
  },
  S2: {
    title: 'Homes',
    text: 'Each seat starts with one tile: a settlement of the Sailfolk at the edge of the sea, or a hearth of the Hearthfolk inland.',
    readings: ['With several seats, the homes of a side are linked.'],
  },
  S3: {
    title: 'Hands',
    text: 'Each seat starts with four action cards of its side.',
    readings: [
      'A hand belongs to its seat; tiles and avatars belong to the side. A side has one deck for every two seats, rounded up.',
    ],
  },
  S4: {
    title: 'First avatars',
    text: 'Each seat starts with one avatar on its home.',
    readings: [
      'The text doesn’t say how many. Sickness and Famine speak of a single avatar, so each seat starts with one.',
    ],
  },
  S5: { title: 'The map', text: 'A map of plains, forests, mountains, and water. All land is connected.' },
  S6: {
    title: 'Land values',
    text: 'Plains are worth 4, forests 8, and mountains 10. Water can’t be claimed, and can’t be crossed unless a card or an event allows it.',
  },
  R1: { title: 'Events', text: 'Each round starts with an event. It is discarded at the end of the round.' },
  R2: {
    title: 'Order of turns',
    text: 'The Sailfolk take the first turn of a round. With several seats, the sides alternate.',
  },
  R3: {
    title: 'A turn',
    text: 'Roll one die for movement, play an action card if you like, move, and claim the land or attack. The other side may answer a claim, and then there may be a battle.',
  },
  R4: {
    title: 'One avatar acts',
    text: 'Choose after the roll which avatar of your side acts on this turn.',
    readings: ['More avatars don’t bring more turns, but more starting points.'],
  },
  R5: {
    title: 'One action',
    text: 'After its move, the avatar claims the land, attacks, or does nothing. It may also stay where it is.',
  },
  M1: {
    title: 'Movement',
    text: 'Move up to the allowance over linked tiles, in any direction.',
    readings: [
      'Avatars don’t block the way, and your own may share a tile. A move ends neither on water nor on an enemy, unless landing is an attack.',
    ],
  },
  M2: {
    title: 'Crossing hearths',
    text: 'A Sailfolk move that enters a hearth costs one step more.',
    readings: ['It costs one step per move, however many hearths it enters. Leaving a hearth costs nothing.'],
  },
  M3: {
    title: 'The allowance',
    text: 'All bonuses and penalties are added to the die. At least one step is always left.',
  },
  M4: { title: 'Settlements are closed', text: 'The Hearthfolk neither enter settlements nor cross them.' },
  M5: {
    title: 'Cornered',
    text: 'An avatar of the Hearthfolk with only settlements around it must act, and attacks one of them from where it stands.',
    readings: [
      'Water that can’t be crossed on this turn, and the edge of the map, close a corner like a settlement. If several are cornered, choose one. The defender has no home ground. The Guardian and the Healer are never cornered, and no one is during a truce or a war.',
    ],
  },
  M6: { title: 'Landing on a hearth', text: 'When a Sailfolk avatar ends its move on a hearth, it attacks.' },
  M7: { title: 'Never stuck', text: 'All land is connected, and the Sailfolk may walk through hearths.' },
  C1: {
    title: 'Claims',
    text: 'On open land, roll two dice. You claim the land if they reach its value.',
    readings: ['The roll is optional, and there is one each turn.'],
  },
  C2: {
    title: 'Answers',
    text: 'Before a claim stands, the other side may answer it once, with one avatar.',
    readings: ['The text says both that it can and that it must. The next seat of that side decides.'],
  },
  C3: {
    title: 'The roll of an answer',
    text: 'Two dice have to reach the value of the land plus the distance.',
    readings: ['The roll isn’t compared with that of the claim. More than 12 can’t be reached.'],
  },
  C4: {
    title: 'The distance of an answer',
    text: 'The distance is the shortest way that the avatar could walk, and at least 1. If the answer succeeds, the avatar goes there, and a battle follows.',
    readings: [
      'Only settlements and water lengthen the way, and not for the Healer in settlements. Cards and events that change movement don’t count.',
    ],
  },
  C5: {
    title: 'Far answers are rare',
    text: 'An answer that needs 5 succeeds in 83 of 100 cases, one that needs 9 in 28, and one that needs 12 in 3.',
  },
  C6: {
    title: 'Foothold',
    text: 'After a failed claim, the same avatar has 2 more for its next roll there, as long as it stays.',
    readings: ['This is our own rule. It counts once, however often the claim fails.'],
  },
  L1: {
    title: 'Linked tiles',
    text: 'Tiles of a side are linked if they share an edge. The largest group is the realm.',
    readings: ['Water doesn’t link. Of several equal groups each is the realm.'],
  },
  L2: { title: 'Nation', text: 'Seven linked hearths make a Nation.' },
  L3: {
    title: 'Village, town, City',
    text: 'Settlements become a village with the fourth linked tile, a town with the sixth, and a City with the seventh.',
    readings: ['The text’s steps add up to nine, but it says that a City has seven tiles.'],
  },
  L4: {
    title: 'New avatars',
    text: 'Every second tile that joins the realm brings an avatar, on a tile of the realm.',
    readings: ['Tiles that were lost don’t count back, so winning them again counts again.'],
  },
  L5: { title: 'Mountains count twice', text: 'A mountain counts as two linked tiles. This is our own rule.' },
  L6: {
    title: 'How many avatars',
    text: 'A side has at most four base avatars, and one more for each further seat. Others are forfeited.',
    readings: [
      'The Song Keeper never counts as one of them. An avatar stands where no enemy is; without such a tile it is forfeited.',
    ],
  },
  L7: {
    title: 'The second half',
    text: 'For a side whose realm has reached 7, the second half of the game begins, and never ends.',
    readings: ['The protector comes first, then the avatar of the same claim, which may be a specialty.'],
  },
  B1: {
    title: 'Battles',
    text: 'Each side may play a battle card. The aggressor rolls a twenty-sided die, then the defender; the higher total wins. A 20 wins and a 1 loses, whatever is added.',
    readings: ['The aggressor decides first about a card. Two 20s or two 1s are a tie.'],
  },
  B2: {
    title: 'Attacks',
    text: 'Attack an enemy on a tile beside you, or a tile of the other side by landing on it where that is allowed.',
    readings: ['A tile without an avatar defends itself. One battle decides about everyone on a tile.'],
  },
  B3: {
    title: 'A won attack',
    text: 'The attacker takes the tile and stands there. Enemies on it return to their nearest tile.',
    readings: ['On open land, no claim is needed. Their owner chooses among equally near tiles.'],
  },
  B4: { title: 'A lost attack', text: 'The attacker is lost. After a tie, nothing changes.' },
  B5: {
    title: 'The last avatar',
    text: 'The last avatar of a side is never lost. It goes home instead, and the next turn of its side is skipped.',
    readings: ['A side owes one skipped turn at most.'],
  },
  B6: { title: 'Defenders live', text: 'Defenders who lose are not lost in an attack.' },
  B7: {
    title: 'Home ground and resolve',
    text: 'The defender of an attack adds 3. The side that holds fewer tiles adds 2 in every battle. These are our own rules.',
  },
  B8: {
    title: 'Battles over a claim',
    text: 'If the answering side wins, it takes the claim and the claimant goes home. If the claimant wins, the claim stands and the other goes home. No one is lost.',
    readings: ['After a tie the land stays open, and the avatar that answered goes home.'],
  },
  B9: {
    title: 'Chances',
    text: 'At level totals a battle is won in 47.5% and tied in 5% of cases; 3 behind, it is won in 35.5%.',
  },
  E1: {
    title: 'Sickness',
    text: 'The Hearthfolk lose an avatar. With a single one they lose their next turn instead.',
    readings: ['Its side chooses which one. The Guardian and the Defender are exempt.'],
  },
  E2: {
    title: 'Famine',
    text: 'The Sailfolk lose an avatar. With a single one they lose their next turn instead.',
    readings: ['Its side chooses which one. The Guardian and the Defender are exempt.'],
  },
  E3: {
    title: 'The Great Storm',
    text: 'Every movement roll is 2 lower this round.',
    readings: ['A movement roll still gives at least one step.'],
  },
  E4: { title: 'The Land Awake', text: 'The movement rolls of the Hearthfolk are 1 higher this round.' },
  E5: {
    title: 'War',
    text: 'The two nearest enemies fight at once, and the loser is lost. No tile changes hands this round.',
    readings: ['No one has home ground. There are no claims, and a won attack changes nothing.'],
  },
  E6: {
    title: 'Hidden Camp',
    text: 'The Sailfolk gain an avatar on open land beside a hearth. The Hearthfolk may attack it at once.',
    readings: ['Any one avatar attacks, without moving there. Returning Kin is the same for the Hearthfolk.'],
  },
  A1: {
    title: 'Action cards',
    text: 'Play one action card each turn, or none. You draw a new hand of four when yours is empty.',
    readings: [
      'A card without a target may be played for no effect, and a battle card may be discarded. An empty deck is made of its discards again.',
    ],
  },
  A2: { title: 'Clearing', text: 'An open forest without an avatar becomes plains.' },
  A3: { title: 'Blasting', text: 'An open mountain without an avatar becomes plains.' },
  A4: { title: 'The Great Seed', text: 'One or two open plains without an avatar become forest.' },
  A5: { title: 'Horse and Wagon', text: 'Two more steps on this turn.' },
  A6: {
    title: 'The High Places',
    text: 'The Sailfolk claim no mountain on their next two turns.',
    readings: ['They count for each seat of the Sailfolk. Only claim rolls are stopped.'],
  },
  A7: { title: 'River Ways', text: 'Water costs no steps on this turn. You can’t stop on it.' },
  A8: {
    title: 'Closed Paths',
    text: 'The Sailfolk neither enter nor attack a hearth until the end of their next turn.',
    readings: [
      'It counts for each seat of the Sailfolk, also for attacks from beside. Played again, it starts from the beginning.',
    ],
  },
  A9: { title: 'Ferry', text: 'Cross water on this turn, one step for each tile.' },
  P1: {
    title: 'Guardian and Defender',
    text: 'A Nation gains a Guardian, a City a Defender. It stays in its group of tiles. An attack on any of them is a best of three; the attacker who wins picks one of them.',
    readings: ['It neither claims, attacks, nor answers, and is never lost. Ties are rolled again.'],
  },
  P2: {
    title: 'Song Keeper',
    text: 'The Song Keeper arrives on any land that the Sailfolk don’t hold. In the next round, the Hearthfolk go 2 tiles farther, and the Sailfolk 1 tile less.',
    readings: ['The ritual needs no decision, and it lasts even if the Song Keeper is lost.'],
  },
  P3: {
    title: 'Healer',
    text: 'The Healer crosses settlements. Landing on one is an attack, and a won one makes it a hearth.',
    readings: ['A won tile becomes a hearth, like every other one.'],
  },
  P4: {
    title: 'Governor',
    text: 'The Governor goes 2 tiles farther. If the Governor is lost, the Sailfolk lose another avatar as well.',
    readings: ['Its side chooses which one. The last avatar goes home, and its side skips a turn.'],
  },
  P5: {
    title: 'Captain',
    text: 'A Captain who fights, or stands on an attacked tile, may roll again once in a battle. The new roll counts.',
  },
  P6: {
    title: 'Specialties',
    text: 'In the second half, an earned avatar may be one of the specialties that your side has not had yet.',
    readings: ['Each specialty comes once in a game. One that is lost doesn’t come back.'],
  },
  W1: {
    title: 'The larger realm wins',
    text: 'At the end of a round, a realm of 11 wins if it is larger than the other one. With four seats it takes 15, with six 19.',
  },
  W2: {
    title: 'The last round',
    text: 'After round 24, the larger realm wins, then more tiles, then more avatars. If all are equal, the sides share the coast.',
  },
  W3: {
    title: 'No tile left',
    text: 'A side without a tile at the end of a round has lost.',
    readings: ['This is looked at first, at the end of a round.'],
  },
  V1: {
    title: 'As written',
    text: 'Only the numbers of the text: no foothold, mountains count once, and no home ground or resolve. The Sailfolk are ahead.',
  },
  V2: { title: 'Two avatars', text: 'Each seat starts with two avatars.' },
  V3: {
    title: 'All land is crossed slowly',
    text: 'Every movement roll of the Sailfolk is 1 lower; hearths cost nothing more.',
    readings: ['The text calls all land native territory. Without this option only hearths are.'],
  },
  V4: { title: 'Quick game', text: 'A realm of 10 wins; with four seats 14, with six 18.' },
};
