import type { EventId, ShipId, SkillId, TileNo } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import type { CardNo, Seat } from '../rules/state/state.ts';

/**
 * A command is selected step by step: a hero, half a card, a tile. Every command is a path of picks; the possible next
 * picks follow from the legal commands alone, so they are always complete and correct.
 */
export type SelectionStep =
  | { readonly kind: 'hero'; readonly seat: Seat }
  | { readonly kind: 'verb'; readonly seat: Seat; readonly verb: 'fight' | 'board' | 'recruit' | 'recover' | 'skill' }
  | { readonly kind: 'skill'; readonly seat: Seat; readonly skill: SkillId }
  /** V4: the radio, which is shown with the skills, though every hero has it. */
  | { readonly kind: 'radio' }
  /** Half a player card. */
  | { readonly kind: 'half'; readonly seat: Seat; readonly card: CardNo; readonly half: 'movement' | 'enhancement' }
  /** One of the effects that an enhancement offers. */
  | { readonly kind: 'option'; readonly seat: Seat; readonly card: CardNo; readonly option: number }
  | { readonly kind: 'tile'; readonly tile: TileNo }
  /** The Rebels standing on a tile. */
  | { readonly kind: 'group'; readonly tile: TileNo }
  | { readonly kind: 'count'; readonly rebels: number }
  /** The Ambulance's passengers. */
  | { readonly kind: 'load'; readonly passengers: readonly Seat[]; readonly rebels: number }
  | { readonly kind: 'companion'; readonly companion: Seat | null }
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'ally'; readonly seat: Seat }
  /** A whole card to recover or ready. */
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'event'; readonly event: EventId }
  /** A price that one hero pays alone. */
  | { readonly kind: 'split'; readonly points: readonly number[] }
  /** A price that several heroes share: their shares are chosen one after another. */
  | { readonly kind: 'together' }
  | { readonly kind: 'share'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'end' };

type VerbStep = Extract<SelectionStep, { kind: 'verb' }>;

export type Path = readonly SelectionStep[];

/** Cached per command: a screen needs the paths of hundreds of commands many times. */
const known = new WeakMap<Command, { readonly path: Path; readonly key: string }>();

/** The path that gives a command. */
export function pathOf(command: Command): Path {
  return keyedPathOf(command).path;
}

/** The path that gives a command, and the key of the whole path. */
function keyedPathOf(command: Command): { readonly path: Path; readonly key: string } {
  let keyed = known.get(command);
  if (!keyed) {
    const path = workOut(command);
    keyed = { path, key: keyOf(path) };
    known.set(command, keyed);
  }
  return keyed;
}

/** A key of a path: it begins with the keys of all paths that the path starts with. */
function keyOf(path: Path): string {
  return path.map((pick) => `${pickKey(pick)}/`).join('');
}

function workOut(command: Command): Path {
  switch (command.do) {
    case 'move':
      return [hero(command.hero), movementOf(command), tile(command.to)];
    case 'lead':
      return [
        hero(command.hero),
        movementOf(command),
        { kind: 'group', tile: command.from },
        tile(command.to),
        { kind: 'count', rebels: command.rebels },
      ];
    case 'drive':
      return [
        hero(command.hero),
        movementOf(command),
        { kind: 'load', passengers: command.passengers, rebels: command.rebels },
        tile(command.to),
      ];
    case 'enhance':
      return enhancementPath(command);
    case 'fight':
      return [...verb(command.hero, 'fight'), tile(command.tile)];
    case 'board':
      return [...verb(command.hero, 'board'), ship(command.ship)];
    case 'recruit':
      return [...verb(command.hero, 'recruit'), tile(command.outpost)];
    case 'recover':
      return [...verb(command.hero, 'recover'), cardOf(command.hero, command.card)];
    case 'aim':
    case 'marksman':
    case 'reclaim':
    case 'forecast':
      return skill(command.hero, command.do);
    case 'pathfinder':
      return [...skill(command.hero, 'pathfinder'), tile(command.to), withCompanion(command.companion)];
    case 'houseCall':
      return [...skill(command.hero, 'houseCall'), ally(command.ally)];
    case 'insider':
      return [...skill(command.hero, 'insider'), ship(command.ship)];
    case 'tinker':
      return [...skill(command.hero, 'tinker'), cardOf(command.ally, command.card)];
    case 'radio':
      return [...verb(command.hero, 'skill'), { kind: 'radio' }];
    case 'payOff':
      return paymentPath(command);
    case 'endTeamPhase':
      return [{ kind: 'end' }];
    case 'protect':
      return [ally(command.hero)];
    case 'sabotage':
      return [{ kind: 'answer', yes: command.cancel }];
    case 'defect':
      return [tile(command.outpost)];
    case 'recoverOne':
      return [cardOf(command.hero, command.card)];
    case 'chooseEvent':
      return [{ kind: 'event', event: command.event }];
  }
}

function enhancementPath({ hero: seat, card, option, target }: Extract<Command, { do: 'enhance' }>): Path {
  const start: Path = [
    hero(seat),
    { kind: 'half', seat, card, half: 'enhancement' },
    { kind: 'option', seat, card, option },
  ];
  if (target.kind === 'self') return start;
  if (target.kind === 'ally') return [...start, ally(target.ally)];
  if (target.kind === 'card') return [...start, cardOf(target.ally, target.card)];
  if (target.kind === 'tile') return [...start, tile(target.tile)];
  return [...start, { kind: 'group', tile: target.from }, tile(target.to)];
}

function paymentPath({ event, points }: Extract<Command, { do: 'payOff' }>): Path {
  const card: SelectionStep = { kind: 'event', event };
  if (points.filter((share) => share > 0).length === 1) return [card, { kind: 'split', points }];
  const shares = points.map((share, seat): SelectionStep => ({ kind: 'share', seat, points: share }));
  return [card, { kind: 'together' }, ...shares];
}

/** The commands that a path can still lead to. */
export function commandsAlong(commands: readonly Command[], path: Path): Command[] {
  const start = keyOf(path);
  return commands.filter((command) => keyedPathOf(command).key.startsWith(start));
}

/** The possible picks after a path, without repetition, in the order of the commands. */
export function nextPicks(commands: readonly Command[], path: Path): SelectionStep[] {
  const next = new Map<string, SelectionStep>();
  for (const command of commandsAlong(commands, path)) {
    const pick = pathOf(command)[path.length];
    if (pick) next.set(pickKey(pick), pick);
  }
  return [...next.values()];
}

/** The command that a path gives, when it is complete. */
export function commandAt(commands: readonly Command[], path: Path): Command | null {
  const whole = keyOf(path);
  return commands.find((command) => keyedPathOf(command).key === whole) ?? null;
}

/**
 * A path with every pick added that is the only possible one. A hero comes to the front and does nothing yet: else the first press on
 * the only thing left to do would be the second on what is on offer, and give the command unseen. Whom a movement moves is always
 * asked: a card pressed for a hero must not lead Rebels only because the hero is held by Drones (M1). Where several heroes have to share a price and can
 * do so in several ways, one of them is proposed before anything is asked.
 */
export function follow(commands: readonly Command[], path: Path): Path {
  const next = nextPicks(commands, path);
  const [only] = next;
  if (next.length !== 1 || !only || only.kind === 'group' || commandAt(commands, path)) return path;
  if (path.at(-1)?.kind === 'hero') return path;
  if (only.kind === 'together' && commandsAlong(commands, path).length > 1) return path;
  return follow(commands, [...path, only]);
}

/** A name for a pick that is unique on a screen. */
export function pickKey(pick: SelectionStep): string {
  let key = keys.get(pick);
  if (key === undefined) {
    key = Object.values(pick).flat().join(':');
    keys.set(pick, key);
  }
  return key;
}

const keys = new WeakMap<SelectionStep, string>();

/** Whether a path starts with another one. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((pick, index) => {
    const other = path[index];
    return other !== undefined && (other === pick || pickKey(other) === pickKey(pick));
  });
}

const hero = (seat: Seat): SelectionStep => ({ kind: 'hero', seat });
const tile = (no: TileNo): SelectionStep => ({ kind: 'tile', tile: no });
const ship = (id: ShipId): SelectionStep => ({ kind: 'ship', ship: id });
const withCompanion = (companion: Seat | null): SelectionStep => ({ kind: 'companion', companion });
const ally = (seat: Seat): SelectionStep => ({ kind: 'ally', seat });
const cardOf = (seat: Seat, card: CardNo): SelectionStep => ({ kind: 'card', seat, card });
const movementOf = ({ hero: seat, card }: { readonly hero: Seat; readonly card: CardNo }): SelectionStep => {
  return { kind: 'half', seat, card, half: 'movement' };
};
const verb = (seat: Seat, name: VerbStep['verb']): Path => [hero(seat), { kind: 'verb', seat, verb: name }];
const skill = (seat: Seat, id: SkillId): Path => [...verb(seat, 'skill'), { kind: 'skill', seat, skill: id }];
