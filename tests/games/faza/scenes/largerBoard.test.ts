import { describe, expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import { togglesOf } from '../../../../src/games/faza/interaction/newGame/newGameLayout.ts';
import { whyNoVerb } from '../../../../src/games/faza/interaction/whyNot.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { shipLook } from '../../../../src/games/faza/scenes/areaLooks.ts';
import { pieceAtlas, tilePicture } from '../../../../src/games/faza/scenes/artwork.ts';
import { arrange } from '../../../../src/games/faza/scenes/board/pieces/arrange.ts';
import { skillsSaid } from '../../../../src/games/faza/scenes/board/pieces/portrait.ts';
import { atlasesOf } from '../../../../src/games/faza/scenes/loading/atlases.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { topicLine } from '../../../../src/games/faza/ui/inspect/pieces.en.ts';
import { records } from '../../../../src/games/faza/ui/records/records.ts';
import { rect } from '../../../../src/table/layout/rect.ts';
import { type Layout, position, viewed } from '../positions.ts';
import { place } from '../rules/tiles24/place.ts';

const larger = editions['24'];
/** Row 1 of the cross in order of numbers is tiles 1 and 2; tile 21 lies in row 5, column 4. */
const state = position({
  heroes: { marine: { tile: 20 }, doctor: { tile: 8 } },
  tiles: { 21: { fazaformed: true, drones: 4, rebels: 4 }, 2: { fazaformed: true }, 9: { drones: 4 } },
  options: { edition: '24' },
});

describe('a tile of the cross', () => {
  test('P24-S1 is found by its row and column, corners counted', () => {
    expect(text.describeTile(state, 1)).toMatch(/Row 1, column 3\.$/);
    expect(text.describeTile(state, 21)).toMatch(/Row 5, column 4\.$/);
  });

  test('P24-C3 says that it is dense once it is fazaformed, and has a picture that shows it', () => {
    expect(text.describeTile(state, 21)).toContain('Stadium (21): fazaformed, dense (−1 to each die).');
    expect(text.describeTile(state, 19)).not.toContain('dense');
    expect(tilePicture(state, 21, true)).toEqual({ frame: 'tile/19/dense', atlas: 'tiles-more' });
    // The same place without dense ground, and one that only this board has.
    expect(tilePicture({ edition: 'published' }, 7, true)).toEqual({ frame: 'tile/7', atlas: 'tiles-faza' });
    expect(tilePicture(state, 19, true)).toEqual({ frame: 'tile/7/dense', atlas: 'tiles-more' });
    expect(tilePicture(state, 24, true)).toEqual({ frame: 'tile/23/faza', atlas: 'tiles-more' });
    expect(tilePicture(state, 24, false)).toEqual({ frame: 'tile/23', atlas: 'tiles-more' });
  });

  test('P24-D1 P24-M1 shows each of four Drones and four Rebels in a place of its own', () => {
    const standing = arrange(state, 21, rect(0, 0, 200, 200));
    for (const kind of ['drone', 'rebel']) {
      const spots = standing.filter((one) => one.kind === kind).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(spots).size, kind).toBe(4);
    }
  });
});

test('P24-C3 a die that loses 1 says so in the log, and in a fight', () => {
  expect(text.screens.combat.sum(4, -1, 3)).toBe('4 − 1 = 3');
  expect(text.signed(-1)).toBe('−1');
  const rolled = position({
    heroes: { marine: { tile: 21 }, doctor: {} },
    tiles: { 21: { fazaformed: true, drones: 1 } },
    options: { edition: '24' },
    seed: 'dense',
  });
  const result = faza.apply(rolled, { do: 'fight', hero: 0, tile: 21 });
  if (!result.ok) throw new Error('nobody can fight');
  expect(text.rollText(result.facts, faza.view(result.state, null))).toMatch(/rolled \d − 1 = \d/);
});

test('P24-A2 the guide and the explanation of the Destroyer say how often it hurts', () => {
  const hurts = (edition: 'published' | '24') =>
    shipLook.destroyer.guide(editions[edition]).find(({ icon }) => icon === 'hurt')?.value;
  expect([hurts('published'), hurts('24')]).toEqual(['1', '2']);
  expect(topicLine('destroyer', editions.published)).toContain('takes 1 injury,');
  expect(topicLine('destroyer', larger)).toContain('takes 2 injuries,');
});

test('P24-X1 P24-P1 P24-P2 what is explained follows the edition', () => {
  expect(topicLine('goal', larger)).toContain('no Rebel is left');
  expect(topicLine('goal', editions.published)).not.toContain('no Rebel is left');
  expect(topicLine('rebelsHunted', larger)).toMatch(/^Drones attack/);
  expect(topicLine('rebelsHunted', editions.published)).toMatch(/^On Hard, Drones attack/);
  expect(topicLine('skill', larger)).toMatch(/Every hero: .*Every hero: /);
  expect(topicLine('skill', editions.published)).toBe('What only this hero can do.');
  expect(topicLine('event', larger)).toBe('Instant events are over at once. Short ones last until the next card.');
  expect(topicLine('event', editions.published)).toMatch(/Long ones last until you pay them off\. Rewards help\.$/);
  expect(topicLine('fazaformed', larger)).toMatch(/6 Points of a hero here turn it back to earth\.$/);
  expect(topicLine('fazaformed', editions.published)).not.toContain('turn it back');
  const exceptEasy = 'Except on Easy, a ship that still flies injures the heroes on its tile in the Faza phase.';
  expect(topicLine('ship', larger)).toContain(exceptEasy);
  expect(topicLine('ship', editions.published)).toContain(exceptEasy);
  expect(topicLine('tracker', larger)).toMatch(/once for each hero in play, except that fewer act on Easy\.$/);
  expect(topicLine('fazaPhase', larger)).toContain('attack the Rebels and heroes, Drones land wherever');
  expect(topicLine('fazaPhase', editions.published)).not.toContain('Rebels');
});

test('P24-P1 P24-P2 why a hero without a skill of their own cannot buy what everybody can', () => {
  const whyNoSkill = (layout: Layout): string => {
    const { rule, reason } = whyNoVerb(
      viewed(place({ heroes: { senator: { tile: 22 }, marine: {} }, ...layout })),
      0,
      'skill',
    );
    return `${rule} ${reason}`;
  };
  expect(whyNoSkill({})).toBe('P3 tooFewPoints');
  expect(whyNoSkill({ heroes: { senator: { tile: 22, points: 3 }, marine: {} } })).toBe('C1 noDronesThere');
});

test('P24-P1 P24-P2 a hero’s panel names what everybody can do besides, but not twice', () => {
  const state = viewed(place({ heroes: { scout: {}, farmer: {} } }));
  const said = (seat: number) => skillsSaid(state, seat).map(({ name, line }) => `${name}: ${line}`);
  expect(said(0)).toEqual([
    expect.stringMatching(/^Slip Away: (?!.*Also)/),
    expect.stringMatching(/^Pathfinder: .* Also: Aim, Reclaim\.$/),
  ]);
  expect(said(1)).toEqual([expect.stringMatching(/^Reclaim: 3 Points: .* Also: Aim\.$/)]);
  expect(skillsSaid(viewed(position({ seed: 'own' })), 0)[0]?.line).not.toContain('Also');
});

test('New game offers no option that an edition lacks, and counts the steps of its modes', () => {
  expect(togglesOf(larger)).toEqual(['drawTwo', 'fazaFirst', 'radio']);
  expect(togglesOf(editions.published)).toContain('rewards');
});

test('pictures are fetched for what an edition has: its places, and heroes who came with them, in a content pack too', () => {
  expect(atlasesOf(larger)).toEqual(['tiles-more', 'heroes-more']);
  expect(atlasesOf(editions.published)).toEqual([]);
  expect(atlasesOf({ heroes: larger.heroes })).toEqual(['heroes-more']);
  expect(['hero/marine', 'face/turncoat/hurt', 'face/doctor/hurt', 'ship/carrier'].map(pieceAtlas)).toEqual([
    'heroes-more',
    'heroes-more',
    'drama',
    'pieces',
  ]);
});

test('records tell games of the two boards apart', () => {
  const table = records.winTables.flat().find(({ title }) => title === 'By board');
  expect(table?.kinds.map(({ name }) => name)).toEqual(['16 tiles', '24 tiles']);
});
