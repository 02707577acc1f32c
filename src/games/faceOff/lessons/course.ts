import { type CardId, fighterOf } from '../content/cards.ts';
import type { FactionId, Role } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import type { Played, RewardKind, Seat, Setup } from '../rules/state/state.ts';
import { lessonText } from '../text/lessons.en.ts';
import type { Awaits, Lesson, LessonId, LessonStep, Spot } from './lesson.ts';

const { faceOff, pieces, assault, auction } = lessonText;

/** The player's seat in every lesson. */
const OWN = 0;

const claim = (seat: Seat, card: CardId): Command => ({ do: 'claim', seat, card });
const seal = (seat: Seat, ...cards: readonly CardId[]): Command => ({
  do: 'seal',
  seat,
  choice: { choice: 'play', cards: cards.map((card): Played => ({ card, as: roleOf(card) })) },
});
const sealNothing = (seat: Seat): Command => ({ do: 'seal', seat, choice: { choice: 'nothing' } });
const pick = (seat: Seat, card: CardId): Command => ({ do: 'pick', seat, card });
const decline = (seat: Seat): Command => ({ do: 'decline', seat });
const take = (seat: Seat, reward: RewardKind, card?: CardId): Command =>
  card ? { do: 'take', seat, reward, card } : { do: 'take', seat, reward };
const bid = (seat: Seat, tokens: number): Command => ({ do: 'bid', seat, tokens });

/** The cards of lessons have one role. */
function roleOf(card: CardId): Role {
  return fighterOf(card)?.type === 'equipment' ? 'equipment' : 'personality';
}

const give = (command: Command): Awaits => ({ kind: 'command', command });
const others = (...commands: readonly Command[]): Awaits => ({ kind: 'others', commands });

/** What is said about a part of the table, and what is done about it, or nothing but reading. */
type Said = readonly [says: string, about: Spot, awaits?: Awaits];

interface Plan {
  readonly setup: Setup;
  readonly speaker: CardId;
  readonly said: readonly Said[];
}

/** A lesson with a seed that deals the cards that it needs. */
function plan(seed: string, factions: readonly FactionId[], speaker: CardId, said: readonly Said[]): Plan {
  return { setup: { seed, factions, timing: 'standard' }, speaker, said };
}

const PLANS: Readonly<Record<LessonId, Plan>> = {
  /** C1, F1–F6, F8: the rulebook's example, 12 against 11. */
  faceOff: plan('lesson 646', ['cowboys', 'ninjas'], 'annieOakley', [
    [faceOff.says.begin, 'self'],
    [faceOff.says.prize, 'arena', give(claim(OWN, 'cowboys3'))],
    [faceOff.says.secret, 'arena', others(seal(1, 'tomoSukesada'))],
    [faceOff.says.billy, 'hand', give(seal(OWN, 'billyTheKid'))],
    [faceOff.says.swap, 'hand', give(pick(OWN, 'stagecoach'))],
    [faceOff.says.tomo, 'arena', others({ do: 'choose', seat: 1, option: 1 }, seal(1, 'goemonsChainWhip'))],
    [faceOff.says.banner, 'hand', give(seal(OWN, 'banner'))],
    [faceOff.says.totals, 'arena', others(decline(1))],
    [faceOff.says.first, 'arena', give(take(OWN, 'clock'))],
    [faceOff.says.second, 'arena', others(take(1, 'power', 'aristotle'))],
    [faceOff.says.fly, 'arena', give({ do: 'fly', seat: OWN, card: 'billyTheKid' })],
    [faceOff.says.end, 'self'],
  ]),
  /** E4, F6, C2: three rewards for three seats, and why pieces matter. */
  pieces: plan('lesson 148', ['monsters', 'ninjas', 'pirates'], 'medusa', [
    [pieces.says.aside, 'self'],
    [pieces.says.prize, 'arena', give(claim(OWN, 'monsters6'))],
    [pieces.says.sealed, 'arena', others(seal(1, 'hattoriHanzo'), seal(2, 'captainJackStarling'))],
    [pieces.says.minotaur, 'hand', give(seal(OWN, 'minotaur'))],
    [pieces.says.attack, 'arena', others(sealNothing(1), seal(2, 'cutlass'))],
    [pieces.says.claws, 'hand', give(seal(OWN, 'clawsAndTeeth'))],
    [pieces.says.choose, 'arena', give(take(OWN, 'clock'))],
    [pieces.says.rest, 'arena', others(take(2, 'power', 'aristotle'))],
    [pieces.says.row, 'arena', give({ do: 'move', seat: OWN, card: 'graveGoods' })],
    [pieces.says.end, 'race'],
  ]),
  /** H1–H8: marks, a siege and shelter from it, and the fall of a headquarters. */
  assault: plan('lesson 381', ['cowboys', 'ninjas'], 'bassReeves', [
    [assault.says.house, 'hq'],
    [assault.says.muster, 'arena', give(claim(OWN, 'muster'))],
    [assault.says.armies, 'arena', others(seal(1, 'tamoeGozen', 'goemon'))],
    [assault.says.send, 'hand', give(seal(OWN, 'billyTheKid', 'stagecoach'))],
    [assault.says.keep, 'hand', give(decline(OWN))],
    [assault.says.shelter, 'arena'],
    [assault.says.seven, 'arena', give(take(OWN, 'seven', 'cowboys7'))],
    [assault.says.rest, 'arena', others(take(1, 'hqReward'))],
    [assault.says.end, 'hq'],
  ]),
  /** H3, M1, M2, M4: an auction. */
  auction: plan('lesson 48', ['pirates', 'monsters'], 'anneBonny', [
    [auction.says.onSale, 'market'],
    [auction.says.bazaar, 'arena', give(claim(OWN, 'bazaarByNight'))],
    [auction.says.armies, 'arena', others(seal(1, 'grendel', 'dirigible'))],
    [auction.says.flint, 'hand', give(seal(OWN, 'captainFlint', 'cutlass'))],
    [auction.says.mark, 'hq', others(decline(1))],
    [auction.says.bid, 'arena', give(bid(OWN, 1))],
    [auction.says.raised, 'arena', others(bid(1, 2))],
    [auction.says.again, 'arena', give(bid(OWN, 3))],
    [auction.says.worth, 'arena', others({ do: 'pass', seat: 1 })],
    [auction.says.shelve, 'arena', give({ do: 'shelve', seat: OWN, on: 'deck' })],
    [auction.says.end, 'self'],
  ]),
};

/** A lesson by its ID. */
export function lessonOf(id: LessonId): Lesson {
  const { title, teaches } = lessonText[id];
  const { setup, speaker, said } = PLANS[id];
  const steps = said.map(
    ([says, about, awaits = { kind: 'reading' }]): LessonStep => ({ says, speaker, about, awaits }),
  );
  return { id, title, teaches, setup, opening: [], seat: OWN, steps };
}
