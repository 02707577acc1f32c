import { editions } from '../../../games/faza/content/editions.ts';
import type { EditionId, HeroId } from '../../../games/faza/content/vocabulary.ts';

/** Every team of an edition, in every order of its seats, always in the same order: a team is known by its place here. */
export function teamsOf(edition: EditionId): readonly (readonly HeroId[])[] {
  const known = lists.get(edition);
  if (known) return known;
  const { heroes, team } = editions[edition];
  const teams: HeroId[][] = [];
  let ofOneSize: HeroId[][] = [[]];
  for (let size = 1; size <= team.most; size++) {
    ofOneSize = ofOneSize.flatMap((smaller) => {
      const areas = smaller.map((id) => heroes.find((hero) => hero.id === id)?.area);
      return heroes.filter(({ area }) => !areas.includes(area)).map(({ id }) => [...smaller, id]);
    });
    if (size >= team.least) teams.push(...ofOneSize);
  }
  lists.set(edition, teams);
  return teams;
}

const lists = new Map<EditionId, readonly (readonly HeroId[])[]>();
