import { equal } from '../../../kernel/values/equal.ts';
import type { DailyMember, DailyPage } from '../../../module/daily/daily.ts';
import { el, freshId } from '../../../page/dom.ts';
import type { Library } from '../../app/ports.ts';
import type { Setup } from '../../match.ts';
import { matchTitle } from '../../matchTitle.ts';
import type { Standing } from './standing.ts';
import { dailyText as words } from './text.en.ts';

/** The size of a portrait in pixels, as large as any screen shows it. */
const PORTRAIT = 192;

/** The parts of the daily game's page: the team, the steps of difficulty, and how the player stands. */
export function dailyParts(
  app: Library,
  page: DailyPage,
  standing: Standing,
  choose: (setup: Setup) => void,
): readonly HTMLElement[] {
  return [
    el('div', teamPart(page, standing), standingPart(app, page, standing)),
    ...(standing.steps.length > 0 ? [stepsPart(page, standing, choose)] : []),
  ];
}

function teamPart(page: DailyPage, { own }: Standing): HTMLElement {
  return el(
    'section.daily-team',
    el('h3', words.team),
    el('ul.daily-members', ...page.team(own).map(memberItem)),
    el('ul.daily-lines', ...page.lines(own).map((line) => el('li', line))),
  );
}

function memberItem({ name, about, draw }: DailyMember): HTMLElement {
  const canvas = draw ? el('canvas', { width: PORTRAIT, height: PORTRAIT, 'aria-hidden': 'true' }) : null;
  if (canvas) draw?.(canvas);
  return el('li', canvas, el('b', name), ' ', el('span', about));
}

function stepsPart(page: DailyPage, { own, steps, stored, isTested }: Standing, choose: (setup: Setup) => void) {
  const about = el('div.daily-about', { 'aria-live': 'polite' });
  const day = page.step(own).name;
  const chances = (setup: Setup): string =>
    !isTested ? words.untested : equal(setup, own) ? words.tested(day) : words.otherStep(day);
  const tell = (setup: Setup): void => about.replaceChildren(el('p', page.step(setup).about), el('p', chances(setup)));
  const name = freshId('daily-step');
  const first = stored?.session.setup ?? own;
  const items = steps.map((setup, index) => {
    const step = page.step(setup);
    const input = el('input', { type: 'radio', name, checked: equal(setup, first) });
    input.addEventListener('change', () => {
      tell(setup);
      choose(setup);
    });
    const mark = equal(setup, own) ? el('small', words.today) : null;
    return el('label', input, el('span', el('b', `${index + 1}. ${step.name}`), ' ', mark, ' ', el('i', step.note)));
  });
  tell(first);
  return el(
    'fieldset.daily-steps',
    el('legend', words.difficulty, ' ', el('small', page.noteTitle)),
    el('div.segments', ...items),
    about,
  );
}

function standingPart(app: Library, page: DailyPage, { status, own, steps, stored }: Standing): HTMLElement {
  const { done, streak } = status;
  const hasSteps = steps.length > 0;
  const day = hasSteps ? page.step(own).name : null;
  const lines = [
    ...(done
      ? [words.result(done.end === 'won', done.digest.rounds, page.playedAt(done.digest), day), words.again]
      : [words.notPlayed]),
    ...(stored
      ? [words.inProgress(matchTitle(app, stored), hasSteps ? page.step(stored.session.setup).name : null)]
      : []),
    words.streak(streak),
  ];
  return el('section.daily-standing', el('h3', words.standing), ...lines.map((line) => el('p', line)));
}
