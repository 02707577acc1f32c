import type { Chapter, Rulebook, RulebookEntry, Ruling } from '../../module/rulebook.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, cueScroll, el, freshId, ruleButton } from '../../page/dom.ts';
import './rulebook.css';
import { shellText } from '../text.en.ts';
import { searchRulebook } from './searchRulebook.ts';

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
    maxlength: 80,
    enterkeyhint: 'search',
  });
  // Open where there is room for it beside the text; `shell.css` says the same.
  const contents = el('details', { class: 'contents scrolls', open: window.matchMedia('(min-width: 56em)').matches });
  const links = el('nav', { 'aria-label': words.chapters });
  const pages = el('div', { class: 'pages' });
  const tools = el('div', { class: 'search' }, el('label', { for: searchId }, words.search), search, found);
  dialog.element.insertBefore(tools, dialog.body);
  dialog.body.append(contents, pages);
  cueScroll(contents);

  const goTo = (id: string): void => {
    const target = pages.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
    if (!target) return;
    for (const lit of pages.querySelectorAll('.lit')) lit.classList.remove('lit');
    target.classList.add('lit');
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  };
  /** A link inside the book: leaves the search, since its target may not be among what was found. */
  const follow = (id: string): void => {
    search.value = '';
    draw();
    goTo(id);
  };
  const draw = (): void => {
    const chapters = searchRulebook(book, search.value);
    const isSearch = search.value.trim() !== '';
    const count = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
    found.textContent = isSearch ? words.found(count) : '';
    contents.hidden = isSearch;
    pages.replaceChildren(...chapters.map((chapter) => chapterPage(chapter, follow)));
  };
  links.append(...book.map(({ id, title }) => button(title, () => goTo(`chapter-${id}`), { look: 'quiet' })));
  contents.append(el('summary', {}, words.chapters), links);
  search.addEventListener('input', () => {
    draw();
    dialog.body.scrollTop = 0;
  });
  draw();
  if (at === undefined) dialog.body.focus({ preventScroll: true });
  else goTo(at);
}

function chapterPage({ id, title, about, entries }: Chapter, follow: (id: string) => void): HTMLElement {
  const page = el('section', { 'data-entry': `chapter-${id}`, tabindex: -1 }, el('h3', {}, title));
  if (about !== null) page.append(el('p', { class: 'about' }, about));
  page.append(...entries.map((entry) => entryPage(entry, follow)));
  return page;
}

function entryPage({ id, rule, title, text, see, rulings }: RulebookEntry, follow: (id: string) => void): HTMLElement {
  const heading = el('h4', {}, ...(rule === null ? [] : [el('span', { class: 'rule-tag' }, rule), ' ']), title);
  const page = el('article', { 'data-entry': id, tabindex: -1 }, heading, el('p', {}, text));
  page.append(...rulings.map((ruling) => rulingPage(ruling, follow)));
  if (see.length > 0) {
    const links = see.map((target) => ruleButton(target, () => follow(target)));
    page.append(el('p', { class: 'see' }, el('span', {}, words.see), ...links));
  }
  return page;
}

/** How a rule is read, inside it; its title leads to the entry that it has of its own, where the other rules are named. */
function rulingPage({ entry, title, text }: Ruling, follow: (id: string) => void): HTMLElement {
  const link = button(title, () => follow(entry), { look: 'quiet', name: words.openRuling(title) });
  return el('div', { class: 'ruling' }, el('h5', {}, words.ruling, ' ', link), el('p', {}, text));
}
