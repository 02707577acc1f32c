import './rulebook.css';
import type { Chapter, Rulebook, RulebookEntry, Ruling } from '../../module/gameModule.ts';
import { limitLength } from '../../page/cutText.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, cueScroll, el, freshId, ruleButton } from '../../page/dom.ts';
import { shellText } from '../text.en.ts';

const words = shellText.rulebook;

/** A rulebook, searchable; opened at a rule or another entry of that ID if one is given. */
export function openRulebook(parent: HTMLElement, { chapters: book, searchExample }: Rulebook, at?: string): void {
  const dialog = openDialog(parent, { title: words.title, size: 'reader' });
  const searchId = freshId('search');
  const found = el('p', { role: 'status', class: 'found' });
  const search = el('input', {
    id: searchId,
    type: 'search',
    placeholder: searchExample,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  limitLength(search, 80);
  const contents = contentsWhereWide(dialog.closed);
  const toChapters = el('nav', { 'aria-label': words.chapters });
  const pages = el('div.pages');
  const tools = el('div.search', el('label', { for: searchId }, words.search), search, found);
  dialog.element.insertBefore(tools, dialog.body);
  dialog.body.append(contents, pages);
  cueScroll(contents);

  const goTo = (id: string): void => showEntry(pages, id);
  /** A link inside the book: leaves the search, since its target may not be among what was found. */
  const follow = (id: string): void => {
    search.value = '';
    draw();
    goTo(id);
  };
  const entries = new Map(book.flatMap((chapter) => chapter.entries.map((entry) => [entry.id, entry] as const)));
  const links: Links = {
    follow,
    nameOf: (id) => {
      const entry = entries.get(id);
      return entry ? words.entry(entry.rule, entry.title) : id;
    },
  };
  const draw = (): void => {
    const chapters = searchRulebook(book, search.value);
    const isSearch = search.value.trim() !== '';
    const count = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
    found.textContent = isSearch ? words.found(count) : '';
    contents.hidden = isSearch;
    pages.replaceChildren(...chapters.map((chapter) => chapterPage(chapter, links)));
  };
  toChapters.append(...book.map(({ id, title }) => button(title, () => goTo(`chapter-${id}`), { look: 'quiet' })));
  contents.append(el('summary', words.chapters), toChapters);
  search.addEventListener('input', () => {
    draw();
    dialog.body.scrollTop = 0;
  });
  draw();
  keepPlace(dialog.body, pages);
  if (at === undefined) dialog.body.focus({ preventScroll: true });
  else goTo(at);
}

/** Keeps what is read at the top while the width changes: then lines wrap differently, and everything above grows or shrinks. */
function keepPlace(body: HTMLElement, pages: HTMLElement): void {
  let read: Element | undefined;
  let width = body.clientWidth;
  body.addEventListener('scroll', () => {
    const { top } = body.getBoundingClientRect();
    read = [...pages.querySelectorAll('article')].find((entry) => entry.getBoundingClientRect().bottom > top + 8);
  });
  const resized = new ResizeObserver(() => {
    if (body.clientWidth === width) return;
    width = body.clientWidth;
    read?.scrollIntoView({ block: 'start' });
  });
  resized.observe(body);
}

/** Links from one entry to another, each with the name of the one that it leads to. */
interface Links {
  nameOf(id: string): string;
  follow(id: string): void;
}

function chapterPage({ id, title, about, entries }: Chapter, links: Links): HTMLElement {
  const page = el('section', { 'data-entry': `chapter-${id}`, tabindex: -1 }, el('h3', title));
  if (about !== null) page.append(el('p.about', about));
  page.append(...entries.map((entry) => entryPage(entry, links)));
  return page;
}

function entryPage(entry: RulebookEntry, links: Links): HTMLElement {
  const { id, rule, title, text, see, rulings } = entry;
  const heading = el('h4', ...(rule === null ? [] : [el('span.rule-tag', rule), ' ']), title);
  // The name tells links to one entry apart that stand in several.
  const name = words.entry(rule, title);
  const page = el('article', { 'data-entry': id, tabindex: -1, 'aria-label': name }, heading);
  if (entry.picture) page.append(el('div.entry-picture', entry.picture()));
  page.append(el('p', text));
  page.append(...rulings.map((ruling) => rulingPage(ruling, links)));
  if (see.length > 0) {
    const all = see.map((target) => ruleButton(target, () => links.follow(target), links.nameOf(target)));
    page.append(el('p.see', el('span', words.see), ...all));
  }
  return page;
}

/** How a rule is read, inside the rule; its title leads to its own entry, which names the other rules. */
function rulingPage({ entry, title, text, label = words.ruling }: Ruling, links: Links): HTMLElement {
  const link = button(title, () => links.follow(entry), { look: 'quiet', name: links.nameOf(entry) });
  return el('div.ruling', el('h5', label, ' ', link), el('p', text));
}

/** The part of the book in which every word of the query occurs, in any order, whatever its case; all of it for none. */
export function searchRulebook(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const rules = new Set(chapters.flatMap(({ entries }) => entries.map(({ rule }) => rule?.toLowerCase())));
  const fits = (entry: RulebookEntry): boolean => {
    const text = plain(`${entry.rule ?? ''} ${entry.title} ${entry.text}`);
    return words.every((word) => (rules.has(word) ? entry.rule?.toLowerCase() === word : text.includes(word)));
  };
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Small letters without accents, and straight quotes. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}

/** Scrolls to an entry or a chapter, and lights it up. */
function showEntry(pages: HTMLElement, id: string): void {
  const target = pages.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
  if (!target) return;
  for (const lit of pages.querySelectorAll('.lit')) lit.classList.remove('lit');
  target.classList.add('lit');
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}

/** The box of contents: open where there is room for it beside the text; `shell.css` says the same. */
function contentsWhereWide(closed: Promise<void>): HTMLElement {
  const wide = window.matchMedia('(min-width: 56em)');
  const contents = el('details.contents.scrolls', { open: wide.matches });
  const followWidth = (): void => {
    contents.open = wide.matches;
  };
  wide.addEventListener('change', followWidth);
  void closed.then(() => wide.removeEventListener('change', followWidth));
  return contents;
}
