/** The two peoples: Sailfolk (the text's colonizers), who act first (R2), and Hearthfolk (its natives). */
export type PeopleId = 'sailfolk' | 'hearthfolk';

/** In the order of their turns (R2). */
export const PEOPLES: readonly [PeopleId, PeopleId] = ['sailfolk', 'hearthfolk'];

/** The other people. */
export function rivalOf(people: PeopleId): PeopleId {
  return people === 'sailfolk' ? 'hearthfolk' : 'sailfolk';
}

/** S5: what a hex consists of. */
export type Terrain = 'plains' | 'forest' | 'mountain' | 'water';

/** S6: what two dice have to reach for a claim. Water cannot be claimed. */
export const LAND_VALUE: Readonly<Record<Terrain, number>> = { plains: 4, forest: 8, mountain: 10, water: Infinity };

/**
 * The kinds of avatars. A `protector` is the Guardian of a Nation, or the Defender of a City (P1); the others besides
 * `base` are the specialties that a people can earn (P6).
 */
export type AvatarKind = 'base' | 'protector' | Specialty;

/** What avatars look like: those without a specialty are of one trade or another. */
export type Figure = AvatarKind | 'base2';

/** What an avatar looks like, by its number. */
export function figureOf(kind: AvatarKind, avatar: number): Figure {
  return kind === 'base' && avatar % 4 > 1 ? 'base2' : kind;
}

/** P2–P5. */
export type Specialty = 'songKeeper' | 'healer' | 'governor' | 'captain';

/** The specialties of each people; each can be earned once a game (P6). */
export const SPECIALTIES: Readonly<Record<PeopleId, readonly Specialty[]>> = {
  sailfolk: ['governor', 'captain'],
  hearthfolk: ['songKeeper', 'healer'],
};
