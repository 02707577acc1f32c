import type { CardFace, Chapter, RulebookEntry } from '../../../module/gameModule.ts';
import { readingsChapter, ruleChapters } from '../../../smallGame/rulebook.ts';
import {
  ACTION_IDS,
  type ActionId,
  actionSpec,
  EVENT_IDS,
  type EventId,
  PENALTY_IDS,
  type PenaltyId,
  penaltySpec,
} from '../content/cards.ts';
import type { RuleId } from '../rules/ruleIds.ts';
import { actionText, type CardText, eventText, penaltyText } from '../text/cards.en.ts';
import { moduleText as text, timingKind } from '../text/module.en.ts';
import { coinText } from '../text/names.en.ts';
import { ruleText } from '../text/rules.en.ts';
import { playedWhenText } from '../text/whyNot.en.ts';
import { cardPicture } from './cardPicture.ts';

/** The chapters by the letter that their rules begin with. */
const CHAPTERS: readonly (readonly [letter: string, id: keyof typeof text.chapters])[] = [
  ['S', 'setup'],
  ['B', 'board'],
  ['M', 'movement'],
  ['T', 'turn'],
  ['L', 'levels'],
  ['K', 'coins'],
  ['C', 'characters'],
  ['X', 'responses'],
  ['H', 'challenges'],
  ['E', 'events'],
  ['P', 'penalties'],
  ['G', 'grace'],
  ['O', 'options'],
];

/** Every kind of card of a deck, as it looks: its picture, its effect, and its number of copies. */
function cardChapter<Id extends ActionId | PenaltyId | EventId>(
  id: keyof typeof text.gallery,
  cards: readonly Id[],
  texts: Readonly<Record<Id, CardText>>,
  faceOf: (card: Id) => CardFace,
  factsOf: (card: Id) => readonly string[],
  rule: RuleId,
): Chapter {
  const entries = cards.map((card): RulebookEntry => {
    const { name, text: effect } = texts[card];
    return {
      id: `card:${card}`,
      rule: null,
      title: name,
      text: effect,
      notes: factsOf(card).join(' '),
      picture: () => cardPicture(card),
      face: faceOf(card),
      see: [rule],
      rulings: [],
    };
  });
  return { id, ...text.gallery[id], entries };
}

/** An action card has the color of the time at which it is played, and says that time and its price. */
function actionFace(card: ActionId): CardFace {
  const { when, cost } = actionSpec(card);
  const kinds = [...new Set(when.map((timing) => timingKind[timing]))];
  const price = cost > 0 ? [coinText(cost)] : [];
  return { kind: kinds[0] ?? 'turn', chips: [...kinds.map((kind) => text.timings[kind]), ...price] };
}

const penaltyFace: CardFace = { kind: 'penalty', chips: [text.cardKinds.penalty] };
const eventFace: CardFace = { kind: 'event', chips: [text.cardKinds.event] };

/** The rulebook, the cards, and at its end how we read it. */
export const chapters: readonly Chapter[] = [
  ...ruleChapters(ruleText, CHAPTERS, text.chapters),
  cardChapter(
    'actionCards',
    ACTION_IDS,
    actionText,
    actionFace,
    (card) => [playedWhenText(actionSpec(card)), text.inDeck(actionSpec(card).copies)],
    'T2',
  ),
  cardChapter(
    'penaltyCards',
    PENALTY_IDS,
    penaltyText,
    () => penaltyFace,
    (card) => [text.inDeck(penaltySpec(card).copies)],
    'P1',
  ),
  cardChapter(
    'eventCards',
    EVENT_IDS,
    eventText,
    () => eventFace,
    () => [text.inDeck(1)],
    'E1',
  ),
  readingsChapter(ruleText, text.readings),
];
