import type { Chapter, RulebookEntry } from '../../../module/gameModule.ts';
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
import { moduleText as text } from '../text/module.en.ts';
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

/** Every kind of card of a deck: its effect, its number of copies, and its picture. */
function cardChapter<Id extends ActionId | PenaltyId | EventId>(
  id: keyof typeof text.gallery,
  cards: readonly Id[],
  texts: Readonly<Record<Id, CardText>>,
  factsOf: (card: Id) => readonly string[],
  rule: RuleId,
): Chapter {
  const entries = cards.map((card): RulebookEntry => {
    const { name, text: effect } = texts[card];
    const words = [effect, ...factsOf(card)].join(' ');
    const picture = (): HTMLElement => cardPicture(card);
    return { id: `card:${card}`, rule: null, title: name, text: words, picture, see: [rule], rulings: [] };
  });
  return { id, ...text.gallery[id], entries };
}

/** The rulebook, the cards, and at its end how we read it. */
export const chapters: readonly Chapter[] = [
  ...ruleChapters(ruleText, CHAPTERS, text.chapters),
  cardChapter(
    'actionCards',
    ACTION_IDS,
    actionText,
    (card) => [playedWhenText(actionSpec(card)), text.inDeck(actionSpec(card).copies)],
    'T2',
  ),
  cardChapter('penaltyCards', PENALTY_IDS, penaltyText, (card) => [text.inDeck(penaltySpec(card).copies)], 'P1'),
  cardChapter('eventCards', EVENT_IDS, eventText, () => [text.inDeck(1)], 'E1'),
  readingsChapter(ruleText, text.readings),
];
