import { at } from '../../../../kernel/at.ts';
import type { Topic as AnyTopic, Explanation } from '../../../../module/inspect.ts';
import {
  areaOf,
  dronesHeld,
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
} from '../../rules/board.ts';
import { cardAt, sideUp } from '../../rules/cards.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import type { FazaView } from '../../rules/state.ts';
import { longEventPrice } from '../../scenes/drawPrice.ts';
import { text } from '../../text/en.ts';
import type { Piece } from './piece.ts';
import { pieceText, topicText } from './pieces.en.ts';
import { rulesOf, type Topic, topicsOf } from './topics.ts';

/** One thing about a piece: what it is, how it stands now, and its rules. */
interface PieceTopic extends AnyTopic {
  readonly topic: Topic;
  readonly rules: readonly RuleId[];
}

/** What there is to say about a piece. */
interface PieceExplanation extends Explanation {
  readonly topics: readonly PieceTopic[];
}

const words = pieceText.now;

/** Everything there is to say about a piece as it lies there now. */
export function explain(state: FazaView, piece: Piece): PieceExplanation {
  const topics = topicsOf(state, piece).map(
    (topic): PieceTopic => ({ topic, ...topicText[topic], now: standing(state, piece, topic), rules: rulesOf[topic] }),
  );
  return { title: titleOf(state, piece), about: aboutOf(state, piece), topics };
}

/** What a piece is called. */
export function titleOf(state: FazaView, piece: Piece): string {
  switch (piece.kind) {
    case 'tile':
      return text.tileTitle(piece.tile);
    case 'hero':
      return pieceText.heroIs(text.heroName[heroAt(state, piece.seat).id]);
    case 'health':
    case 'points':
      return pieceText.of(topicText[piece.kind].name, text.heroName[heroAt(state, piece.seat).id]);
    case 'card': {
      const title = text.cardTitle(state, piece.seat, piece.card);
      return title.charAt(0).toUpperCase() + title.slice(1);
    }
    case 'ship':
      return pieceText.heroIs(text.shipName[piece.ship]);
    case 'verb':
      return topicText[piece.verb].name;
    case 'events':
      return topicText.event.name;
    case 'phase':
      return topicText[state.phase === 'faza' ? 'fazaPhase' : 'teamPhase'].name;
    default:
      return topicText[piece.kind].name;
  }
}

function aboutOf(state: FazaView, piece: Piece): string {
  switch (piece.kind) {
    case 'tile':
      return text.describeTile(state, piece.tile);
    case 'hero':
      return `${text.describeHero(state, piece.seat)}.`;
    default:
      return '';
  }
}

/** How things stand now with what is said about a piece. */
function standing(state: FazaView, piece: Piece, topic: Topic): string {
  switch (piece.kind) {
    case 'tile':
      return onTile(state, piece.tile, topic);
    case 'hero':
    case 'health':
    case 'points':
      return ofHero(state, piece.seat, topic);
    case 'card':
      return ofCard(state, piece, topic);
    case 'ship':
      return topic === 'wreck' || topic === piece.ship ? ofShip(state, piece.ship) : '';
    default:
      return atLarge(state, topic);
  }
}

function onTile(state: FazaView, tile: number, topic: Topic): string {
  const here = tileAt(state, tile);
  switch (topic) {
    case 'drones':
      return words.drones(here.drones, roomForDrones(state, tile), state.pool.drones);
    case 'rebels':
      return words.rebels(here.rebels, roomForRebels(state, tile));
    case 'points':
      return words.points(
        seatsOn(state, tile).reduce((sum, seat) => sum + heroAt(state, seat).points, 0),
        seatsOn(state, tile).reduce((sum, seat) => sum + (heroAt(state, seat).bonus ?? 0), 0),
      );
    case 'outpost':
      return words.outpostsLeft(outposts(state).length);
    case 'earth':
      return words.symbol(text.areaName[tileSpec(state, tile).area]);
    case 'carrier':
    case 'destroyer':
    case 'former':
      return ofShip(state, topic);
    default:
      return '';
  }
}

function ofShip(state: FazaView, id: 'carrier' | 'destroyer' | 'former'): string {
  const ship = shipOf(state, id);
  const place = text.tileTitle(ship.tile);
  if (isWreck(ship)) return `${words.wreckAt(place)} ${text.board.wreckGuide[id]}.`;
  return words.ship(ship.health, state.health, place);
}

function ofHero(state: FazaView, seat: number, topic: Topic): string {
  const { cards, points, bonus } = heroAt(state, seat);
  switch (topic) {
    case 'hero':
      return `${text.areaName[areaOf(state, seat)]}.`;
    case 'health':
      return words.wounds(cards.filter((card) => card.injured).length, cards.length);
    case 'points':
      return words.points(points, bonus ?? 0);
    case 'skill':
      return heroSpec(state, seat)
        .skills.map(({ id }) => words.event(text.skillName[id], text.skillLine[id]))
        .join(' ');
    default:
      return '';
  }
}

function ofCard(state: FazaView, { seat, card }: { seat: number; card: number }, topic: Topic): string {
  switch (topic) {
    case 'card':
      return words.used(cardAt(state, seat, card).used);
    case 'movement':
    case 'enhancement':
      return `${halfName(state, seat, card, topic)}: ${text.halfLine(state, seat, card, topic)}`;
    default:
      return '';
  }
}

function atLarge(state: FazaView, topic: Topic): string {
  const { pool, events, tiles } = state;
  switch (topic) {
    case 'dronePool':
      return words.pool(
        pool.drones,
        tiles.reduce((sum, tile) => sum + tile.drones, 0),
        dronesHeld(state),
      );
    case 'rebelPool':
      return words.rebelPool(pool.rebels, rebelsOnBoard(state));
    case 'tracker':
      return words.tracker(text.shipName[at(state.ships, state.tracker).id]);
    case 'deck':
      return words.deck(events.deck.length + events.top.length, events.discards.length);
    case 'event': {
      const inForce = [...(events.short ? [events.short] : []), ...events.long, ...events.kept];
      const lines = inForce.map((event) => words.event(text.eventText[event].name, text.eventText[event].line));
      return lines.length > 0 ? words.inForce(lines) : words.noEvent;
    }
    case 'longEvent': {
      const paid = longEventPrice(state);
      return paid ? words.price(paid.price) : '';
    }
    case 'teamPhase':
    case 'fazaPhase':
      return words.round(state.round, text.modeName[state.mode]);
    case 'goal':
      return words.outpostsLeft(outposts(state).length);
    case 'fight':
      return words.odds;
    default:
      return '';
  }
}

/** What half a card is called, with its number. */
function halfName(state: FazaView, seat: number, card: number, half: 'movement' | 'enhancement'): string {
  const { movement, enhancement } = sideUp(state, seat, card);
  if (half === 'enhancement') {
    return enhancement.options.map((_, option) => text.optionName(enhancement.id, option)).join(' / ');
  }
  const { name, value } = text.movementText(movement);
  return value ? `${name} ${value}` : name;
}
