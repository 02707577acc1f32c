import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Limits a search to the elements of a selector, and to one rule of axe-core by its ID. */
interface Search {
  readonly within?: string;
  readonly rule?: string;
}

/**
 * Accessibility violations, as axe-core finds them: the broken rule and the elements that break it. axe-core is loaded
 * into a page once, however often this is called.
 */
export async function violations(page: Page, { within, rule }: Search = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'], ...(rule && { runOnly: rule }) };
  const found = await page.evaluate(
    async ([where, how]) => {
      const axe: { run: (where: unknown, how: unknown) => Promise<AxeResults> } = Reflect.get(window, 'axe');
      return (await axe.run(where ?? document, how)).violations;
    },
    [within, options] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
