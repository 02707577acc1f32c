import { expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { layers } from '../../../../src/page/input/shortcuts.ts';
import { contains, middle } from '../../../../src/table/layout/rect.ts';
import { position } from '../position.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

const CARDS = [
  'trainingMontage',
  'bootJets',
  'glueRain',
  'nopeNebula',
  'totalAudit',
  'brainUpload',
  'tollGoblin',
  'egoVacuum',
] as const;

test.each(WINDOWS)(
  'at %i × %i a press in the middle of a card is for the card, however many there are',
  (...window) => {
    for (let count = 1; count <= CARDS.length; count++) {
      const { shown, controls } = tableFor(
        position('C', [{ hand: CARDS.slice(0, count), coins: 6000 }, {}]),
        0,
        [],
        window,
      );
      const all = azardiaModule.inspect.withAbout(shown, controls({}), () => undefined);
      const heights = layers(all.map(({ rect }) => rect));
      const cards = all.filter(({ id }) => id.startsWith('hand:'));
      expect(cards).toHaveLength(count);
      for (const card of cards) {
        const there = all.flatMap(({ id, rect }, index) =>
          contains(rect, middle(card.rect)) ? [{ id, height: at(heights, index) }] : [],
        );
        expect(there.sort((a, b) => b.height - a.height)[0]?.id).toBe(card.id);
      }
    }
  },
);
