import { type Source, walk } from '../tools/source.ts';

/** A word or phrase that players must not read, and its replacement. */
interface Variant {
  readonly found: RegExp;
  readonly say: string;
}

/** One word for one thing: the glossary of the game, by the variants that it rules out. */
const GLOSSARY: readonly Variant[] = [
  { found: /\bwound(s|ed|ing)?\b|\btorn\b/i, say: 'injury, injure' },
  { found: /\bthr(ow|ows|ew|own|owing)\b/i, say: 'roll' },
  { found: /\bkill(s|ed|ing|er)?\b/i, say: 'defeat (Drones), fall (Rebels), die (heroes)' },
  { found: /\bdestroy(s|ed|ing)?\b/i, say: 'defeat' },
  { found: /\bhit(s|ting)?\b/i, say: 'defeat' },
  { found: /\bheal(s|ed|ing)?\b/i, say: 'recover (cards), repair (ships)' },
  { found: /\b(an?|the|this|that|which|same|next|every|each|no|starting|another|other|of) places?\b/i, say: 'tile' },
  { found: /\b(an?|the|this|that|which|same|next|every|each|another) fields?\b/i, say: 'tile' },
  { found: /\b(take|takes|taken|taking|took)( \w+){0,3} back\b/i, say: 'undo' },
  { found: /\blook(s|ed|ing)? back\b/i, say: 'replay' },
  { found: /\b(stamps?|figures)\b/i, say: 'achievements, stats' },
  { found: /\b[Mm]other ships?\b|\bmotherships?\b/, say: 'Mothership' },
  { found: /(?<=\S )(drones?|rebels?)\b|\b(drones?|rebels?)(?= \S)/, say: 'Drone, Rebel' },
  { found: /[a-z,] (Hero|Heroes|Tiles|Injury|Injuries|Undo|Redo|Odds)\b/, say: 'hero, tile, injury, undo, redo, odds' },
  { found: /\b(Team|Faza) Phase\b|\b(team|faza) phase\b/, say: 'Team phase, Faza phase' },
  { found: /\bphases? [A-D]\b/i, say: 'the phase by its name' },
];

/** A percentage with a space before its sign. */
const PERCENT = /\d[\s\u00a0]%/;

/** British spellings, and typography that is not American. */
const SPELLING: readonly Variant[] = [
  { found: /\b\w*(colour|favour|honour|behaviour|neighbour|armour|harbour|labour|rumour)\w*/i, say: '-or' },
  { found: /\b(centre|metre|theatre|litre)s?\b/i, say: '-er' },
  { found: /\b(licence|defence|offence|practise|practised|practising)s?\b/i, say: 'license, defense, practice' },
  { found: /\b(grey|programme|catalogue|cheque|tyre|storey|sceptical)s?\b/i, say: 'gray, program, catalog …' },
  { found: /\b(travel|label|cancel|model|signal)l(ed|ing|er)\b/i, say: 'a single l' },
  {
    found: /\b\w*(real|recogn|organ|minim|maxim|optim|summar|apolog|general|normal|final)is(e|ed|es|ing|ation)\b/i,
    say: '-ize',
  },
  { found: /\banalys(e|ed|es|ing)\b/i, say: 'analyze' },
  { found: /\b(to|back|for|after|up|down)wards\b/i, say: 'toward, backward, afterward' },
  { found: /\b(learnt|burnt|leapt|spelt|dreamt|whilst|amongst)\b/i, say: 'learned, leaped, while, among' },
  { found: /\b(set-up|re-roll\w*|anti-clockwise)\b/i, say: 'setup, reroll' },
  { found: /\b(\d|tiles?|steps?) further\b/i, say: 'farther' },
  { found: PERCENT, say: '50%' },
  { found: / – /, say: 'a comma, a colon or two sentences' },
  { found: /\s…(?!\s)|\w …/, say: '… without a space' },
  { found: /\.\.\./, say: '…' },
];

/** Phrases that puzzle a native speaker, or that only our own design pages used. */
const IDIOM: readonly Variant[] = [
  {
    found: /\b(anew|whoever|whomever)\b|\b(go|goes|went|come|comes|came|is|be) (out )?otherwise\b/i,
    say: 'again, anyone who, differently',
  },
  { found: /\b(some|any|every)body\b/i, say: 'someone, anyone, everyone' },
  { found: /\bof (the computer’s|yours|ours)\b/i, say: 'computer players, your games, FAZA’s' },
  { found: /\b(play|plays|played|playing) on\b/i, say: 'keep playing, continue' },
  { found: /\b[Aa] press\b|\bjust now\b|\bAll right\b/, say: 'Press to …, right now, Got it' },
  { found: /\bhangs? on (one|a) \w+\b/i, say: 'has 1 health left' },
  { found: /\bWhat is this\?/, say: 'What’s this?' },
  { found: /\b(who looks|who wants)\b/i, say: 'a named subject' },
  { found: /\bhero(es)? in front\b/i, say: 'selected hero' },
  { found: /\b(can|could|may|must) be fought\b/i, say: 'you can fight' },
  { found: /\b(goes|go|going|went|gone) on\b/i, say: 'continue' },
  { found: /\b(lies|lie) (ready|here|there|on|over|in)\b/i, say: 'is' },
  { found: /\b(be|get|got) rid of\b/i, say: 'end' },
  { found: /\b(any|no) more\b(?! than)(?=[.,;:!?]|$)/i, say: 'no longer' },
  { found: /\b(puts?|putting) aside\b/i, say: 'set aside' },
  { found: /\bof its own\b/i, say: 'on its own' },
  { found: /\bis (for|of) another\b/i, say: 'is from a different' },
];

/** Three things in a row, each of one word or of two with an article, without the comma before the last one. */
const SERIES: readonly Variant[] = [
  /[\p{L}\d], (?:(?:your|their|its) )?(?!more or less)[\p{L}\d’-]+ (?:and|or) /u,
  /\b(?:an?|the|no) [\p{L}’-]+, (?:an?|the|no) [\p{L}’-]+ (?:and|or) /iu,
].map((found) => ({ found, say: 'a comma before the last of three or more' }));

/**
 * Words that are right where they occur. A die that defeats a Drone is a hit, the opposite of a miss: there is no other
 * word for the side of a die, and the rule that defines a hit has it as its title.
 */
const ALLOWED: readonly RegExp[] = [
  /\bA hit\b/g,
  /\b[Hh]its and (all )?injuries\b/g,
  /\bEvery hit and every injury\b/g,
  /\b\w+ hits?, \w+ miss(es)?\b/g,
  /\bdice were hits\b/g,
  /^[Hh]its?$/g,
  /\bField Dressing\b/g,
  /\bSIL Open Font License\b/g,
  // A card of Azardia.
  /\bThrown Gauntlet\b/g,
];

/** What is wrong with a text that players read: each variant with its replacement; empty for a good text. */
export function wrongWords(text: string): string[] {
  return variantsIn(text, [...GLOSSARY, ...SPELLING, ...IDIOM, ...SERIES]);
}

/** What is wrong with the spelling of a text, for players or for users of the command line. */
export function wrongSpelling(text: string): string[] {
  return variantsIn(text, SPELLING);
}

function variantsIn(text: string, variants: readonly Variant[]): string[] {
  const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
  return variants.flatMap(({ found, say }) => {
    const word = found.exec(rest)?.[0];
    return word === undefined ? [] : [`“${word}” in “${text}”: say ${say}`];
  });
}

/** Every text in a source file; a 2 stands for computed parts. Imports and types are skipped. */
export function textsIn(source: Source): string[] {
  const texts: string[] = [];
  let outside = 0;
  const leave = () => {
    outside += 1;
  };
  const enter = () => {
    outside -= 1;
  };
  walk(source, {
    ImportDeclaration: leave,
    'ImportDeclaration:exit': enter,
    TSLiteralType: leave,
    'TSLiteralType:exit': enter,
    Literal: (node) => {
      if (outside === 0 && typeof node.value === 'string') texts.push(node.value);
    },
    TemplateLiteral: (node) => {
      if (outside === 0) texts.push(node.quasis.map((quasi) => quasi.value.cooked ?? '').join('2'));
    },
  });
  return texts;
}

/** A text of a catalog, with the keys that lead to it. */
export interface CatalogText {
  readonly path: string;
  readonly text: string;
}

const SAMPLES: readonly unknown[] = [1, 2, 'Soldier', true, ['Soldier', 'Doctor']];
/** Recognizes the output of a function that was given unsuitable samples. */
const NONSENSE = /undefined|NaN|\[object|=>|Invalid Date|function|\btrue\b|Soldier,/;

/** Every text that a catalog contains or makes: its functions are called with every combination of suitable samples. */
export function textsOf(value: unknown, path: string): CatalogText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return made(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

function made(
  make: { readonly length: number; call(self: null, ...given: readonly unknown[]): unknown },
  path: string,
) {
  const texts = new Set<string>();
  for (const given of combinations(Math.min(make.length, 4))) {
    try {
      const text = make.call(null, ...given);
      if (typeof text === 'string' && !NONSENSE.test(text)) texts.add(text);
    } catch {
      // These samples do not suit this function; others do.
    }
  }
  return [...texts].map((text) => ({ path: `${path}()`, text }));
}

function combinations(length: number): (readonly unknown[])[] {
  if (length === 0) return [[]];
  return combinations(length - 1).flatMap((rest) => SAMPLES.map((sample) => [...rest, sample]));
}
