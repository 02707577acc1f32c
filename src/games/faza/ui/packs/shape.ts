import * as v from 'valibot';
import type {
  AreaId,
  CardSide,
  CardSpec,
  EditionSpec,
  Effect,
  EventSpec,
  HeroSpec,
  InstantEffect,
  LastingEffect,
  LocalEffect,
  ModeSpec,
  Movement,
  RewardEffect,
  TileSpec,
} from '../../content/vocabulary.ts';
import {
  AREAS,
  EDITION_IDS,
  ENHANCEMENTS,
  EVENTS,
  FAZA_STEPS,
  HEROES,
  MODES,
  OPENINGS,
  PLACES,
  SHARED_SKILLS,
  SHIPS,
  SKILLS,
} from './words.ts';

/*
 * The schema of an edition. Numbers are limited so that no rule can run out of bounds; `misfits.ts` checks consistency.
 */

export const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(least),
    v.maxValue(most),
    // JSON can say -0, and we never do.
    v.check((number) => !Object.is(number, -0)),
  );
const list = <Item>(item: v.GenericSchema<unknown, Item>, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));
const flag = v.boolean();
const word = <const Name extends string>(name: Name) => v.literal(name);

/** The number of tiles that a game record can name. */
const MOST_TILES = 64;
const MOST_CARDS = 12;
const tileNo = whole(1, MOST_TILES);
const few = whole(1, 9);
const steps = whole(1, MOST_TILES);
const bonus = whole(1, 5);

const tile: v.GenericSchema<unknown, TileSpec> = v.strictObject({
  no: tileNo,
  area: v.picklist(AREAS),
  outpost: flag,
  airfield: flag,
  deadly: flag,
  dense: v.exactOptional(v.literal(true)),
});

const movement: v.GenericSchema<unknown, Movement> = v.variant('kind', [
  v.strictObject({ kind: word('run'), steps }),
  v.strictObject({ kind: word('airplane'), tiles: steps }),
  v.strictObject({ kind: word('teleport'), to: v.picklist(['outposts', 'anywhere']) }),
  v.strictObject({ kind: word('ambulance'), steps }),
  v.strictObject({ kind: word('underground') }),
]);

const effect: v.GenericSchema<unknown, Effect> = v.variant('kind', [
  v.strictObject({ kind: word('allDice'), bonus }),
  v.strictObject({ kind: word('lowestDie'), bonus }),
  v.strictObject({ kind: word('perRebel'), bonus, atMost: few }),
  v.strictObject({ kind: word('reroll'), dice: few }),
  v.strictObject({ kind: word('bazooka') }),
  v.strictObject({ kind: word('longShot'), reach: whole(1, MOST_TILES), bonus }),
  v.strictObject({ kind: word('shield'), injuries: few, whose: v.picklist(['own', 'tile']) }),
  v.strictObject({ kind: word('recover'), whose: v.picklist(['own', 'tile']) }),
  v.strictObject({ kind: word('refresh'), whose: v.picklist(['own', 'others']) }),
  v.strictObject({ kind: word('placeRebel'), where: v.picklist(['outpost', 'here']) }),
  v.strictObject({ kind: word('leadRebel') }),
]);

const side: v.GenericSchema<unknown, CardSide> = v.strictObject({
  movement,
  enhancement: v.strictObject({ id: v.picklist(ENHANCEMENTS), options: list(effect, 1, 4) }),
});
const deck: v.GenericSchema<unknown, CardSpec[]> = list(
  v.strictObject({ healthy: side, injured: v.exactOptional(side) }),
  1,
  MOST_CARDS,
);
const decks: v.GenericSchema<unknown, Record<AreaId, CardSpec[]>> = v.strictObject({
  medical: deck,
  tactical: deck,
  political: deck,
  technological: deck,
});

const cost = whole(0, 20);
const underShips = v.exactOptional(v.literal(true));
const hero: v.GenericSchema<unknown, HeroSpec> = v.strictObject({
  id: v.picklist(HEROES),
  area: v.picklist(AREAS),
  skills: list(v.strictObject({ id: v.picklist(SKILLS), cost, underShips }), 0, SKILLS.length),
});

const local: v.GenericSchema<unknown, LocalEffect | null> = v.nullable(
  v.strictObject({ kind: v.picklist(['drones', 'injury', 'rebel']), count: few }),
);
const instant: v.GenericSchema<unknown, InstantEffect> = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['abduct', 'activateTracked', 'terraform', 'purge', 'jump', 'strike', 'beachhead', 'siege']),
  }),
  v.strictObject({ kind: v.picklist(['dronesAround', 'dronesOnShips', 'dronesOnHeroes']), count: few }),
  v.strictObject({ kind: word('repair'), health: whole(1, 6) }),
]);
const lasting: v.GenericSchema<unknown, LastingEffect> = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['noPoints', 'noFlight', 'noRecovery', 'noLeading', 'noTileBonus', 'allDeadly', 'hunter']),
  }),
  v.strictObject({ kind: word('toughDrones'), needs: whole(2, 6) }),
  v.strictObject({ kind: word('extraActivations'), count: few }),
  v.strictObject({ kind: v.picklist(['carrierDrops', 'dearRecruits']), more: few }),
]);
const reward: v.GenericSchema<unknown, RewardEffect> = v.variant('kind', [
  v.strictObject({ kind: word('defectors'), rebels: few }),
  v.strictObject({ kind: word('salvage'), points: few }),
  v.strictObject({ kind: v.picklist(['sabotage', 'recoverAll']) }),
]);
const id = v.picklist(EVENTS);
const event: v.GenericSchema<unknown, EventSpec> = v.variant('type', [
  v.strictObject({ id, local, type: word('instant'), effect: instant }),
  v.strictObject({ id, local, type: word('short'), effect: lasting }),
  v.strictObject({ id, local, type: word('long'), effect: lasting }),
  v.strictObject({ id, local, type: word('reward'), effect: reward }),
]);

const mode: v.GenericSchema<unknown, ModeSpec> = v.strictObject({
  id: v.picklist(MODES),
  steps: list(v.picklist(FAZA_STEPS), 1, FAZA_STEPS.length),
  health: whole(1, 6),
  shipsHurt: flag,
  needsRebels: flag,
  rebelsPerHero: v.exactOptional(few),
  dronesBesideShip: v.exactOptional(whole(0, 9)),
  fewerActivations: v.exactOptional(whole(1, 3)),
});

/** The shape of a whole edition. */
export const editionShape: v.GenericSchema<unknown, EditionSpec> = v.strictObject({
  id: v.picklist(EDITION_IDS),
  cells: list(v.strictObject({ x: whole(0, 63), y: whole(0, 63) }), 1, MOST_TILES),
  tiles: list(tile, 1, MOST_TILES),
  places: v.exactOptional(list(v.picklist(PLACES), 1, MOST_TILES)),
  fazaformed: list(tileNo, 0, MOST_TILES),
  ships: list(v.strictObject({ id: v.picklist(SHIPS), tile: tileNo }), 1, SHIPS.length),
  drones: v.strictObject({
    supply: whole(1, 200),
    perTile: few,
    onShip: whole(0, 9),
    besideShip: whole(0, 9),
  }),
  rebels: v.strictObject({ supply: whole(1, 200), perTile: few, perHero: few }),
  destroyerInjuries: v.exactOptional(few),
  everybody: v.exactOptional(
    list(v.strictObject({ id: v.picklist(SHARED_SKILLS), cost, underShips }), 1, SHARED_SKILLS.length),
  ),
  heroes: list(hero, 1, HEROES.length),
  decks,
  events: list(event, 1, EVENTS.length),
  modes: list(mode, 1, MODES.length),
  openings: list(v.strictObject({ id: v.picklist(OPENINGS), board: list(tileNo, 1, MOST_TILES) }), 0, OPENINGS.length),
  team: v.strictObject({ least: whole(1, 4), most: whole(1, 4) }),
});
