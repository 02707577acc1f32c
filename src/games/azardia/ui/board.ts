import type { BoardText, RegionText } from '../../../smallGame/gameDescription.ts';
import { rect } from '../../../table/layout/rect.ts';
import { A_TILES, GATE, GOAL, Z_TILES } from '../content/board.ts';
import type { TileNo } from '../content/vocabulary.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { moduleText as text } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';
import { COLUMNS, cellOf, ROWS } from './boardLayout.ts';

/** Sides of a cell, in CSS pixels at a zoom of 1. */
const SIDE = 44;

/** The board with all 150 tiles, and whose pawn is on each. */
export function board({ players, turn }: AzardiaView): BoardText {
  const places = Array.from({ length: GOAL }, (_, index) => {
    const tile = index + 1;
    const { column, row } = cellOf(tile);
    const pawns = players.flatMap((player, seat) => (player.tile === tile ? [playerName({ players }, seat)] : []));
    const kind = kindOf(tile);
    return {
      key: keyOf(tile),
      title: text.tile(tile, kind === 'A' || kind === 'Z' ? kind : null),
      lines: [...pawns, ...(kind ? [text.tileKinds[kind]] : [])],
      rect: rect(column * SIDE + 1, row * SIDE + 1, SIDE - 2, SIDE - 2),
    };
  });
  const follow = turn ? players[turn.seat]?.tile : undefined;
  return { w: COLUMNS * SIDE, h: ROWS * SIDE, places, ...(follow ? { follow: keyOf(follow) } : {}) };
}

const keyOf = (tile: TileNo): string => `tile:${tile}`;

function kindOf(tile: TileNo): keyof typeof text.tileKinds | null {
  if (A_TILES.includes(tile)) return 'A';
  if (Z_TILES.includes(tile)) return 'Z';
  if (tile === GATE) return 'gate';
  return tile === GOAL ? 'goal' : null;
}

/** What is on the table besides the board: each player's standing, what is happening now, and one's own hand. */
export function regions(view: AzardiaView, seat: Seat): readonly (readonly RegionText[])[] {
  const { players, order, round, decks, attack, duel, winner } = view;
  const hand = players[seat]?.hand ?? [];
  const event = decks.eventDiscards.at(-1);
  const now = [
    text.round(round),
    ...(event ? [text.event(event)] : []),
    ...(attack ? [text.attack(view, attack)] : []),
    ...(duel ? [text.duel(view, duel)] : []),
  ];
  return [
    order.map((one) => ({
      title: playerName(view, one),
      seat: one,
      lines: players[one] ? [text.standing(players[one])] : [],
    })),
    [
      { title: text.now, lines: now },
      ...(winner === null
        ? [{ title: text.hand, lines: hand.length === 0 ? [text.noCards] : hand.map((card) => text.card(card)) }]
        : []),
    ],
  ];
}
