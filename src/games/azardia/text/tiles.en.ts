import { A_TILES, GATE, GOAL, Z_TILES } from '../content/board.ts';
import type { TileNo } from '../content/vocabulary.ts';
import type { RuleId } from '../rules/ruleIds.ts';
import { list } from './names.en.ts';

/** What a tile is, and what happens there. */
export interface TileText {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly RuleId[];
}

/** The description of a tile; the Gate is tile 1 as well. */
export function tileText(tile: TileNo): TileText {
  if (tile === GOAL)
    return {
      name: 'Tile 150, the goal',
      about:
        'Stop here exactly, and everyone else has one last turn. Stay, and you win. Steps left over are walked back down.',
      rules: ['G1', 'G3', 'M3'],
    };
  if (tile === GATE || tile === 1)
    return {
      name: 'The Gate, tiles 80 and 1',
      about:
        'At level 5 you walk through it, up the tower. Below level 5, tile 80 is tile 1 for you, and you continue from there.',
      rules: ['M4', 'M5', 'M6', 'H4'],
    };
  if (A_TILES.includes(tile))
    return {
      name: `Tile ${tile}, an A tile`,
      about: 'Draw an action card if your own movement ends here.',
      rules: ['B2', 'B4'],
    };
  if (Z_TILES.includes(tile))
    return {
      name: `Tile ${tile}, a Z tile`,
      about: 'Draw a penalty card if your own movement ends here. Nobody can answer it.',
      rules: ['B3', 'B4', 'P1'],
    };
  return {
    name: `Tile ${tile}`,
    about:
      tile > GATE
        ? 'The tower, the Tyrant Zone: from here nothing moves a pawn below tile 80. A pawn that ends on another’s tile duels.'
        : 'The ring, Zone Zero: it leads to the Gate. A pawn that ends on another’s tile duels.',
    rules: tile > GATE ? ['B1', 'M6', 'H1'] : ['B1', 'H1'],
  };
}

/** Who stands on a tile, in a sentence; empty for nobody. */
export function standingText(names: readonly string[]): string {
  return names.length === 0 ? '' : `${list(names)} ${names.length === 1 ? 'stands' : 'stand'} here.`;
}
