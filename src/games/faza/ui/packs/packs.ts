import * as v from 'valibot';
import { equal } from '../../../../kernel/equal.ts';
import { fingerprint } from '../../../../kernel/hash.ts';
import type { ContentPack, GamePacks, PackId } from '../../../../module/packs.ts';
import { addEdition, editions, isOwnEdition, knownEdition } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import { setupProblem } from '../../rules/setup.ts';
import type { FazaTypes } from '../../rules/types.ts';
import { text } from '../../text/en.ts';
import { packText } from '../../text/packs.en.ts';
import { readEdition, sentenceOf } from './readEdition.ts';

/*
 * A content pack is a file that changes parts of the published edition; docs/content-packs.md describes it for authors. What it
 * changes is put into the published edition, and the whole is read as strictly as any edition.
 */

/** Long enough for every card and tile, and short enough for several packs in a browser's store. */
const MOST_PACK_TEXT = 60_000;
const published: EditionSpec = editions.published;

/** What the board and the cards have room for. */
const CARDS = 4;
const MOST_PER_TILE = 3;

const words = packText.limits;

const PARTS = [
  'tiles',
  'fazaformed',
  'ships',
  'drones',
  'rebels',
  'heroes',
  'decks',
  'events',
  'modes',
  'headStart',
  'openings',
  'team',
] as const satisfies readonly (keyof EditionSpec)[];
type Part = (typeof PARTS)[number];

/** A name or an author: plain characters without anything that turns the text around or hides in it. */
const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

const part = v.exactOptional(v.unknown());
const packSchema = v.strictObject({
  kind: v.literal('faza content pack'),
  format: v.literal(1),
  name: v.pipe(line(40), v.regex(/[a-z0-9]/i)),
  author: line(60),
  content: v.strictObject({
    tiles: part,
    fazaformed: part,
    ships: part,
    drones: part,
    rebels: part,
    heroes: part,
    decks: part,
    // The texts of event cards tell their effects, so a pack chooses which cards are in the deck.
    events: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(published.events.length))),
    modes: part,
    headStart: part,
    openings: part,
    team: part,
  }),
});

type PackFile = v.InferOutput<typeof packSchema>;

/** Content packs of FAZA. */
export const fazaPacks: GamePacks<FazaTypes> = {
  mostText: MOST_PACK_TEXT,
  read: (source) => {
    try {
      return readPack(source);
    } catch {
      // Deeply nested values exhaust the stack of the checks.
      return { problems: [packText.read.tooDeep] };
    }
  },
  neededBy: ({ edition }) => (isOwnEdition(edition) ? null : edition),
  has: (id) => knownEdition(id) !== undefined,
  withPack: (setup, edition) => ({ ...setup, edition }),
  problem: (setup) => {
    const problem = setupProblem(setup);
    return problem && text.setupProblemText[problem];
  },
};

function readPack(source: string): ReturnType<GamePacks['read']> {
  if (source.length > MOST_PACK_TEXT) return { problems: [packText.read.tooLong] };
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { problems: [packText.read.noJson] };
  }
  const { success, output, issues } = v.safeParse(packSchema, value, { abortEarly: true });
  if (!success) return { problems: issues.map((issue) => sentenceOf(issue)) };
  const { content } = output;
  const unknown = (content.events ?? []).filter((id) => !published.events.some((event) => event.id === id));
  if (unknown.length > 0) return { problems: unknown.map(words.event) };
  const read = readEdition(JSON.stringify(mergedWith(content)), 'content.');
  if ('problems' in read) return read;
  const problems = limitsOf(read.edition);
  if (problems.length > 0) return { problems };
  const id = idOf(output.name, read.edition);
  const pack: ContentPack = { id, name: output.name, author: output.author, differences: differencesOf(read.edition) };
  return { pack, add: () => addEdition(id, { ...read.edition, id }) };
}

/** The published edition with the parts of a pack in the place of its own. */
function mergedWith({ events, ...parts }: PackFile['content']): object {
  const chosen = published.events.filter(({ id }) => events === undefined || events.includes(id));
  // Whoever names a card twice gets the sentence for that.
  const twice = (events ?? []).length > chosen.length ? chosen : [];
  return { ...published, ...parts, events: [...chosen, ...twice] };
}

/** What of an edition the screens of the published one could not show. */
function limitsOf({ decks, drones, rebels, heroes, ...others }: EditionSpec): string[] {
  const areaOf = (id: string) => published.heroes.find((hero) => hero.id === id)?.area;
  const differs = PARTS.some((name) => !equal({ decks, drones, rebels, heroes, ...others }[name], published[name]));
  return [
    ...(Object.values(decks).every((deck) => deck.length === CARDS) ? [] : [words.cards]),
    ...(drones.perTile <= MOST_PER_TILE && rebels.perTile <= MOST_PER_TILE ? [] : [words.perTile]),
    ...(heroes.every(({ id, area }) => areaOf(id) === area) ? [] : [words.area]),
    ...(differs ? [] : [words.nothing]),
  ];
}

/** Two packs with the same content and name are one; the name is in front so that a missing pack can be asked for. */
function idOf(name: string, { id: _, ...content }: EditionSpec): PackId {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `pack-${plain}-${fingerprint(content)}`;
}

/** What differs from the published edition: lists with the number of entries that are not as there. */
function differencesOf(edition: EditionSpec): string[] {
  return PARTS.flatMap((name) => {
    if (equal(edition[name], published[name])) return [];
    return [packText.differs(packText.parts[name], changesIn(name, edition))];
  });
}

function changesIn(name: Part, edition: EditionSpec): number {
  const [now, before]: unknown[] = [edition[name], published[name]];
  if (name === 'decks') {
    const cards = (of: EditionSpec) => Object.values(of.decks).flat();
    return different(cards(edition), cards(published));
  }
  return Array.isArray(now) && Array.isArray(before) ? different(now, before) : 0;
}

/** How many things of two lists are only in one of them; a changed one counts once. */
function different(now: readonly unknown[], before: readonly unknown[]): number {
  const missingIn = (list: readonly unknown[], from: readonly unknown[]): number =>
    list.filter((item) => !from.some((other) => equal(item, other))).length;
  return Math.max(missingIn(now, before), missingIn(before, now));
}
