import { editionById } from '../../content/editions.ts';
import type { EditionId, EditionSpec, HeroId } from '../../content/vocabulary.ts';

/** The heroes of the first setup codes: teams of only these come first, and keep their places. */
const FIRST_HEROES: readonly HeroId[] = [
  'soldier',
  'scout',
  'doctor',
  'farmer',
  'rebel',
  'senator',
  'engineer',
  'scientist',
];

/** Every team of an edition in every seat order. The list never changes its order, so a place in it identifies a team. */
export function teamsOf(edition: EditionId): readonly (readonly HeroId[])[] {
  const known = lists.get(edition);
  if (known) return known;
  const teams = teamsFrom(editionById(edition));
  lists.set(edition, teams);
  return teams;
}

const lists = new Map<EditionId, readonly (readonly HeroId[])[]>();

/**
 * The numbering behind `teamsOf`: the teams of the first heroes by size, then for each later hero, in the edition's order,
 * the teams that this hero makes possible. So a new hero at the end of an edition moves no team to another place.
 */
export function teamsFrom({ heroes, team }: Pick<EditionSpec, 'heroes' | 'team'>): readonly (readonly HeroId[])[] {
  const first = FIRST_HEROES.filter((id) => heroes.some((hero) => hero.id === id));
  const later = heroes.map(({ id }) => id).filter((id) => !first.includes(id));
  const areaOf = (id: HeroId): string | undefined => heroes.find((hero) => hero.id === id)?.area;
  const teamsAmong = (some: readonly HeroId[]): HeroId[][] => {
    const teams: HeroId[][] = [];
    let ofOneSize: HeroId[][] = [[]];
    for (let size = 1; size <= team.most; size++) {
      ofOneSize = ofOneSize.flatMap((smaller) => {
        const areas = smaller.map(areaOf);
        return some.filter((id) => !areas.includes(areaOf(id))).map((id) => [...smaller, id]);
      });
      if (size >= team.least) teams.push(...ofOneSize);
    }
    return teams;
  };
  return [
    ...teamsAmong(first),
    ...later.flatMap((id, index) =>
      teamsAmong([...first, ...later.slice(0, index + 1)]).filter((heroes) => heroes.includes(id)),
    ),
  ];
}
