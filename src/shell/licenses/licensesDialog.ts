import * as v from 'valibot';
import { openDialog } from '../../page/dialog.ts';
import { el } from '../../page/dom.ts';
import './licenses.css';
import { licensesText as words } from './text.en.ts';

/** What the build writes into `licenses.json` (`build/licenses.ts`). */
const schema = v.array(v.object({ name: v.string(), version: v.string(), license: v.string(), text: v.string() }));
type Licenses = v.InferOutput<typeof schema>;

/** Shows the licenses of everything in the build that is the work of others; fetched now, because hardly anybody asks. */
export async function openLicenses(parent: HTMLElement): Promise<void> {
  const { body } = openDialog(parent, { title: words.title, size: 'reader' });
  const status = el('p', { role: 'status' }, words.loading);
  body.append(status);
  const licenses = await fetchLicenses();
  if (licenses === null) {
    status.textContent = words.missing;
    return;
  }
  status.textContent = words.intro;
  const entries = licenses.map(({ name, version, license, text }) =>
    el('details.license', el('summary', words.entry(name, version, license)), ...paragraphs(text)),
  );
  body.append(...entries);
}

/** Their lines are as long as an old terminal; on the page, paragraphs break where there is room. */
function paragraphs(text: string): HTMLElement[] {
  return text.split(/\n\s*\n/).map((paragraph) => el('p', paragraph));
}

/** `null` where they cannot be had. Never throws. */
async function fetchLicenses(): Promise<Licenses | null> {
  try {
    const response = await fetch('licenses.json');
    const read = v.safeParse(schema, await response.json());
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
