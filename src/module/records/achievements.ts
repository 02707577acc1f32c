import type { Achievement, AchievementLook, GameDigest, Played, PlayedGames, Progress } from './records.ts';

/** How far games have come toward an achievement. */
export type Question<Digest extends GameDigest> = (games: PlayedGames<Digest>) => Progress;

/** Asks for one victory of some kind. */
export function win<Digest extends GameDigest>(of: (game: Played<Digest>) => boolean): Question<Digest> {
  return (games) => ({ have: games.won().some(of) ? 1 : 0, need: 1 });
}

/** Asks for one finished game of some kind. */
export function once<Digest extends GameDigest>(of: (game: Played<Digest>) => boolean): Question<Digest> {
  return (games) => ({ have: games.finished().some(of) ? 1 : 0, need: 1 });
}

/** Asks for a number of something. */
export function upTo<Digest extends GameDigest>(
  need: number,
  count: (games: PlayedGames<Digest>) => number,
): Question<Digest> {
  return (games) => ({ have: Math.min(need, count(games)), need });
}

/** Asks for a number of different things. */
export function different<Digest extends GameDigest>(
  need: number,
  things: (games: PlayedGames<Digest>) => readonly (string | null)[],
): Question<Digest> {
  return (games) => ({ have: new Set(things(games).filter((thing) => thing !== null)).size, need });
}

/** All achievements of a game, in the order of their texts. */
export function achievementsOf<Id extends string, Digest extends GameDigest>(
  texts: Readonly<Record<Id, Pick<Achievement, 'name' | 'ask'>>>,
  rows: Readonly<Record<Id, readonly [...Looked, Question<Digest>]>>,
): Achievement<Digest>[] {
  const ids = Object.keys(texts) as Id[];
  return ids.map((id) => {
    const [outline, ground, symbol, progress] = rows[id];
    return { id, ...texts[id], look: { outline, ground, symbol }, progress };
  });
}

/** How an achievement looks: its outline, its ground and its symbol. */
type Looked = readonly [AchievementLook['outline'], AchievementLook['ground'], string];
