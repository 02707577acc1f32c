import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACTORIES, PHASER_PARTS } from '../../build/phaserParts.ts';
import { at, type Finding, filesUnder, parseSource, ROOT, readSource, type Source, walk } from '../tools/source.ts';

/** Numeric constants of Phaser's configuration, which are always available. */
const CONSTANTS = ['AUTO', 'CANVAS', 'WEBGL'];

/** Phaser features that a file uses, or has scenes create, although the build excludes them. */
function missing(source: Source): Finding[] {
  const found: Finding[] = [];
  walk(source, {
    VariableDeclarator: ({ id, init, start }) => {
      const path = init && pathOf(init);
      if (id.type !== 'ObjectPattern' || !path?.startsWith('Phaser.')) return;
      for (const property of id.properties) {
        const key = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '…';
        if (!isThere(`${path}.${key}`)) found.push(at(source, start, `${path}.${key}`));
      }
    },
    MemberExpression: (node) => {
      const path = pathOf(node);
      const [, made] = /\.add\.(\w+)$/.exec(path ?? '') ?? [];
      if (made !== undefined && !FACTORIES.includes(made)) found.push(at(source, node.start, `add.${made}`));
      if (path?.startsWith('Phaser.') && !isThere(path)) found.push(at(source, node.start, path));
    },
  });
  return found;
}

/** Whether it is a part of Phaser, lies inside one, or contains one. */
function isThere(path: string): boolean {
  const name = path.slice('Phaser.'.length);
  const parts = [...Object.keys(PHASER_PARTS), ...CONSTANTS];
  return parts.some((part) => name === part || name.startsWith(`${part}.`) || part.startsWith(`${name}.`));
}

/** `a.b.c` as written; `null` if any part of it is computed or called. */
function pathOf(node: { readonly type: string }): string | null {
  if ('name' in node && node.type === 'Identifier') return String(node.name);
  if (node.type === 'ThisExpression') return 'this';
  if (node.type !== 'MemberExpression' || !('object' in node) || !('property' in node)) return null;
  const [object, property] = [pathOf(node.object as typeof node), node.property as typeof node];
  const name = 'computed' in node && node.computed === true ? null : pathOf(property);
  return object === null || name === null ? null : `${object}.${name}`;
}

test('everything that the sources use of Phaser is part of the build', () => {
  const sources = filesUnder('src')
    .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes("from 'phaser'"))
    .map(readSource);
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(missing)).toEqual([]);
});

test('uses of excluded parts are found: classes, their members, and what a scene creates', () => {
  const text = [
    'const there = new Phaser.Math.Vector2();',
    'const text = new Phaser.GameObjects.Text();',
    'const { Cubic } = Phaser.Math.Easing;',
    'const { Sprite, Image } = Phaser.GameObjects;',
    'this.add.image(0, 0);',
    'scene.add',
    '  .video(0, 0);',
    'let onlyAType: Phaser.GameObjects.Video;',
  ].join('\n');
  expect(missing(parseSource('src/some.ts', text)).sort()).toEqual([
    'src/some.ts:2 Phaser.GameObjects.Text',
    'src/some.ts:4 Phaser.GameObjects.Sprite',
    'src/some.ts:6 add.video',
  ]);
});
