import { at } from '../../../../kernel/values/at.ts';
import { nameInPackId } from '../../../../module/capabilities/packs.ts';
import type { Best, Total, WinTable } from '../../../../module/records/records.ts';
import { editions, isOwnEdition, isPackEdition, newest } from '../../content/editions.ts';
import { stepIds, stepOf } from '../../content/steps.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { packText } from '../../text/packs.en.ts';
import { recordsText } from '../../text/records.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import { achievements } from './achievements.ts';
import { DIGEST_VERSION, type Digest, digestOf } from './digest.ts';
import { digestSchema } from './digestSchema.ts';

const { totals, tables } = recordsText;

/** The hardest step of difficulty that was won, by its number. */
const hardestStep: Best<Digest> = {
  id: 'hardestStep',
  name: recordsText.hardestStep.name,
  among: 'won',
  which: 'most',
  of: (digest: Digest) => {
    const step = stepOf(digest);
    return step && stepIds.indexOf(step.id) + 1;
  },
  value: (number) => recordsText.hardestStep.value(text.stepName[at(stepIds, number - 1)], number, stepIds.length),
};

/** A personal best: the least among victories, or the most among finished games. */
const best = (
  id: keyof typeof recordsText.bests,
  which: Best['which'],
  of: (digest: Digest) => number,
): Best<Digest> => ({
  id,
  ...recordsText.bests[id],
  among: which === 'least' ? 'won' : 'finished',
  which,
  of,
});

const bests: readonly Best<Digest>[] = [
  hardestStep,
  best('fastestWin', 'least', ({ rounds }) => rounds),
  best('fewestInjuries', 'least', ({ injuries }) => injuries),
  best('fewestDecisions', 'least', ({ decisions }) => decisions),
  best('mostKills', 'most', ({ kills }) => kills),
  best('longestGame', 'most', ({ rounds }) => rounds),
];

/** The heroes of all our own editions, those of new games first. */
const heroIds = [...new Set([newest, ...Object.values(editions)].flatMap(({ heroes }) => heroes.map(({ id }) => id)))];

const TOTALS = ['rounds', 'decisions', 'kills', 'boardings', 'recruits', 'injuries', 'shielded'] as const;

const byStep: WinTable = {
  ...tables.step,
  kinds: stepIds.map((id, i) => ({
    name: recordsText.step(i + 1, text.stepName[id]),
    has: (digest: Digest) => stepOf(digest)?.id === id,
  })),
};
const byMode: WinTable = {
  ...tables.mode,
  kinds: newest.modes.map(({ id }) => ({ name: text.modeName[id], has: ({ mode }: Digest) => mode === id })),
};
const bySize: WinTable = {
  ...tables.size,
  kinds: [2, 3, 4].map((size) => ({
    name: recordsText.heroes(size),
    has: ({ heroes }: Digest) => heroes.length === size,
  })),
};
const byHero: WinTable = {
  ...tables.hero,
  kinds: heroIds.map((id) => ({
    name: text.heroTitle(id),
    has: ({ heroes }: Digest) => heroes.includes(id),
  })),
};

const boards = [...new Set(Object.values(editions).map(({ tiles }) => tiles.length))].sort((a, b) => a - b);
const byBoard: WinTable = {
  ...tables.board,
  kinds: boards.map((count) => ({
    name: recordsText.tiles(count),
    has: ({ edition }: Digest) => isOwnEdition(edition) && editions[edition].tiles.length === count,
  })),
};

/** What the records store of games of FAZA. */
export const records: FazaModule['records'] = {
  digestVersion: DIGEST_VERSION,
  digestSchema,
  digest: digestOf,
  isWon: ({ rule }) => rule === 'X1',
  counts: ({ computers, edition, heroes }) => computers < heroes.length && isOwnEdition(edition),
  line: ({ edition, heroes, rule, mode }) => ({
    team: heroes.map((hero) => text.heroTitle(hero)).join(', '),
    end: rule && (rule === 'X1' ? text.victoryText : text.defeatText[rule]),
    mode: isPackEdition(edition) ? packText.played(text.modeName[mode], nameInPackId(edition)) : text.modeName[mode],
    fileWord: mode,
  }),
  filter: {
    ...recordsText.filter,
    choices: heroIds.map((id) => ({ id, name: text.heroTitle(id) })),
    has: ({ heroes }, hero: HeroId) => heroes.includes(hero),
  },
  achievements,
  bests,
  totals: TOTALS.map((id): Total<Digest> => ({ id, name: totals[id], of: (digest) => digest[id] })),
  winTables: [[byStep], [byHero], [byMode], [bySize], [byBoard]],
};
