import { type Equivalent, equivalentsIn } from './equivalent.ts';

const SAME_NUMBERS =
  'The numbers of a seed are the same in a new stream; finding the one already begun is only faster.';

/** In the kernel. */
export const ofKernel: readonly Equivalent[] = [
  ...equivalentsIn('kernel/chance.ts', [
    {
      line: 'const known = streams.find((stream) => stream.seed === seed);',
      changes: [
        ['(stream) => stream.seed === seed', '() => undefined'],
        ['stream.seed === seed', 'false'],
      ],
      why: SAME_NUMBERS,
    },
    {
      line: 'streams = [stream, ...streams.filter((other) => other !== stream)].slice(0, KEPT);',
      changes: [
        ['streams.filter((other) => other !== stream)', 'streams'],
        ['(other) => other !== stream', '() => undefined'],
        ['other !== stream', 'true'],
        ['other !== stream', 'false'],
      ],
      why: SAME_NUMBERS,
    },
    {
      line: 'if (latest?.seed === seed) return latest;',
      changes: [['latest?.seed === seed', 'false']],
      why: SAME_NUMBERS,
    },
    {
      line: 'let streams: readonly Stream[] = [];',
      changes: [['[]', '["Stryker was here"]']],
      why: 'A text has no seed, so it is never the stream asked for, and the next ones push it out.',
    },
  ]),
  ...equivalentsIn('kernel/records/migrate.ts', [
    {
      line: 'const isOld = stored.version < game.version && !keptRules(game, stored.version);',
      changes: [['stored.version < game.version', 'stored.version <= game.version']],
      why: 'Rules are always kept of the version that is today’s, so the second question says no.',
    },
  ]),
  ...equivalentsIn('kernel/records/record.ts', [
    {
      line: "if (typeof state !== 'object' || state === null) return fingerprint(state);",
      changes: [
        ["typeof state !== 'object' || state === null", 'true'],
        ["'object'", '""'],
      ],
      why: 'Fingerprints are kept only to be faster: worked out again, they are the same.',
    },
  ]),
  ...equivalentsIn('kernel/records/versions.ts', [
    {
      line: 'return [game, ...(game.earlier ?? [])].find((rules) => rules.version === version);',
      changes: [['[]', '["Stryker was here"]']],
      why: 'A text has no version, so it is never the one looked for.',
    },
  ]),
];
