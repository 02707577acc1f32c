import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Choice, showChooser } from '../../src/page/chooser.ts';

/** An element as far as a sheet of buttons uses it. */
class Plain {
  readonly children: Plain[] = [];
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  readonly classList = { add: () => undefined };
  readonly style = { setProperty: () => undefined };
  readonly id = '';
  parent: Plain | null = null;
  press: () => void = () => undefined;
  onKey: (event: object) => void = () => undefined;

  append(...children: readonly unknown[]): void {
    for (const child of children)
      if (child instanceof Plain) {
        child.parent = this;
        this.children.push(child);
      }
  }
  before(sibling: Plain): void {
    this.parent?.append(sibling);
  }
  remove(): void {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  addEventListener(_: string, hear: (event: object) => void): void {
    this.onKey = hear;
  }
  contains(): boolean {
    return false;
  }
  querySelector(): null {
    return null;
  }
  /** Every element inside. */
  all(): Plain[] {
    return this.children.flatMap((child) => [child, ...child.all()]);
  }
}

// Elements need a document.
vi.mock(import('../../src/page/dom.ts'), () => {
  const el = (_: string, ...parts: readonly unknown[]): Plain => {
    const element = new Plain();
    element.append(...parts);
    return element;
  };
  const button = (_: string, press: () => void): Plain => Object.assign(el(''), { press });
  let ids = 0;
  return { el, button, cueScroll: () => undefined, freshId: () => `id-${++ids}` } as never;
});

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('HTMLElement', Plain);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A sheet with one choice that is available and one that is not, and what was pressed. */
function sheet(more: Partial<Choice> = {}) {
  const page = new Plain();
  const done: string[] = [];
  const chooser = showChooser(page as unknown as HTMLElement, {
    title: 'Which one?',
    rect: { x: 0, y: 0, w: 100, h: 100 },
    items: [
      { id: 'run', label: 'Run', press: () => done.push(`run, sheets open: ${page.children.length}`) },
      { id: 'fly', label: 'Fly', why: 'No airplane.', press: () => done.push('why not') },
    ],
    ...more,
  });
  const press = (id: string) =>
    page
      .all()
      .find(({ dataset }) => dataset.item === id)
      ?.press();
  return { page, done, chooser, press };
}

test('a choice closes the sheet, and then takes effect', () => {
  const { page, done, press } = sheet();
  expect(page.children).toHaveLength(1);
  press('run');
  expect(done).toEqual(['run, sheets open: 0']);
});

test('a disabled choice says why, and the sheet stays open', () => {
  const { page, done, press } = sheet();
  const fly = page.all().find(({ dataset }) => dataset.item === 'fly');
  expect(fly?.attributes.get('aria-disabled')).toBe('true');
  press('fly');
  expect(done).toEqual(['why not']);
  expect(page.children).toHaveLength(1);
});

test('Escape goes back if there is something to go back to', () => {
  const done: string[] = [];
  const { page } = sheet({ cancel: () => done.push('back') });
  const [open] = page.children;
  open?.onKey({ key: 'a' });
  expect(done).toEqual([]);
  open?.onKey({ key: 'Escape', preventDefault: () => undefined, stopPropagation: () => undefined });
  expect(done).toEqual(['back']);
  expect(page.children).toEqual([]);
});

test('closing a sheet twice does not close another one', () => {
  const { page, chooser } = sheet();
  chooser.close();
  chooser.close();
  expect(page.children).toEqual([]);
});
