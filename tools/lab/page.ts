import type { LabPart, LabReport, Measure, MeasureRow } from '../game/lab.ts';
import { axisOf, barChart } from './chart.ts';
import { goalText, intervalText, numberText } from './numbers.ts';
import { pageStyle } from './pageStyle.ts';
import { type Target, targetsOf, type Verdict, verdictOn } from './verdict.ts';

/** The origin of a page's numbers. */
export interface PageRun {
  readonly game: string;
  readonly seed: string;
  readonly key: string;
  /** How many games were played of each series. */
  readonly played: ReadonlyMap<string, number>;
}

/** The most numbers of a target that a summary lists. */
const LISTED = 4;

const VERDICTS: Readonly<Record<Verdict, { readonly sign: string; readonly word: string }>> = {
  holds: { sign: '✓', word: 'holds' },
  fails: { sign: '✗', word: 'fails' },
  open: { sign: '?', word: 'open' },
};

/** The report as a self-contained HTML page: no network, no script. */
export function labPage(report: LabReport, run: PageRun): string {
  const title = `Balance lab: ${run.game.toUpperCase()}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
${paragraphs(report.about)}
${reading()}
</header>
<main>
${summary(targetsOf(report))}
${report.parts.map(section).join('\n')}
${played(run)}
</main>
</body>
</html>
`;
}

/** How to read the page, for readers who do not know intervals. */
function reading(): string {
  return `<details><summary>How to read the charts</summary>
<p>Games are random, so every number here is a measurement with an error. A dot is what was measured. The line through it is the
95% interval: if all of this were repeated many times, 19 of 20 such lines would contain the true number. More games make them shorter.</p>
<p>A shaded band is the target. The target <b>holds</b> (✓) if the whole line is inside the band, and <b>fails</b> (✗) if the whole line is
outside. Otherwise it is <b>open</b> (?): more games will tell. Where a target is about many numbers, about one line in 20 misses the true number, so take a
single narrow failure with care.</p>
</details>`;
}

function summary(targets: readonly Target[]): string {
  const count = (verdict: Verdict): string =>
    `${targets.filter((target) => target.verdict === verdict).length} ${VERDICTS[verdict].word}`;
  return `<section aria-labelledby="targets">
<h2 id="targets">Targets</h2>
<p>Of ${targets.length} targets ${count('holds')}, ${count('fails')} and ${count('open')}.</p>
<ul class="targets">
${targets.map(targetItem).join('\n')}
</ul>
</section>`;
}

function targetItem({ measure, text, verdict, counts }: Target): string {
  const numbers = counts.holds + counts.fails + counts.open;
  const tally = (['fails', 'open', 'holds'] as const)
    .filter((each) => counts[each] > 0)
    .map((each) => `${counts[each]} ${VERDICTS[each].word}`);
  const worst = measure.rows
    .flatMap((row) =>
      row.goal ? [{ row, rank: row.estimate ? RANK[verdictOn(row.estimate, row.goal)] : UNMEASURED }] : [],
    )
    .sort((one, other) => one.rank - other.rank)
    .slice(0, LISTED);
  const lines = worst.map(({ row }) => `<li>${badge(row)} ${escaped(rowName(row))}: ${said(row, measure)}</li>`);
  const more = numbers > LISTED ? `<p class="note">Of ${numbers} numbers: ${tally.join(', ')}.</p>` : '';
  return `<li class="${verdict}"><p>${mark(verdict)} <a href="#${anchor(measure.title)}">${escaped(text)}</a></p>
${more}<ul>${lines.join('')}</ul></li>`;
}

/** Sorts the numbers of a target; those without a measurement come last. */
const UNMEASURED = 3;
const RANK: Readonly<Record<Verdict, number>> = { fails: 0, open: 1, holds: 2 };

function section(part: LabPart): string {
  const id = anchor(`part ${part.title}`);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escaped(part.title)}</h2>
${paragraphs(part.about)}
${part.measures.map(figure).join('\n')}
</section>`;
}

function figure(measure: Measure): string {
  const target = measure.target === null ? '' : `<p class="target"><b>Target:</b> ${escaped(measure.target)}</p>`;
  const list = bars(measure);
  const body =
    measure.shape === 'matrix'
      ? `${matrix(measure)}\n<details><summary>The same as a list</summary>${list}</details>`
      : list;
  return `<h3 id="${anchor(measure.title)}">${escaped(measure.title)}</h3>
<p>${escaped(measure.about)}</p>
${target}
${body}`;
}

/** A chart in the form of a table: each row contains its part of the chart. */
function bars(measure: Measure): string {
  const axis = axisOf(measure);
  const hasGoals = measure.rows.some(({ goal }) => goal);
  const head = ['<th scope="col">What</th>', scaleHead(measure), '<th scope="col">Measured</th>'];
  if (hasGoals) head.push('<th scope="col">Target</th>');
  const rows = measure.rows.map((row) => {
    const { estimate, goal } = row;
    const cells = [
      `<th scope="row">${escaped(rowName(row))}</th>`,
      `<td class="chart">${barChart(axis, estimate, goal)}</td>`,
      `<td class="measured">${said(row, measure)}</td>`,
    ];
    if (hasGoals) cells.push(`<td class="verdict">${goal ? `${badge(row)} ${goalText(goal, measure.unit)}` : ''}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table class="bars"><caption>${escaped(measure.title)}${unitNote(measure)}</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

function scaleHead(measure: Measure): string {
  const { from, to } = axisOf(measure);
  const ends = from < 0 ? [from, 0, to] : [from, to];
  const labels = ends.map((end) => `<span>${numberText(end, measure.unit)}</span>`);
  return `<th scope="col"><span class="hidden">Chart</span><span class="scale" aria-hidden="true">${labels.join('')}</span></th>`;
}

function unitNote({ unit }: Measure): string {
  return unit === 'points' ? ', in percentage points' : '';
}

function matrix(measure: Measure): string {
  const names = [
    ...new Set([...measure.rows.map(({ name }) => name), ...measure.rows.map(({ name, column = name }) => column)]),
  ];
  const found = (one: string, other: string): MeasureRow | undefined =>
    measure.rows.find(({ name, column }) => (name === one && column === other) || (name === other && column === one));
  const cell = (row: MeasureRow | undefined): string => {
    if (!row) return '<td class="none">–</td>';
    const { estimate, goal } = row;
    if (!estimate) return '<td class="none">no games</td>';
    const verdict = goal ? verdictOn(estimate, goal) : undefined;
    const reach = `<small>${intervalText(estimate, measure.unit)}</small>`;
    return `<td class="${verdict ?? ''}"><b>${verdict ? `${mark(verdict)} ` : ''}${numberText(estimate.value, measure.unit)}</b>${reach}</td>`;
  };
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const lines = names.map(
    (one) => `<tr><th scope="row">${escaped(one)}</th>${names.map((other) => cell(found(one, other))).join('')}</tr>`,
  );
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escaped(measure.title)}">
<table class="matrix"><caption>${escaped(measure.title)}${unitNote(measure)}</caption>
<thead><tr><td></td>${head}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody></table></div>`;
}

function played({ seed, key, played: games }: PageRun): string {
  const all = [...games.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...games].map(([name, count]) => `<tr><th scope="row">${escaped(name)}</th><td>${count}</td></tr>`);
  return `<section aria-labelledby="played">
<h2 id="played">What was played</h2>
<p>${all.toLocaleString('en-US')} games with the seed “${escaped(seed)}”, of rules, content and computer player with the fingerprint <code>${escaped(key)}</code>.
The same seed and fingerprint give the same numbers.</p>
<details><summary>Games in each series</summary>
<table class="plain"><caption>Games in each series</caption><thead><tr><th scope="col">Series</th><th scope="col">Games</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></details>
</section>`;
}

/** A number with its interval and the number of games behind it. */
function said({ estimate }: MeasureRow, { unit }: Measure): string {
  if (!estimate) return 'not measured yet';
  const { value, of } = estimate;
  const size = of.toLocaleString('en-US');
  return `<b>${numberText(value, unit)}</b> <span class="reach">(${intervalText(estimate, unit)})</span> <small>of ${size}</small>`;
}

function rowName({ name, column }: MeasureRow): string {
  return column === undefined ? name : `${name} and ${column}`;
}

function badge({ estimate, goal }: MeasureRow): string {
  return goal ? mark(verdictOn(estimate, goal)) : '';
}

function mark(verdict: Verdict): string {
  const { sign, word } = VERDICTS[verdict];
  return `<span class="mark ${verdict}"><span aria-hidden="true">${sign}</span> <span class="word">${word}</span></span>`;
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');
}

function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
