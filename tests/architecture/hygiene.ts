import { at, type Finding, type Source, walk } from '../tools/source.ts';

const SUPPRESSION =
  /biome-ignore|eslint-disable|prettier-ignore|@ts-(ignore|expect-error|nocheck)|(v8|c8|istanbul) ignore/;

/** Finds every comment that switches a checker off. */
export function suppressions(source: Source): Finding[] {
  return source.comments
    .filter((comment) => SUPPRESSION.test(comment.value))
    .map((comment) => at(source, comment.start, `switches a check off: ${comment.value.trim()}`));
}

/** Finds every `any`, as a cast or as a type. */
export function anys(source: Source): Finding[] {
  const findings: Finding[] = [];
  walk(source, { TSAnyKeyword: (node) => findings.push(at(source, node.start, 'says any')) });
  return findings;
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const NOT_RUN = new Set(['only', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']);

/** Finds every test that is singled out, skipped, or expected to fail. */
export function unrunTests(source: Source): Finding[] {
  const findings: Finding[] = [];
  walk(source, {
    MemberExpression: (node) => {
      if (node.property.type !== 'Identifier' || !NOT_RUN.has(node.property.name)) return;
      // `test.only`, `test.describe.only`, `describe.concurrent.skip`: the first name decides.
      const first = /^\w+/.exec(source.text.slice(node.start))?.[0] ?? '';
      if (TEST_FUNCTIONS.has(first)) findings.push(at(source, node.start, `says ${first}….${node.property.name}`));
    },
  });
  return findings;
}

/** Font names that occur in code; they are not words for players. */
const FONT =
  /^["']?(Barlow Semi Condensed|Bangers|Bagel Fat One|Rubik|Young Serif|Alegreya Sans|Alfa Slab One|IBM Plex Sans Condensed)\b/;
const SENTENCE = /^\p{Lu}\S*\s+\S*\p{L}|\p{L}+\s+\p{L}+.*[.!?…:]$/su;
const DRAWS_TEXT = new Set(['text', 'bitmapText', 'setText', 'dynamicBitmapText']);

/**
 * Finds every literal that looks like text for a player: two or more words that start with a capital letter or end like
 * a sentence, or any word passed directly to a text object. Arguments of `throw` and of `super` (an error's message, a
 * scene's key) are for programmers and may stay.
 */
export function playerText(source: Source): Finding[] {
  const findings: Finding[] = [];
  let inError = 0;
  const report = (text: string, start: number) => {
    const words = text.trim();
    if (inError === 0 && SENTENCE.test(words) && !FONT.test(words))
      findings.push(at(source, start, `holds text for players: ${JSON.stringify(words)}`));
  };
  const enter = () => {
    inError += 1;
  };
  const leave = () => {
    inError -= 1;
  };
  walk(source, {
    ThrowStatement: enter,
    'ThrowStatement:exit': leave,
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) enter();
    },
    'NewExpression:exit': (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) leave();
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Super') enter();
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return;
      if (!DRAWS_TEXT.has(node.callee.property.name)) return;
      for (const argument of node.arguments) {
        if (argument.type !== 'Literal' || typeof argument.value !== 'string') continue;
        if (/\p{L}{2}/u.test(argument.value) && !SENTENCE.test(argument.value.trim()))
          findings.push(at(source, argument.start, `draws the literal ${JSON.stringify(argument.value)}`));
      }
    },
    'CallExpression:exit': (node) => {
      if (node.callee.type === 'Super') leave();
    },
    Literal: (node) => {
      if (typeof node.value === 'string') report(node.value, node.start);
    },
    TemplateLiteral: (node) => report(node.quasis.map((quasi) => quasi.value.cooked ?? '').join('x'), node.start),
  });
  return findings;
}
