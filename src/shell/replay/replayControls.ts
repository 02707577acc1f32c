import type { Form, TableLayout } from '../../module/table.ts';
import { button, el, icon, positionAt, ruleButton, setAttribute } from '../../page/dom.ts';
import type { ReplayChances } from '../chances/replayChances.ts';
import type { PlayedGame } from '../match.ts';
import type { SettingsKeeper } from '../settings/settings.ts';
import { shellText } from '../text.en.ts';
import { createPlayerButtons } from './playerButtons.ts';
import { replayButton } from './replayButton.ts';
import type { ReplayPlayer } from './replayPlayer.ts';
import { createScrubber } from './scrubber.ts';
import { replayText } from './text.en.ts';
import './replayControls.css';
import './replay.css';

const words = replayText.replay;
const FORMS: readonly Form[] = ['wide', 'portrait', 'landscape'];

export interface ReplayActions {
  /** Back to where one came from, by what the button says. */
  readonly back: { readonly label: string; go(): void };
  log(): void;
  /** Lets people ask what things on the table are. */
  ask(): void;
  /** Plays on from the moment shown; where that cannot be, it says why. `null` where nobody ever does. */
  readonly branch: (() => void) | null;
  openRule(rule: string): void;
}

/** Everything of a replay that is pressed, beside the board itself. */
export interface ReplayControls {
  /** Lies round about a board of that layout. */
  move(layout: TableLayout): void;
  /** Shows where the player is, and whether it can be played on from there. */
  update(canBranch: boolean): void;
  /** Shows what is known of the chances to win. */
  learn(chances: Pick<ReplayChances, 'curve' | 'at'>): void;
  destroy(): void;
}

/** Shows the controls of a replay: ribbon and way back, log and branch, sentence, scrubber and the buttons of the player. */
export function createReplayControls(
  parent: HTMLElement,
  game: PlayedGame,
  player: ReplayPlayer,
  settings: SettingsKeeper,
  actions: ReplayActions,
): ReplayControls {
  const { label, go } = actions.back;
  const back = replayButton(go, { symbol: 'undo', name: label, label: words.back, key: 'Escape' }, 'replay-back');
  const ribbonText = el('strong');
  const ribbon = el('header', { class: 'deck replay-ribbon laid' }, back.element, ribbonText);

  const log = button(words.log, actions.log, { symbol: 'log', name: words.log });
  log.classList.add('replay-log');
  const branch = actions.branch && branchButton(actions.branch);
  const ask = button('', actions.ask, { symbol: 'help', name: shellText.inspect.menu });
  ask.classList.add('replay-ask');
  const exits = el('div', { class: 'deck replay-exits laid' }, ask, log, ...(branch ? [branch] : []));

  const sentence = el('p', { class: 'moment' });
  const chance = el('output', { class: 'win-chance', 'aria-label': words.chanceName, title: words.chanceHint });
  const moment = el('div', { class: 'moment-line' }, sentence, chance);
  const scrubber = createScrubber(player.frames, (index) => player.seek(index));
  const buttons = createPlayerButtons(player, settings, go);
  const transport = el(
    'section',
    { class: 'deck replay-transport laid', 'aria-label': words.name },
    moment,
    scrubber.element,
    buttons.element,
  );
  parent.append(ribbon, exits, transport);
  scrubber.input.focus({ preventScroll: true });

  let laid: TableLayout | null = null;
  let apart = false;

  function arrange(): void {
    if (!laid) return;
    const places = apart ? game.replay.placesApart(laid) : game.replay.places(laid);
    for (const [element, place] of [
      [ribbon, places.ribbon],
      [exits, places.exits],
      [transport, places.transport],
    ] as const) {
      positionAt(element, place);
      element.classList.remove(...FORMS);
      element.classList.add(laid.form);
      element.classList.toggle('apart', apart);
    }
    const isOnItsSide = laid.form === 'landscape';
    buttons.gather(!isOnItsSide, exits);
    const isInRibbon = ask.parentElement === ribbon;
    if (isOnItsSide && !isInRibbon) ribbon.append(ask);
    if (!isOnItsSide && isInRibbon) exits.prepend(ask);
  }

  let told = '';
  function tell(): void {
    const { fact, sentence: said } = player.frame;
    // The slider says itself what it has come to.
    const isSaid = document.activeElement === scrubber.input && player.running === 'still';
    setAttribute(sentence, 'aria-live', isSaid ? 'off' : 'polite');
    if (told === `${fact.rule} ${said}`) return;
    told = `${fact.rule} ${said}`;
    const rule = ruleButton(fact.rule, () => actions.openRule(fact.rule));
    sentence.replaceChildren(el('span', {}, said), rule);
  }

  let known: Pick<ReplayChances, 'curve' | 'at'> | null = null;
  function showMoment(): void {
    const moment = known?.at(player.index) ?? null;
    chance.hidden = moment === null;
    const said = moment ? words.momentChance(moment) : '';
    if (chance.textContent !== said) chance.replaceChildren(icon('star'), said);
    scrubber.show(player.index, said);
  }

  return {
    learn: (chances) => {
      known = chances;
      scrubber.draw(chances.curve);
      showMoment();
    },
    move: (layout) => {
      laid = layout;
      arrange();
    },
    update: (canBranch) => {
      const { fact, round } = player.frame;
      // A phone on its side has the round in the opposite corner.
      ribbonText.textContent = ribbon.classList.contains('landscape') ? words.name : words.ribbon(round);
      // As the animation does; without one they are cut to as anything else.
      const isTold = player.running === 'forward' && settings.now().speed !== 'instant';
      const isApart = isTold && game.replay.isApart(fact);
      if (isApart !== apart) {
        apart = isApart;
        arrange();
      }
      showMoment();
      buttons.update();
      if (branch) setAttribute(branch, 'aria-disabled', canBranch ? undefined : 'true');
      tell();
    },
    destroy: () => {
      buttons.destroy();
      for (const element of [ribbon, exits, transport]) element.remove();
    },
  };
}

function branchButton(press: () => void): HTMLButtonElement {
  const branch = button(words.branch, press, { look: 'act', symbol: 'fist', name: words.branch });
  branch.classList.add('replay-branch');
  return branch;
}
