import { required } from '../../../kernel/values/required.ts';
import type { Chapter, RulebookEntry } from '../../../module/gameModule.ts';
import { readingsChapter, ruleChapters } from '../../../smallGame/rulebook.ts';
import { type CardId, fightersOf, isAssault, isBonus, victoryOf } from '../content/cards.ts';
import { type HqId, REWARD_POINTS } from '../content/hqs.ts';
import { FACTIONS, type SetId } from '../content/vocabulary.ts';
import type { RuleId } from '../rules/ruleIds.ts';
import { cardLine, cardName, pointsText } from '../text/cards.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardNames, hqNames, rewardNames } from '../text/names.en.ts';
import { ruleText } from '../text/rules.en.ts';
import { tableText } from '../text/table.en.ts';
import { cardPicture, hqPicture } from './cardPicture.ts';

const SETS: readonly SetId[] = ['house', ...FACTIONS];
const ALL = Object.keys(cardNames) as CardId[];

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
  ['R', 'settled'],
];

/** The cards of a kind, in printed order, with what the rulebook says of them. */
const GALLERY: readonly (readonly [id: keyof typeof text.gallery, rule: RuleId, cards: readonly CardId[]])[] = [
  ['monsters', 'S1', fightersOf('starter', 'monsters')],
  ['cowboys', 'S1', fightersOf('starter', 'cowboys')],
  ['ninjas', 'S1', fightersOf('starter', 'ninjas')],
  ['pirates', 'S1', fightersOf('starter', 'pirates')],
  ['power', 'F7', SETS.flatMap((set) => fightersOf('power', set))],
  ['market', 'M1', SETS.flatMap((set) => fightersOf('market', set))],
  ['victory', 'E4', ALL.filter((card) => victoryOf(card) !== null)],
  ['bonus', 'E6', ALL.filter(isBonus)],
  ['assault', 'H3', ALL.filter(isAssault)],
  ['scrubs', 'D4', fightersOf('scrub', 'house')],
];

function cardEntry(card: CardId, rule: RuleId): RulebookEntry {
  const name = cardName(card);
  const line = cardLine(card).slice(`${name}: `.length);
  const picture = (): HTMLElement => required(cardPicture(card));
  return {
    id: `card:${card}`,
    rule: null,
    title: name,
    text: line.charAt(0).toUpperCase() + line.slice(1),
    see: [rule],
    rulings: [],
    ...(!isAssault(card) && { picture }),
  };
}

function hqEntry(hq: HqId): RulebookEntry {
  const words = [tableText.hqEffects[hq], text.rewardOf(rewardNames[hq], pointsText(REWARD_POINTS[hq]))];
  const picture = (): HTMLElement => hqPicture(hq);
  return { id: `hq:${hq}`, rule: null, title: hqNames[hq], text: words.join(' '), see: ['T1'], rulings: [], picture };
}

/** The rulebook, all cards and headquarters, and at its end how we read it. */
export const chapters: readonly Chapter[] = [
  ...ruleChapters(ruleText, CHAPTERS, text.chapters),
  ...GALLERY.map(([id, rule, cards]): Chapter => {
    const entries = cards.map((card) => cardEntry(card, rule));
    return { id: `cards:${id}`, title: text.gallery[id], about: null, entries };
  }),
  { id: 'headquarters', title: text.headquarters, about: null, entries: SETS.map(hqEntry) },
  readingsChapter(ruleText, text.readings),
];
