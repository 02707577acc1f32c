import { at } from '../../../../kernel/values/at.ts';
import type { Topic as AnyTopic, Explanation } from '../../../../module/screens/inspect.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { longEventPrice } from '../../interaction/events/eventStory.ts';
import {
  areaOf,
  dronesHeld,
  dronesOnBoard,
  editionOf,
  eventSpec,
  heroAt,
  heroSpec,
  isWreck,
  outposts,
  rebelsOnBoard,
  roomForDrones,
  roomForRebels,
  seatsOn,
  shipOf,
  tileAt,
  tileSpec,
} from '../../rules/board/board.ts';
import type { RuleId } from '../../rules/ruleIds.ts';
import type { CardNo, FazaView, Seat, ShipState } from '../../rules/state/state.ts';
import { cardAt, sideUp } from '../../rules/team/cards.ts';
import { text } from '../../text/en.ts';
import { nameOf } from './aboutControls.ts';
import type { Piece } from './piece.ts';
import { pieceText, topicLine, topicText } from './pieces.en.ts';
import { rulesOf, type Topic, topicsOf } from './topics.ts';

/** One topic of a piece: its description, its current state, and its rules. */
interface PieceTopic extends AnyTopic {
  readonly topic: Topic;
  readonly rules: readonly RuleId[];
}

/** The explanation of a piece. */
interface PieceExplanation extends Explanation {
  readonly topics: readonly PieceTopic[];
}

const words = pieceText.now;

/** Explains a piece in its current state. */
export function explain(state: FazaView, piece: Piece): PieceExplanation {
  const topics = topicsOf(state, piece).map(
    (topic): PieceTopic => ({
      topic,
      name: topicText[topic].name,
      text: topicLine(topic, editionOf(state)),
      now: standing(state, piece, topic),
      rules: rulesOf[topic],
    }),
  );
  return { title: titleOf(state, piece), about: aboutOf(state, piece), topics };
}

/** The name of a piece. */
export function titleOf(state: FazaView, piece: Piece): string {
  const { kind } = piece;
  if (kind === 'tile') return text.tileTitle(state, piece.tile);
  if (kind === 'hero') return pieceText.heroIs(nameOf(state, piece.seat));
  if (kind === 'health' || kind === 'points') return pieceText.of(topicText[kind].name, nameOf(state, piece.seat));
  if (kind === 'card') {
    const title = text.cardTitle(state, piece.seat, piece.card);
    return title.charAt(0).toUpperCase() + title.slice(1);
  }
  if (kind === 'ship') return pieceText.heroIs(text.shipText[piece.ship].name);
  if (kind === 'verb') return topicText[piece.verb].name;
  if (kind === 'events') return topicText.event.name;
  if (kind === 'phase') return topicText[state.phase === 'faza' ? 'fazaPhase' : 'teamPhase'].name;
  return topicText[kind].name;
}

function aboutOf(state: FazaView, piece: Piece): string {
  if (piece.kind === 'tile') return text.describeTile(state, piece.tile);
  return piece.kind === 'hero' ? `${text.describeHero(state, piece.seat)}.` : '';
}

/** The current state of a topic of a piece; empty if there is nothing to add. */
function standing(state: FazaView, piece: Piece, topic: Topic): string {
  const ship = state.ships.find(({ id }) => id === topic);
  if (ship) return ofShip(state, ship);
  switch (piece.kind) {
    case 'tile':
      return ON_TILE[topic]?.(state, piece.tile) ?? '';
    case 'hero':
    case 'health':
    case 'points':
      return OF_HERO[topic]?.(state, piece.seat) ?? '';
    case 'card':
      return OF_CARD[topic]?.(state, piece.seat, piece.card) ?? '';
    case 'ship':
      return topic === 'wreck' ? ofShip(state, shipOf(state, piece.ship)) : '';
    default:
      return AT_LARGE[topic]?.(state) ?? '';
  }
}

function ofShip(state: FazaView, ship: ShipState): string {
  const place = text.tileTitle(state, ship.tile);
  if (isWreck(ship)) return `${words.wreckAt(place)} ${text.shipText[ship.id].wreck}.`;
  return words.ship(ship.health, state.health, place);
}

/** A sentence for each topic that depends on the state. */
type Standing<Place extends readonly number[]> = Readonly<
  Partial<Record<Topic, (state: FazaView, ...place: Place) => string>>
>;

const ON_TILE: Standing<[tile: TileNo]> = {
  drones: (state, tile) => words.drones(tileAt(state, tile).drones, roomForDrones(state, tile), state.pool.drones),
  rebels: (state, tile) => words.rebels(tileAt(state, tile).rebels, roomForRebels(state, tile)),
  points: (state, tile) => {
    const here = seatsOn(state, tile).map((seat) => heroAt(state, seat));
    return words.points(sum(here.map(({ points }) => points)));
  },
  outpost: (state) => words.outpostsLeft(outposts(state).length),
  earth: (state, tile) => words.symbol(text.areaName[tileSpec(state, tile).area]),
};

const OF_HERO: Standing<[seat: Seat]> = {
  hero: (state, seat) => `${text.areaName[areaOf(state, seat)]}.`,
  health: (state, seat) => {
    const { cards } = heroAt(state, seat);
    return words.wounds(cards.filter((card) => card.injured).length, cards.length);
  },
  points: (state, seat) => words.points(heroAt(state, seat).points),
  skill: (state, seat) =>
    heroSpec(state, seat)
      .skills.map((skill) => words.event(text.skillName[skill.id], text.skillLine(skill)))
      .join(' '),
};

const OF_CARD: Standing<[seat: Seat, card: CardNo]> = {
  card: (state, seat, card) => words.used(cardAt(state, seat, card).used),
  movement: (state, seat, card) =>
    `${text.movementName(state, seat, card)}: ${text.halfLine(state, seat, card, 'movement')}`,
  enhancement: (state, seat, card) =>
    `${enhancementName(state, seat, card)}: ${text.halfLine(state, seat, card, 'enhancement')}`,
};

function phaseNow({ round, mode }: FazaView): string {
  return words.round(round, text.modeName[mode]);
}

const AT_LARGE: Standing<[]> = {
  dronePool: (state) => words.pool(state.pool.drones, dronesOnBoard(state), dronesHeld(state)),
  rebelPool: (state) => words.rebelPool(state.pool.rebels, rebelsOnBoard(state)),
  tracker: (state) => words.tracker(text.shipText[at(state.ships, state.tracker).id].name),
  deck: ({ events: { deck, top, discards } }) => words.deck(deck.length + top.length, discards.length),
  event: (state) => {
    const { short, long, kept } = state.events;
    const inForce = [...(short ? [short] : []), ...long, ...kept];
    const lines = inForce.map((event) => words.event(text.eventName[event], text.eventLine(eventSpec(state, event))));
    return lines.length > 0 ? words.inForce(lines) : words.noEvent;
  },
  longEvent: (state) => {
    const paid = longEventPrice(state);
    return paid ? words.price(paid.price) : '';
  },
  teamPhase: phaseNow,
  fazaPhase: phaseNow,
  goal: (state) => words.outpostsLeft(outposts(state).length),
  fight: () => words.odds,
};

/** The name of a card's lower half. */
function enhancementName(state: FazaView, seat: Seat, card: CardNo): string {
  const { id, options } = sideUp(state, seat, card).enhancement;
  return options.map((_, option) => text.optionName(id, option)).join(' / ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
