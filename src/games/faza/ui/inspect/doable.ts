import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { pieceText } from './pieces.en.ts';

/** What the team can do on a tile now, each in a line with the heroes who can. */
export function doableOn(state: FazaView, tile: TileNo, commands: readonly Command[]): string[] {
  const words = pieceText.closeUp;
  const lines = new Map<string, { readonly line: (names: string) => string; readonly who: Set<Seat> }>();
  const note = (key: string, hero: Seat, line: (names: string) => string): void => {
    const entry = lines.get(key) ?? { line, who: new Set<Seat>() };
    entry.who.add(hero);
    lines.set(key, entry);
  };
  for (const command of commands) {
    switch (command.do) {
      case 'fight':
        if (command.tile === tile) note('fight', command.hero, words.fight);
        break;
      case 'board': {
        const name = text.shipText[command.ship].name;
        if (heroAt(state, command.hero).tile === tile) {
          note(`board ${command.ship}`, command.hero, (names) => words.board(name, names));
        }
        break;
      }
      case 'recruit':
        if (command.outpost === tile) note('recruit', command.hero, words.recruit);
        break;
      case 'recover':
        if (heroAt(state, command.hero).tile === tile) note('recover', command.hero, words.recover);
        break;
      case 'move':
      case 'drive':
        if (command.to === tile) note('move', command.hero, words.move);
        break;
      case 'lead':
        if (command.to === tile) note('lead', command.hero, () => words.lead);
        break;
    }
  }
  return [...lines.values()].map(({ line, who }) => line([...who].map((seat) => text.heroOf(state, seat)).join(', ')));
}
