import type { PeopleId } from '../../content/vocabulary.ts';

/** Colors by role; `assets/vector/factionFun/kit.mjs` paints pictures with the same ones. */
export const paint = {
  ink: 0x17233f,
  soft: 0x4a5268,
  tin: 0xf8f4e9,
  chip: 0xe9e1cc,
  white: 0xffffff,
  wall: 0x115247,
  wallDark: 0x0a3a33,
  wallLight: 0x1d6a5d,
  clay: 0xb96f3e,

  act: 0xb3261e,
  actDark: 0x7f1712,
  gold: 0xf2c84b,
  goldDark: 0x5a3a00,
  off: 0xece7da,
  offInk: 0x5a6072,
  line: 0xc9c2b2,
} as const;

/** The colors of a people: its own, what is written on it, a dark one for outlines, and a light one behind pictures. */
export const PEOPLE_PAINT: Readonly<
  Record<PeopleId, { readonly main: number; readonly on: number; readonly dark: number; readonly pale: number }>
> = {
  sailfolk: { main: 0x2453b4, on: paint.white, dark: 0x0f2a66, pale: 0xd9e5fb },
  hearthfolk: { main: 0xefa51f, on: paint.ink, dark: 0x6b3a00, pale: 0xfdecc4 },
};
