import * as v from 'valibot';
import { equal } from '../../../../kernel/values/equal.ts';
import { fingerprint } from '../../../../kernel/values/hash.ts';
import type { ContentPack, GamePacks, PackId } from '../../../../module/capabilities/packs.ts';
import { addEdition, cardsEach, editions, isPackEdition, knownEdition, newest } from '../../content/editions.ts';
import type { EditionSpec, OwnEditionId } from '../../content/vocabulary.ts';
import { setupProblem } from '../../rules/setup.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { packText } from '../../text/packs.en.ts';
import { editionFrom, readJson, sentenceOf } from './readEdition.ts';

/*
 * A content pack is a file that changes parts of an edition; docs/content-packs.md describes it for authors. Its parts replace
 * those of the edition, and the result is checked as strictly as any edition.
 */

/** Long enough for every card and tile, and short enough for several packs in a browser's store. */
const MOST_PACK_TEXT = 60_000;

/** The editions that a pack can change. */
const BASES = ['published', '24'] as const satisfies readonly OwnEditionId[];
const MOST_EVENTS = Math.max(...BASES.map((id) => editions[id].events.length));

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
  'openings',
  'team',
] as const satisfies readonly (keyof EditionSpec)[];
type Part = (typeof PARTS)[number];

/** A name or an author: no control, invisible or direction-changing characters. */
const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

const packSchema = v.strictObject({
  kind: v.literal('faza content pack'),
  format: v.literal(1),
  name: v.pipe(line(40), v.regex(/[a-z0-9]/i)),
  author: line(60),
  edition: v.exactOptional(v.picklist(BASES)),
  content: v.strictObject({
    ...v.entriesFromList(PARTS, v.exactOptional(v.unknown())),
    // A pack only chooses which cards are in the deck, not what they do.
    events: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_EVENTS))),
  }),
});

type PackFile = v.InferOutput<typeof packSchema>;

/** Content packs of FAZA. */
export const fazaPacks: GamePacks<FazaTypes> = {
  mostText: MOST_PACK_TEXT,
  read: (source) => readJson(source, MOST_PACK_TEXT, readPack),
  neededBy: ({ edition }) => (isPackEdition(edition) ? edition : null),
  has: (id) => knownEdition(id) !== undefined,
  problem: (setup) => {
    const problem = setupProblem(setup);
    return problem && text.setupProblemText(problem, (knownEdition(setup.edition) ?? editions.published).team);
  },
};

function readPack(value: unknown): ReturnType<GamePacks['read']> {
  const { success, output, issues } = v.safeParse(packSchema, value, { abortEarly: true });
  if (!success) return { problems: issues.map((issue) => sentenceOf(issue)) };
  const { content } = output;
  const base: EditionSpec = editions[output.edition ?? 'published'];
  const unknown = (content.events ?? []).filter((id) => !base.events.some((event) => event.id === id));
  if (unknown.length > 0) return { problems: unknown.map(words.event) };
  const read = editionFrom(mergedWith(base, content), 'content.');
  if ('problems' in read) return read;
  const problems = limitsOf(base, read.edition);
  if (problems.length > 0) return { problems };
  const id = idOf(output.name, read.edition);
  const pack: ContentPack = {
    id,
    name: output.name,
    author: output.author,
    differences: differencesOf(base, read.edition),
  };
  return { pack, add: () => addEdition(id, { ...read.edition, id }) };
}

/** An edition whose parts are replaced by those of a pack. */
function mergedWith(base: EditionSpec, { events, ...parts }: PackFile['content']): object {
  const chosen = base.events.filter(({ id }) => events === undefined || events.includes(id));
  // A card that is named twice leads to the problem that says so.
  const twice = (events ?? []).length > chosen.length ? chosen : [];
  return { ...base, ...parts, events: [...chosen, ...twice] };
}

/** The parts of an edition that the screens have no room or pictures for, or that a pack must not change. */
function limitsOf(base: EditionSpec, edition: EditionSpec): string[] {
  const { decks, drones, rebels, heroes, tiles } = edition;
  const cards = cardsEach(base);
  const most = base.drones.perTile;
  const areaOf = (id: string) => base.heroes.find((hero) => hero.id === id)?.area;
  const strangers = heroes.filter(({ id }) => areaOf(id) === undefined);
  const keepsAreas = heroes.every(({ id, area }) => [area, undefined].includes(areaOf(id)));
  const differs = PARTS.some((name) => !equal(edition[name], base[name]));
  return [
    ...(Object.values(decks).every((deck) => deck.length === cards) ? [] : [words.cards(cards)]),
    ...(drones.perTile <= most && rebels.perTile <= most ? [] : [words.perTile(most)]),
    ...strangers.map(({ id }) => words.hero(id)),
    ...(keepsAreas ? [] : [words.area]),
    ...(tiles.every(({ dense }, index) => dense === base.tiles[index]?.dense) ? [] : [words.dense]),
    ...(differs ? [] : [words.nothing]),
  ];
}

/** The ID of a pack: packs with the same name and content are the same. The name lets the page ask for a missing pack. */
function idOf(name: string, { id: _, ...content }: EditionSpec): PackId {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `pack-${plain}-${fingerprint(content)}`;
}

/** The differences from the edition that a pack changes; for lists with the number of entries that differ. */
function differencesOf(base: EditionSpec, edition: EditionSpec): string[] {
  const tiles = base.tiles.length;
  const differences = PARTS.flatMap((name) => {
    if (equal(edition[name], base[name])) return [];
    return [packText.differs(packText.parts[name], changesIn(name, base, edition))];
  });
  return tiles === newest.tiles.length ? differences : [packText.tiles(tiles), ...differences];
}

function changesIn(name: Part, base: EditionSpec, edition: EditionSpec): number {
  const [now, before]: unknown[] = [edition[name], base[name]];
  if (name === 'decks') {
    const cards = (of: EditionSpec) => Object.values(of.decks).flat();
    return different(cards(edition), cards(base));
  }
  return Array.isArray(now) && Array.isArray(before) ? different(now, before) : 0;
}

/** The number of items that are in only one of two lists; a changed item counts once. */
function different(now: readonly unknown[], before: readonly unknown[]): number {
  const missingIn = (list: readonly unknown[], from: readonly unknown[]): number =>
    list.filter((item) => !from.some((other) => equal(item, other))).length;
  return Math.max(missingIn(now, before), missingIn(before, now));
}
