import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { pieceText } from './pieces.en.ts';

/** What the team can do on a tile now, each in a line with the heroes who can. */
export function doableOn(state: FazaView, tile: TileNo, commands: readonly Command[]): string[] {
  const words = pieceText.closeUp;
  const isHere = (hero: Seat): boolean => heroAt(state, hero).tile === tile;
  const lines = new Map<string, { readonly line: (names: string) => string; readonly who: Set<Seat> }>();
  const note = (key: string, hero: Seat, line: (names: string) => string): void => {
    const entry = lines.get(key) ?? { line, who: new Set<Seat>() };
    entry.who.add(hero);
    lines.set(key, entry);
  };
  for (const command of commands) {
    if (command.do === 'fight' && command.tile === tile) note('fight', command.hero, words.fight);
    if (command.do === 'recruit' && command.outpost === tile) note('recruit', command.hero, words.recruit);
    if (command.do === 'recover' && isHere(command.hero)) note('recover', command.hero, words.recover);
    if (command.do === 'lead' && command.to === tile) note('lead', command.hero, () => words.lead);
    if ((command.do === 'move' || command.do === 'drive') && command.to === tile) {
      note('move', command.hero, words.move);
    }
    if (command.do === 'board' && isHere(command.hero)) {
      const name = text.shipText[command.ship].name;
      note(`board ${command.ship}`, command.hero, (names) => words.board(name, names));
    }
  }
  return [...lines.values()].map(({ line, who }) => line([...who].map((seat) => text.heroOf(state, seat)).join(', ')));
}
