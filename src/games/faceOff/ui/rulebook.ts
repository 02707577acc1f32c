import type { Chapter } from '../../../module/gameModule.ts';
import { ruleChapters } from '../../../smallGame/rulebook.ts';
import type { CardId } from '../content/cards.ts';
import { cardLine, cardName } from '../text/cards.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardNames } from '../text/names.en.ts';
import { ruleText } from '../text/rules.en.ts';

/** The chapters by the letter that their rules begin with. */
const CHAPTERS: readonly (readonly [letter: string, id: keyof typeof text.chapters])[] = [
  ['G', 'shape'],
  ['S', 'setup'],
  ['C', 'clock'],
  ['F', 'faceOff'],
  ['H', 'assault'],
  ['M', 'market'],
  ['T', 'ties'],
  ['A', 'abilities'],
  ['D', 'drawPhase'],
  ['E', 'end'],
  ['X', 'fiveSeats'],
  ['R', 'readings'],
];

/** The rulebook, how we read it, and all cards. */
export const chapters: readonly Chapter[] = [
  ...ruleChapters(ruleText, CHAPTERS, text.chapters),
  {
    id: 'cards',
    title: text.cards,
    about: null,
    entries: (Object.keys(cardNames) as CardId[]).map((card) => ({
      id: `card:${card}`,
      rule: null,
      title: cardName(card),
      text: cardLine(card),
      see: [],
      rulings: [],
    })),
  },
];
