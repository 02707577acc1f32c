import type { MomentChance } from '../../module/capabilities/chances.ts';
import type { Form, TableLayout } from '../../module/screens/table.ts';
import { button, el, icon, positionAt, ruleButton, setAttribute } from '../../page/dom.ts';
import type { App } from '../app/ports.ts';
import type { ReplayChances } from '../chances/replayChances.ts';
import type { PlayedGame } from '../match.ts';
import { shellText } from '../text.en.ts';
import { createPlayerButtons, type PlayerButtons } from './playerButtons.ts';
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
  { parent, game, settings }: Pick<App, 'parent' | 'game' | 'settings'>,
  player: ReplayPlayer,
  actions: ReplayActions,
): ReplayControls {
  const { label, go } = actions.back;
  const back = replayButton(go, { symbol: 'undo', name: label, label: words.back, key: 'Escape' }, 'replay-back');
  const ribbonText = el('strong');
  const ask = button('', actions.ask, { symbol: 'help', name: shellText.inspect.menu });
  const log = button(words.log, actions.log, { symbol: 'log', name: words.log });
  const branch =
    actions.branch && button(words.branch, actions.branch, { look: 'act', symbol: 'fist', name: words.branch });
  const moment = createMomentLine(player, actions.openRule);
  const scrubber = createScrubber(player.frames, (index) => player.seek(index));
  const buttons = createPlayerButtons(player, settings, go);
  const decks = new Decks(game, buttons, classed('replay-ask', ask));
  decks.ribbon.append(back.element, ribbonText);
  decks.exits.append(classed('replay-log', log), ...(branch ? [classed('replay-branch', branch)] : []));
  decks.transport.append(moment.element, scrubber.element, buttons.element);
  parent.append(...decks.all);
  scrubber.input.focus({ preventScroll: true });

  let known: Pick<ReplayChances, 'curve' | 'at'> | null = null;
  function showChance(): void {
    const chance = known?.at(player.index) ?? null;
    moment.showChance(chance);
    scrubber.show(player.index, chance ? words.momentChance(chance) : '');
  }

  return {
    learn: (chances) => {
      known = chances;
      scrubber.draw(chances.curve);
      showChance();
    },
    move: (layout) => decks.move(layout),
    update: (canBranch) => {
      const { fact, round } = player.frame;
      // A phone on its side has the round in the opposite corner.
      ribbonText.textContent = decks.form === 'landscape' ? words.name : words.ribbon(round);
      // As the animation does; without one they are cut to as anything else.
      const isTold = player.running === 'forward' && settings.now().speed !== 'instant';
      decks.setApart(isTold && game.replay.isApart(fact));
      showChance();
      buttons.update();
      if (branch) setAttribute(branch, 'aria-disabled', canBranch ? undefined : 'true');
      // The slider says itself what it has come to.
      moment.tell(document.activeElement === scrubber.input && player.running === 'still');
    },
    destroy: () => {
      buttons.destroy();
      for (const deck of decks.all) deck.remove();
    },
  };
}

/** The three panels of a replay, around the board, or sharing the window with an animation that covers it. */
class Decks {
  readonly ribbon = el('header', { class: 'deck replay-ribbon laid' });
  readonly exits = el('div', { class: 'deck replay-exits laid' });
  readonly transport = el('section', { class: 'deck replay-transport laid', 'aria-label': words.name });
  readonly all = [this.ribbon, this.exits, this.transport];
  private laid: TableLayout | null = null;
  private apart = false;

  constructor(
    private readonly game: PlayedGame,
    private readonly buttons: PlayerButtons,
    private readonly ask: HTMLElement,
  ) {
    this.exits.append(ask);
  }

  /** How the board's layout is formed; `null` before there is one. */
  get form(): Form | null {
    return this.laid?.form ?? null;
  }

  /** Lays them round about a board of that layout. */
  move(layout: TableLayout): void {
    this.laid = layout;
    this.arrange(layout);
  }

  /** Lays them beside an animation that covers the board, or around the board again. */
  setApart(isApart: boolean): void {
    if (isApart === this.apart) return;
    this.apart = isApart;
    if (this.laid) this.arrange(this.laid);
  }

  private arrange(laid: TableLayout): void {
    const { game, apart, ribbon, exits, transport, ask } = this;
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
    this.buttons.gather(!isOnItsSide, exits);
    const isInRibbon = ask.parentElement === ribbon;
    if (isOnItsSide && !isInRibbon) ribbon.append(ask);
    if (!isOnItsSide && isInRibbon) exits.prepend(ask);
  }
}

/** The line that says what happens in the player's frame, and the chance to win there. */
function createMomentLine(player: ReplayPlayer, openRule: (rule: string) => void) {
  const sentence = el('p', { class: 'moment' });
  const chance = el('output', { class: 'win-chance', 'aria-label': words.chanceName, title: words.chanceHint });
  let told = '';
  return {
    element: el('div', { class: 'moment-line' }, sentence, chance),
    /** Shows what happens; `isSaid` where something else says it to screen readers. */
    tell: (isSaid: boolean): void => {
      const { fact, sentence: said } = player.frame;
      setAttribute(sentence, 'aria-live', isSaid ? 'off' : 'polite');
      if (told === `${fact.rule} ${said}`) return;
      told = `${fact.rule} ${said}`;
      sentence.replaceChildren(
        el('span', {}, said),
        ruleButton(fact.rule, () => openRule(fact.rule)),
      );
    },
    /** Shows the chance to win, or nothing. */
    showChance: (known: MomentChance | null): void => {
      chance.hidden = known === null;
      const said = known ? words.momentChance(known) : '';
      if (chance.textContent !== said) chance.replaceChildren(icon('star'), said);
    },
  };
}

function classed(name: string, element: HTMLButtonElement): HTMLButtonElement {
  element.classList.add(name);
  return element;
}
