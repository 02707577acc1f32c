import { el } from '../../page/dom.ts';
import { onPageKey } from '../../page/input/shortcuts.ts';
import type { SettingsKeeper } from '../settings/settings.ts';
import { nextRound } from './frames.ts';
import { type ButtonFace, replayButton } from './replayButton.ts';
import type { ReplayPlayer } from './replayPlayer.ts';
import { createSpeedButton } from './speedButton.ts';
import { replayText } from './text.en.ts';

/** The buttons that run a player. */
export interface PlayerButtons {
  readonly element: HTMLElement;
  /** Gathers all of them in `element`; or gives those away that go by rounds and backwards, to lie in another place. */
  gather(all: boolean, elsewhere: HTMLElement): void;
  /** Shows whether it runs. */
  update(): void;
  destroy(): void;
}

const words = replayText.replay.controls;

/** Makes the buttons that run a player, and their keys; `back` is what Escape does. */
export function createPlayerButtons(player: ReplayPlayer, settings: SettingsKeeper, back: () => void): PlayerButtons {
  const ends = new AbortController();
  const step = (by: number) => (): void => player.seek(player.index + by);
  const round = (by: 1 | -1) => (): void => player.seek(nextRound(player.frames, player.index, by));
  const play = (): void => {
    if (player.running === 'forward') player.pause();
    else void player.play();
  };
  const playBack = (): void => {
    if (player.running === 'back') player.pause();
    else void player.playBack();
  };
  const forward = replayButton(play, playFace(player), 'lead');
  const backward = replayButton(playBack, playBackFace(player), 'mirrored');
  const speed = createSpeedButton(settings);
  const lastRound = replayButton(round(-1), { symbol: 'skip', name: words.previousRound, key: 'PageDown' }, 'mirrored');
  const stepBack = replayButton(step(-1), { symbol: 'step', name: words.stepBack, key: ',' }, 'mirrored');
  const stepOn = replayButton(step(1), { symbol: 'step', name: words.stepOn, key: '.' });
  const nextOne = replayButton(round(1), { symbol: 'skip', name: words.nextRound, key: 'PageUp' });
  const far = [lastRound, backward, nextOne].map((one) => one.element);
  const near = [stepBack, forward, stepOn, speed].map((one) => one.element);
  const all = [lastRound, stepBack, backward, forward, stepOn, nextOne, speed].map((one) => one.element);
  const element = el('div', { class: 'player-buttons' }, ...all);
  let isGathered = true;
  onPageKey(ends.signal, {
    ' ': play,
    ',': step(-1),
    '.': step(1),
    '+': speed.next,
    Home: () => player.seek(0),
    End: () => player.seek(player.last),
    PageUp: round(1),
    PageDown: round(-1),
    Escape: back,
  });
  return {
    element,
    gather: (wanted, elsewhere) => {
      if (wanted === isGathered) return;
      isGathered = wanted;
      const { activeElement } = document;
      element.replaceChildren(...(wanted ? all : near));
      if (!wanted) elsewhere.append(...far);
      // A button that is put elsewhere keeps the focus.
      if (activeElement instanceof HTMLElement && all.some((one) => one === activeElement)) activeElement.focus();
    },
    update: () => {
      forward.show(playFace(player));
      backward.show(playBackFace(player));
    },
    destroy: () => {
      ends.abort();
      speed.destroy();
    },
  };
}

function playFace({ running }: ReplayPlayer): ButtonFace {
  return running === 'forward'
    ? { symbol: 'pause', name: words.pause, key: 'Space' }
    : { symbol: 'play', name: words.play, key: 'Space' };
}

function playBackFace({ running }: ReplayPlayer): ButtonFace {
  return running === 'back' ? { symbol: 'pause', name: words.pause } : { symbol: 'play', name: words.playBack };
}
