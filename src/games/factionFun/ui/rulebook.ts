import type { Chapter, RulebookEntry } from '../../../module/gameModule.ts';
import { readingsChapter, ruleChapters } from '../../../smallGame/rulebook.ts';
import { ACTION_DECK } from '../content/cards.ts';
import { EVENT_DECK } from '../content/events.ts';
import { PEOPLES } from '../content/vocabulary.ts';
import type { RuleId } from '../rules/ruleIds.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardText, eventText } from '../text/names.en.ts';
import { ruleText } from '../text/rules.en.ts';

/** The chapters by the letter that their rules begin with. */
const CHAPTERS: readonly (readonly [letter: string, id: keyof typeof text.chapters])[] = [
  ['S', 'setup'],
  ['R', 'sequence'],
  ['M', 'movement'],
  ['C', 'claims'],
  ['L', 'links'],
  ['B', 'battles'],
  ['E', 'events'],
  ['A', 'actionCards'],
  ['P', 'specialties'],
  ['W', 'end'],
  ['V', 'options'],
];

/** The rulebook, the cards, the names of the text, and at its end how we read it. */
export const chapters: readonly Chapter[] = [
  ...ruleChapters(ruleText, CHAPTERS, text.chapters),
  {
    id: 'cards',
    title: text.gallery.cards,
    about: null,
    entries: PEOPLES.flatMap((people) => [...new Set(ACTION_DECK[people])]).map((card) =>
      cardEntry(card, cardText[card], 'A1'),
    ),
  },
  {
    id: 'eventCards',
    title: text.gallery.events,
    about: null,
    entries: [...new Set(EVENT_DECK)].map((event) => cardEntry(event, eventText[event], 'R1')),
  },
  {
    id: 'glossary',
    title: text.glossary.title,
    about: text.glossary.about,
    entries: text.glossary.names.map(([name, title, rule]) => ({
      id: `name:${title}`,
      rule: null,
      title,
      text: text.glossary.entry(name),
      see: [rule],
      rulings: [],
    })),
  },
  readingsChapter(ruleText, text.readings),
];

function cardEntry(
  id: string,
  { name, effect }: { readonly name: string; readonly effect: string },
  rule: RuleId,
): RulebookEntry {
  return { id: `card:${id}`, rule: null, title: name, text: effect, see: [rule], rulings: [] };
}
