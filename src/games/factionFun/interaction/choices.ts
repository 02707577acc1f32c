import type { Path } from '../../../module/screens/table.ts';
import { beginsWith, type CommandPath, commandPathAt } from '../../../smallGame/table/selection.ts';
import { distance, neighborsOf } from '../rules/board/hexes.ts';
import { realmOf } from '../rules/board/realm.ts';
import { battleForecast } from '../rules/forecast/battles.ts';
import { answerOdds, attackOdds } from '../rules/forecast/odds.ts';
import { labelOf, reachOf } from '../rules/forecast/reach.ts';
import { linksOf } from '../rules/forecast/stakes.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { AvatarNo, FactionFunView, Role, Seat, TileNo } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { tableText as text } from '../text/table.en.ts';
import { avatarKey, numberIn, tileKey } from './steps.ts';
import type { TileMark } from './view.ts';

export type Paths = readonly CommandPath<FactionFunTypes>[];

/** What can be chosen next, each with the path that a press points at. */
export interface Choices {
  readonly tiles: ReadonlyMap<TileNo, readonly string[]>;
  readonly avatars: ReadonlyMap<AvatarNo, readonly string[]>;
  /** By the keys of cards. */
  readonly cards: ReadonlyMap<string, readonly string[]>;
  readonly options: readonly { readonly key: string; readonly label: string; readonly path: readonly string[] }[];
}

/** What can be chosen next on the table: instead of what completes the selection, or after it. */
export function choicesOf(view: FactionFunView, paths: Paths, path: Path): Choices {
  const stem = commandPathAt(paths, path) ? path.slice(0, -1) : path;
  const tiles = new Map<TileNo, readonly string[]>();
  const avatars = new Map<AvatarNo, readonly string[]>();
  const cards = new Map<string, readonly string[]>();
  const options = new Map<string, Choices['options'][number]>();
  const keys = (count: number): string[] => stem.slice(0, count).map(({ kind }) => kind);
  for (const candidate of paths) {
    // Another card or avatar can be chosen instead of the first one at any time.
    const [first] = candidate.steps;
    if (first) put(first, []);
    const step = candidate.steps[stem.length];
    if (stem.length > 0 && step && beginsWith(candidate, stem)) put(step, keys(stem.length));
  }
  if (stem.length === 0) {
    shortcuts(view, paths, tiles);
    onlyOption();
  }
  return { tiles, avatars, cards, options: [...options.values()] };

  /** A single option that leads to tiles needs no press of its own. */
  function onlyOption(): void {
    const [only, ...others] = options.keys();
    const following = paths.filter(({ steps }) => steps[0]?.key === only);
    if (only === undefined || others.length > 0 || following.length < paths.length) return;
    if (following.some(({ steps }) => steps.length < 2)) return;
    options.clear();
    for (const { steps } of following) if (steps[1]) put(steps[1], [only]);
  }

  function put({ key, label }: { readonly key: string; readonly label: string }, before: readonly string[]): void {
    const whole = [...before, key];
    const tile = numberIn(key, 'tile');
    const avatar = numberIn(key, 'avatar');
    if (tile !== null) tiles.set(tile, whole);
    else if (avatar !== null) avatars.set(avatar, whole);
    else if (key.startsWith('card:')) cards.set(key, whole);
    else if (before.length > 0 || stem.length === 0) options.set(key, { key, label, path: whole });
  }
}

/** While no avatar is chosen, a tile stands for a move of the nearest avatar that can go there. */
function shortcuts(view: FactionFunView, paths: Paths, tiles: Map<TileNo, readonly string[]>): void {
  const nearest = new Map<TileNo, number>();
  for (const { command } of paths) {
    if (command.do !== 'move') continue;
    const { tile: from } = avatarNamed(view, command.avatar);
    const far = distance(view, from, command.tile);
    if (far === 0 || far >= (nearest.get(command.tile) ?? Infinity)) continue;
    nearest.set(command.tile, far);
    tiles.set(command.tile, [avatarKey(command.avatar), tileKey(command.tile)]);
  }
}

/** The command that one press on the main button gives while nothing is selected; `null` where people must choose. */
export function readyOf(view: FactionFunView, paths: Paths): Command | null {
  const [only, ...others] = paths;
  if (only && others.length === 0) return only.command;
  const [step] = view.steps;
  const found = (...names: readonly Command['do'][]): Command | null =>
    paths.find(({ command }) => names.includes(command.do))?.command ?? null;
  switch (step?.step) {
    case 'card':
    case 'battleCard':
      return found('pass');
    case 'act':
      return found('claim');
    case 'answer':
      return bestAnswer(view, paths);
    case 'captain':
      return found(isBetterAgain(view, step.role) ? 'reroll' : 'pass');
    default:
      return null;
  }
}

/** P5: whether a second roll of the Captain wins more often than the first one as it stands. */
function isBetterAgain(view: FactionFunView, role: Role): boolean {
  const forecast = battleForecast(view);
  if (!forecast?.rerolled) return false;
  const wins = role === 'aggressor' ? 'win' : 'lose';
  return forecast.rerolled[wins] > forecast.odds[wins];
}

/** The answer that takes the land most often. */
function bestAnswer(view: FactionFunView, paths: Paths): Command | null {
  if (view.claim === null) return null;
  const odds = answerOdds(view, avatarNamed(view, view.claim.avatar), view.claim.tile);
  const best = [...odds].sort((one, other) => other.made * other.battle.win - one.made * one.battle.win)[0];
  return paths.find(({ command }) => command.do === 'answer' && command.avatar === best?.avatar)?.command ?? null;
}

/** The marks on the tiles and avatars that can be chosen. */
export function marksOf(view: FactionFunView, { tiles, avatars }: Choices, path: Path): TileMark[] {
  const reaches = new Map<AvatarNo, ReturnType<typeof marksInReach>>();
  const isMove = view.steps[0]?.step === 'move';
  const chosen = isMove
    ? []
    : [...avatars].map(([avatar, keys]) => avatarMark(view, avatar, keys[0] === path[0]?.kind));
  const marked = [...tiles].map(([tile, keys]): TileMark => {
    const isChosen = keys.length === path.length && keys.every((key, index) => key === path[index]?.kind);
    const avatar = keys.length > 1 ? numberIn(keys[0] ?? '', 'avatar') : null;
    if (avatar === null) return { tile, isChosen, ...choiceMark(view, tile) };
    const known = reaches.get(avatar) ?? marksInReach(view, avatar);
    reaches.set(avatar, known);
    return { tile, isChosen, ...(known.get(tile) ?? { kind: 'walk', tag: '' }) };
  });
  return [...marked, ...chosen];
}

/** The mark of an avatar that can be chosen; one that can answer a claim has the chance of its roll. */
function avatarMark(view: FactionFunView, avatar: AvatarNo, isChosen: boolean): TileMark {
  const { tile } = avatarNamed(view, avatar);
  const { claim } = view;
  const odds = claim ? answerOdds(view, avatarNamed(view, claim.avatar), claim.tile) : [];
  const answer = odds.find((one) => one.avatar === avatar);
  return { tile, isChosen, kind: 'choice', tag: answer ? text.percent(answer.made) : '' };
}

/** The marks on the tiles in reach of an avatar. */
function marksInReach(
  view: FactionFunView,
  avatar: AvatarNo,
): ReadonlyMap<TileNo, Omit<TileMark, 'tile' | 'isChosen'>> {
  const { people } = avatarNamed(view, avatar);
  return new Map(
    reachOf(view, avatar).map((reach) => {
      const label = labelOf(reach);
      const tag = 'chance' in label ? text.percent(label.chance) : '';
      const links = label.kind === 'claim' ? linksOf(view, people, reach.tile) : [];
      return [
        reach.tile,
        {
          kind: label.kind,
          tag,
          ...(reach.way.isSlow ? { isSlow: true } : {}),
          ...(links.length > 0 ? { links } : {}),
        },
      ];
    }),
  );
}

/** The mark of a tile that is attacked from where the actor stands, or chosen for something else. */
function choiceMark(view: FactionFunView, tile: TileNo): Pick<TileMark, 'kind' | 'tag'> {
  if (view.steps[0]?.step !== 'act') return { kind: 'choice', tag: '' };
  return { kind: 'attack', tag: text.percent(attackOdds(view, actorOf(view), tile).win) };
}

/** Marks in the order in which keys propose them to a seat: the likeliest first, and of equal ones those that its realm would touch. */
export function bestFirst(view: FactionFunView, seat: Seat, marks: readonly TileMark[]): TileMark[] {
  const realm = realmOf(view, peopleOf(seat));
  const worth = ({ tile, tag }: TileMark): number => {
    const isLinked = neighborsOf(view, tile).some((next) => realm.has(next));
    return (Number.parseInt(tag, 10) || 0) + (isLinked && !realm.has(tile) ? 0.5 : 0);
  };
  return [...marks].sort((one, other) => worth(other) - worth(one));
}
