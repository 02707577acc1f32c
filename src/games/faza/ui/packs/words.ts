import { editions } from '../../content/editions.ts';
import type { EditionSpec, EnhancementId, FazaStep, SkillId } from '../../content/vocabulary.ts';

/*
 * Every word that an edition in a file may use. The names are those of our own editions, because only these have texts
 * and pictures.
 */

const listed = <Word extends string>(words: Readonly<Record<Word, true>>): Word[] => Object.keys(words) as Word[];
const named = <Name>(namesIn: (edition: EditionSpec) => readonly Name[]): Name[] => [
  ...new Set(Object.values(editions).flatMap(namesIn)),
];

export const EDITION_IDS = named(({ id }) => [id]);
export const AREAS = named(({ tiles }) => tiles.map(({ area }) => area));
export const HEROES = named(({ heroes }) => heroes.map(({ id }) => id));
export const SHIPS = named(({ ships }) => ships.map(({ id }) => id));
export const MODES = named(({ modes }) => modes.map(({ id }) => id));
export const OPENINGS = named(({ openings }) => openings.map(({ id }) => id));
export const EVENTS = named(({ events }) => events.map(({ id }) => id));
export const SKILLS: SkillId[] = named(({ heroes }) => heroes.flatMap(({ skills }) => skills.map(({ id }) => id)));
/** Skills of every hero of an edition. */
export const SHARED_SKILLS: SkillId[] = named(({ everybody = [] }) => everybody.map(({ id }) => id));
/** Places that an edition can put on a tile. */
export const PLACES = named(({ places = [] }) => places);
export const ENHANCEMENTS: EnhancementId[] = named(({ decks }) =>
  Object.values(decks).flatMap((deck) =>
    deck.flatMap(({ healthy, injured = healthy }) => [healthy.enhancement.id, injured.enhancement.id]),
  ),
);
/** In the order of the phase (F1–F5). */
export const FAZA_STEPS = listed<FazaStep>({
  attackRebels: true,
  attackHeroes: true,
  invade: true,
  activate: true,
  refresh: true,
});
