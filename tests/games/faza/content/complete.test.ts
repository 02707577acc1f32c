import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import { placeOn } from '../../../../src/games/faza/content/places.ts';
import type { CardSide } from '../../../../src/games/faza/content/vocabulary.ts';
import { TOGGLES } from '../../../../src/games/faza/interaction/newGame/newGameLayout.ts';
import { areaColor, areaIcon, enhancementIcon, movementIcon } from '../../../../src/games/faza/scenes/areaLooks.ts';
import { tilePicture } from '../../../../src/games/faza/scenes/artwork.ts';
import { enhancementSpot } from '../../../../src/games/faza/scenes/card/enhancementSpots.ts';
import { movementSpot } from '../../../../src/games/faza/scenes/card/movementSpots.ts';
import { actFrame, HANDS } from '../../../../src/games/faza/scenes/combat/fightStory.ts';
import { eventPictures, layersOf } from '../../../../src/games/faza/scenes/event/eventPictures.ts';
import { atlasStages } from '../../../../src/games/faza/scenes/loading/atlases.ts';
import { TOGGLE_ICON } from '../../../../src/games/faza/scenes/newGame/drawOptions.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { codes } from '../../../../src/games/faza/ui/setups/codes.ts';
import { familyOf } from '../../../../src/shell/sound/effects.ts';
import { filesUnder, ROOT } from '../../../tools/source.ts';
import { setupOf } from '../positions.ts';

/*
 * Everything named by content has its words, symbol, pictures and sounds. Each test lists what is missing, with the
 * file where it belongs.
 */

const FAZA = 'src/games/faza';
const GRADES = ['fine', 'plain'] as const;
const all = Object.values(editions);
const heroes = [...new Set(all.flatMap((edition) => edition.heroes.map(({ id }) => id)))];
const ships = [...new Set(all.flatMap((edition) => edition.ships.map(({ id }) => id)))];
const tiles = all.flatMap((edition) => edition.tiles.map(({ no }) => ({ edition: edition.id, no })));
const modes = all.flatMap((edition) => edition.modes);
const areas = [...new Set(all.flatMap((edition) => edition.tiles.map(({ area }) => area)))];
const events = all.flatMap((edition) => edition.events);
const skills = all.flatMap((edition) => edition.heroes.flatMap((hero) => hero.skills));
const sides: CardSide[] = all.flatMap(({ decks }) =>
  Object.values(decks).flatMap((deck) =>
    deck.flatMap(({ healthy, injured }) => (injured ? [healthy, injured] : [healthy])),
  ),
);

function atlasesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, FAZA, 'atlases', folder));
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/** The frames of an atlas; empty if it does not have that grade. */
function framesIn(folder: string, atlas: string): string[] {
  if (!atlasesIn(folder).includes(atlas)) return [];
  const json: unknown = JSON.parse(readFileSync(join(ROOT, FAZA, 'atlases', folder, `${atlas}.json`), 'utf8'));
  return json !== null && typeof json === 'object' && 'frames' in json ? Object.keys(Object(json.frames)) : [];
}

const icons = new Set(framesIn('every', 'ui'));
const recordings = ['effects.json', 'stingers.json'].flatMap((file): string[] => {
  const json: unknown = JSON.parse(readFileSync(join(ROOT, 'public/game/sound', file), 'utf8'));
  return json !== null && typeof json === 'object' && 'sprite' in json ? Object.keys(Object(json.sprite)) : [];
});

const unless = (isThere: unknown, problem: string): string[] => (isThere ? [] : [problem]);

/** A missing row of a table. The compiler requires it, too; this also finds empty words. */
function row(table: object, id: string, file: string): string[] {
  const found: unknown = Reflect.get(table, id);
  const holds = typeof found === 'object' && found !== null ? Object.values(found) : [found];
  return unless(
    holds.every((value) => value !== undefined && value !== ''),
    `${id}: a row in ${FAZA}/${file}`,
  );
}

function icon(name: string | undefined, of: string): string[] {
  return unless(
    icons.has(`icon/${name}`),
    `${of}: the icon assets/vector/icons/${name}.svg, drawn into ${FAZA}/atlases/every/ui.json by npm run vector`,
  );
}

/** A picture missing in one of an atlas's grades. */
function frame(name: string, atlas: string): string[] {
  return GRADES.flatMap((grade) =>
    unless(
      framesIn(grade, atlas).includes(name),
      `${name}: a frame of ${FAZA}/atlases/${grade}/${atlas}.json, made by npm run art`,
    ),
  );
}

function sound(name: string): string[] {
  return unless(
    familyOf(recordings, name),
    `${name}: a sound of assets/sound/effects/, recorded into public/game/sound/ by npm run sound`,
  );
}

test('every event card has its words, its symbol and its picture', () => {
  const frames = GRADES.map((grade) => ({
    grade,
    names: new Set([grade, 'every'].flatMap((folder) => atlasesIn(folder).flatMap((name) => framesIn(folder, name)))),
  }));
  const first = new Set(
    atlasStages(false).first.flatMap((name) => ['plain', 'every'].flatMap((folder) => framesIn(folder, name))),
  );
  const isStoodInFor = (name: string): boolean =>
    name.split('/').some((_, depth, parts) => first.has(parts.slice(0, depth + 1).join('/')));
  const actors = (name: string): string[] => {
    // Other tests find heroes and ships without any pictures.
    const [kind] = name.split('/');
    const cast = [...heroes, ...ships].filter((actor) => first.has(`${kind}/${actor}`));
    return name.includes('@') ? cast.map((actor) => name.replace(/@\w*/, actor)) : [name];
  };
  expect(
    events.flatMap((event) => [
      ...row(text.eventName, event.id, 'text/content/events.en.ts'),
      ...unless(text.eventLine(event), `${event.id}: eventLine in ${FAZA}/text/content/events.en.ts`),
      ...row(eventPictures, event.id, 'scenes/event/eventPictures.ts'),
      ...icon(eventPictures[event.id]?.icon, event.id),
      ...layersOf(eventPictures[event.id] ?? { layers: [] }, event)
        .flatMap((layer) => ('frame' in layer ? actors(layer.frame) : []))
        .flatMap((name) => [
          ...unless(isStoodInFor(name), `${event.id}: no picture that is loaded first stands in for ${name}`),
          ...frames.flatMap(({ grade, names }) =>
            unless(names.has(name), `${event.id}: its picture shows ${name}, which no atlas of ${grade} has`),
          ),
        ]),
    ]),
  ).toEqual([]);
});

test('every hero has a name, a figure and a face in each mood', () => {
  expect(
    heroes.flatMap((hero) => {
      const acts = [...new Set([`hero/${hero}/act`, actFrame({ hero, weapon: null })])];
      // Heroes of editions with other places are loaded with these.
      const isFirst = all.some((edition) => !edition.places && edition.heroes.some(({ id }) => id === hero));
      const more = 'heroes-more';
      const [pieces, drama, fight] = isFirst ? ['pieces', 'drama', 'fight'] : [more, more, more];
      return [
        ...row(text.heroName, hero, 'text/content/names.en.ts'),
        ...frame(`hero/${hero}`, pieces),
        ...frame(`face/${hero}`, pieces),
        ...frame(`face/${hero}/hurt`, drama),
        ...frame(`face/${hero}/dying`, drama),
        ...acts.flatMap((act) => frame(act, fight)),
        ...acts.flatMap((act) => unless(HANDS[act], `${act}: a row of HANDS in ${FAZA}/scenes/combat/fightStory.ts`)),
      ];
    }),
  ).toEqual([]);
});

test('every skill has a name, and a sentence that says what it costs', () => {
  expect(
    skills.flatMap((skill) => [
      ...row(text.skillName, skill.id, 'text/content/cards.en.ts'),
      ...unless(
        text.skillLine(skill).includes(skill.cost > 0 ? text.points(skill.cost) : ''),
        `${skill.id}: its sentence in ${FAZA}/text/content/cards.en.ts does not say that it costs ${text.points(skill.cost)}`,
      ),
    ]),
  ).toEqual([]);
});

test('every half of a player card has its words, its symbol and its little picture', () => {
  expect(
    sides.flatMap(({ movement, enhancement: { id, options } }) => [
      ...row(text.movementText(movement), 'name', 'text/content/cards.en.ts'),
      ...icon(movementIcon(movement), movement.kind),
      ...unless(movementSpot(movement).length > 0, `${movement.kind}: ${FAZA}/scenes/card/movementSpots.ts`),
      ...row(text.enhancementName, id, 'text/content/cards.en.ts'),
      ...icon(enhancementIcon[id], id),
      ...row(enhancementSpot, id, 'scenes/card/'),
      ...options.flatMap((effect) =>
        unless(text.effectLine(effect), `${id}: effectLine in ${FAZA}/text/content/cards.en.ts`),
      ),
    ]),
  ).toEqual([]);
});

test('every Mothership has a name, its pictures from new to wreck, and its sounds', () => {
  expect(
    ships.flatMap((ship) => [
      ...row(text.shipText, ship, 'text/content/ships.en.ts'),
      ...frame(`ship/${ship}`, 'pieces'),
      ...['worn', 'broken', 'burning', 'wreck'].flatMap((state) => frame(`ship/${ship}/${state}`, 'drama')),
      ...frame(`big/${ship}`, 'title-ships'),
      ...icon(ship, ship),
      ...['motif', 'fall', 'hum'].flatMap((kind) => sound(`${kind}-${ship}`)),
    ]),
  ).toEqual([]);
});

test('every tile and area has its name, pictures, color and symbol', () => {
  expect([
    ...tiles.flatMap((tile) => [
      ...row(text.placeName, placeOn(tile, tile.no), 'text/content/names.en.ts'),
      ...[false, true].flatMap((fazaformed) => {
        const picture = tilePicture(tile, tile.no, fazaformed);
        return frame(picture.frame, picture.atlas);
      }),
    ]),
    ...areas.flatMap((area) => [
      ...row(text.areaName, area, 'text/content/names.en.ts'),
      ...row(areaColor, area, 'scenes/areaLooks.ts'),
      ...icon(areaIcon[area], area),
    ]),
  ]).toEqual([]);
});

test('every mode and option has its words and symbol', () => {
  expect([
    ...modes.flatMap((mode) => [
      ...row(text.modeName, mode.id, 'text/content/names.en.ts'),
      ...unless(text.modeAbout(mode), `${mode.id}: modeAbout in ${FAZA}/text/content/names.en.ts`),
    ]),
    ...TOGGLES.flatMap((toggle) => [
      ...row(text.screens.newGame.toggles, toggle, 'text/screens.en.ts'),
      ...icon(TOGGLE_ICON[toggle], toggle),
    ]),
  ]).toEqual([]);
});

test('every icon that FAZA’s sources name is drawn', () => {
  const files = readdirSync(join(ROOT, FAZA), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(ROOT, FAZA, file), 'utf8').matchAll(/(?:\bicon: |\bicon\()'([\w-]+)'/g)].map(
      ([, name]) => [name, `${FAZA}/${file}`] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.flatMap(([name, file]) => icon(name, file))).toEqual([]);
});

test('every edition has setup codes', () => {
  expect(
    all.flatMap((edition) => {
      const setup = setupOf(teamOf(edition), { edition: edition.id });
      const bits = codes.toBits(setup, 'drawn');
      const back = bits === null ? null : codes.fromBits(bits)?.withSeed(setup.seed);
      return unless(back?.edition === edition.id, `${edition.id}: WIDTHS in ${FAZA}/ui/setups/codes.ts`);
    }),
  ).toEqual([]);
});

/** The first hero of each of two areas. */
function teamOf({ heroes }: (typeof all)[number]): (typeof heroes)[number]['id'][] {
  const firsts = heroes.filter(({ area }, index) => heroes.findIndex((hero) => hero.area === area) === index);
  return firsts.slice(0, 2).map(({ id }) => id);
}

test('only what is about the published edition names it: a second one of our own is stored and counted like the first', () => {
  const naming = filesUnder('src/games/faza').filter((path) =>
    /'published'|editions\.published/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(naming).toEqual([
    'src/games/faza/content/published/edition.ts',
    'src/games/faza/content/vocabulary.ts',
    'src/games/faza/dailies/dailySetup.ts',
    'src/games/faza/lessons/lesson.ts',
    'src/games/faza/ui/packs/packs.ts',
    'src/games/faza/ui/records/achievements.ts',
    'src/games/faza/ui/setups/codes.ts',
    'src/games/faza/ui/setups/setups.ts',
  ]);
});
