import {
  atHq,
  atStart,
  attackAll,
  chain,
  destroy,
  draw,
  extra,
  gain,
  kick,
  peek,
  plusWith,
  recall,
  scrubAll,
  shelter,
  shield,
  sift,
} from './effects.ts';
import { both, equipment, type Fighter, personality, worth } from './fighter.ts';

/** S1, S2: the Market card of each faction, and the nine of the Heathen House. */
export const MARKET = {
  monsters: { elixirOfGrowth: worth(3, equipment(5, 'P', ['slime'], plusWith(3, 'alpha'))) },
  cowboys: { goldMineDeed: worth(4, equipment(3, 'N', ['tool'], gain(2))) },
  ninjas: { trainingMontage: worth(3, equipment(3, 'M', ['tool'], atStart(draw(1)), destroy(1), draw(1))) },
  pirates: { treasureMap: worth(3, equipment(3, 'L', ['tool'], atStart(gain(1)), gain(1))) },
  house: {
    hauntingPresence: worth(3, personality(6, 'S', ['beast'], shield(), attackAll(1))),
    arkOfTheCovenant: worth(3, equipment(6, 'U', ['weapon'], kick)),
    philosophersStone: worth(4, equipment(4, 'K', ['genius'], destroy(2))),
    pandorasBox: worth(3, equipment(5, 'O', ['trap'], scrubAll)),
    holyGrail: worth(5, equipment(6, 'T', ['tool'], shield(), draw(1))),
    goldenFleece: worth(5, equipment(4, 'R', ['tool'], atHq(shelter()))),
    crystalBall: worth(3, equipment(4, 'H', ['tool'], chain(sift, draw(1)), atStart(peek))),
    aladdinsLamp: worth(4, equipment(5, 'J', ['tool'], recall('any'))),
    roundTable: worth(4, both(6, 'Q', ['alpha'], extra('any'))),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Fighter>>>>;
