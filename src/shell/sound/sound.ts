import type { HowlerGlobal } from 'howler';
import type { GameSound, PieceName } from '../../module/gameModule.ts';
import type { PlayedGame, View } from '../match.ts';
import type { Settings, SettingsKeeper } from '../settings/settings.ts';
import { createAmbience } from './ambience.ts';
import { type Curve, depthOf, ducked, follow, UNDUCKED, valueAt } from './curve.ts';
import { createEffects } from './effects.ts';
import { decodeBy, decoderAt, EFFECTS_RATE, fetchSprite, type SoundClass } from './files.ts';
import { createMusic, type Music } from './music.ts';

/** Everything that can be heard. No function throws or waits; before the first gesture, and where files are missing, it is silent. */
export interface Sound {
  /**
   * Plays an effect by the name of its family, one of its variations. What there is, and when it is played, stands in
   * `assets/sound/README.md`; a special case that there is not, such as `kill/sword`, is played as what it is a case of.
   */
  play(name: string): void;
  /** Which music belongs to what is seen; it comes as soon as it is loaded. */
  scene(scene: PieceName | 'none'): void;
  /** How bad things are, 0–1: the layers of the music follow, over two bars. */
  danger(level: number): void;
  /** Which loops go on, and how loud, 0–1: the ships' hums, a heart. */
  ambience(loops: Readonly<Record<string, number>>): void;
  destroy(): void;
}

/** How long the page may be busy before music is loaded all the same, in milliseconds. */
const PATIENCE = 4000;
/** How fast loops follow a volume, in milliseconds. */
const SWIFT = 120;
const SLOW = 1200;

/**
 * Sound by the settings: loads after the first press of anything, but only once it is not muted, and not before `mayLoad`
 * resolves; falls silent while the page is hidden.
 */
export function createSound(
  settings: SettingsKeeper,
  game: Pick<GameSound, 'folder' | 'layers' | 'strain' | 'ducking' | 'rests'>,
  mayLoad: Promise<void>,
  random: () => number = Math.random,
): Sound {
  const effects = createEffects(game.rests, random, () => performance.now());
  const loops = createAmbience();
  const listening = new AbortController();
  const { signal } = listening;
  let howler: HowlerGlobal | null = null;
  let music: Music | null = null;
  let musicVolume: GainNode | null = null;
  let duckGain: GainNode | null = null;
  let duck: Curve = UNDUCKED;
  let undimming: number | undefined;
  let wanted: PieceName | 'none' = 'none';
  let level = 0;
  /** How much of the calm that is left is lost to what is shown now. */
  let strain = 0;
  /** Whether anything was pressed yet: before that, browsers play no sound. */
  let pressed = false;
  let woken = false;

  /** Loads all sounds, once. It is more than half a megabyte and takes a second to decode, so neither pictures nor anybody who is muted wait for it. */
  const wakeIfWanted = (now: Settings): void => {
    if (woken || !pressed || now.muted) return;
    woken = true;
    wake().catch(() => {});
  };

  const wake = async (): Promise<void> => {
    await mayLoad;
    const library = await import('howler').catch(() => null);
    if (!library || signal.aborted) return;
    howler = library.Howler;
    // Music plays past howler, which would think that all is silent, and stop the clock.
    howler.autoSuspend = false;
    howler.mute(settings.now().muted);
    if (howler.usingWebAudio) {
      prepareMusic(howler);
      decodeBy(howler.ctx, decoderAt(EFFECTS_RATE));
    }
    update(settings.now());
    await addSprite(library.Howl, 'effects');
    await idle();
    await addSprite(library.Howl, 'stingers');
  };

  const addSprite = async (Howl: typeof import('howler').Howl, name: 'effects' | 'stingers'): Promise<void> => {
    const sprite = await fetchSprite(game.folder, name);
    if (!sprite || signal.aborted) return;
    const howl = new Howl({ src: sprite.src, sprite: sprite.sprite });
    effects.add({ sprite, howl });
    howl.once('load', () => loops.add({ sprite, howl }));
    signal.addEventListener('abort', () => howl.unload());
  };

  /** Music → volume → ducking → howler's own volume → limiter → loudspeakers. */
  const prepareMusic = ({ ctx, masterGain }: HowlerGlobal): void => {
    limit(ctx, masterGain, ctx.destination);
    duckGain = new GainNode(ctx);
    musicVolume = new GainNode(ctx, { gain: settings.now().music });
    musicVolume.connect(duckGain).connect(masterGain);
    music = createMusic(game, ctx, musicVolume, decoderAt(ctx.sampleRate));
    followDanger();
  };

  const update = (now: Settings): void => {
    wakeIfWanted(now);
    howler?.mute(now.muted);
    musicVolume?.gain.setTargetAtTime(now.music, musicVolume.context.currentTime, 0.05);
    loops.volume(now.effects, SWIFT);
    void playMusic();
  };

  /** Music is loaded when the page has nothing better to do, and not at all where nobody would hear it. */
  const playMusic = async (): Promise<void> => {
    if (!music) return;
    if (wanted !== 'none') await idle();
    const { music: volume, muted } = settings.now();
    if (!signal.aborted) music.play(wanted === 'none' || volume === 0 || muted ? null : wanted);
  };

  const followDanger = (): void => music?.danger(level + (1 - level) * strain);

  /** Lowers music and hum for this many milliseconds. */
  const duckFor = (length: number, depth: number): void => {
    if (!duckGain) return;
    const { currentTime } = duckGain.context;
    duck = ducked(duck, currentTime, length / 1000, depth);
    follow(duckGain.gain, duck, currentTime);
    const end = duck.at(-2)?.at ?? currentTime;
    loops.volume(settings.now().effects * valueAt(duck, end), SWIFT);
    window.clearTimeout(undimming);
    undimming = window.setTimeout(() => loops.volume(settings.now().effects, SLOW), 1000 * (end - currentTime));
  };

  /** Whether something outside the page has suspended the audio context. */
  const isStopped = (): boolean => howler?.ctx != null && howler.ctx.state !== 'running';

  const volumeOf = (kind: SoundClass): number => settings.now()[kind === 'interface' ? 'interface' : 'effects'];

  const unsubscribe = settings.subscribe(update);
  const press = (): void => {
    pressed = true;
    wakeIfWanted(settings.now());
    // A call or another app has taken the audio output, and nothing resumes it.
    if (isStopped()) hush(howler);
  };
  // A press with a gamepad is nothing but a click.
  for (const gesture of ['pointerdown', 'keydown', 'touchend', 'click'])
    window.addEventListener(gesture, press, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', () => hush(howler), { signal });

  return {
    play: (name) => {
      const change = game.strain[name];
      if (change !== undefined) {
        strain = change;
        followDanger();
      }
      // Sounds that nobody can hear now must not play later, all at once.
      if (document.hidden || settings.now().muted || isStopped()) return;
      const begun = effects.play(name, volumeOf);
      const depth = begun && depthOf(game.ducking, begun.family);
      if (begun && depth !== null) duckFor(begun.length, depth);
    },
    scene: (scene) => {
      wanted = scene;
      void playMusic();
    },
    danger: (danger) => {
      level = Math.max(0, Math.min(1, danger));
      strain = 0;
      followDanger();
    },
    ambience: (names) => loops.set(names),
    destroy: () => {
      listening.abort();
      unsubscribe();
      window.clearTimeout(undimming);
      music?.destroy();
    },
  };
}

/** Resolves when the page is loaded and has a moment. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: PATIENCE });
    else setTimeout(done, PATIENCE / 4);
  });
}

/** Pauses all sound while the page is hidden, and resumes it when the page is visible. */
function hush(howler: HowlerGlobal | null): void {
  const context = howler?.ctx;
  if (!context) return;
  const change = document.hidden ? context.suspend() : context.resume();
  change.catch(() => {});
}

/** Lets a game be heard as it stands now: its danger in the music, and the loops that go with it. */
export function hear({ game, sound }: { readonly game: PlayedGame; readonly sound: Sound }, state: View): void {
  sound.danger(game.sound.danger(state));
  sound.ambience(game.sound.ambience(state));
}

/** Decibels, and the ratio above the threshold. */
const THRESHOLD = -6;
const RATIO = 20;

/**
 * What keeps many loud sounds at once from clipping: put between two nodes, it leaves all alone that stays below the
 * threshold. A `DynamicsCompressorNode` makes everything louder by a gain that the standard defines; it is taken back here.
 */
function limit(context: BaseAudioContext, from: AudioNode, to: AudioNode): void {
  const limiter = new DynamicsCompressorNode(context, {
    threshold: THRESHOLD,
    knee: 0,
    ratio: RATIO,
    attack: 0.002,
    release: 0.15,
  });
  const atFullScale = THRESHOLD - THRESHOLD / RATIO;
  const back = new GainNode(context, { gain: 10 ** ((0.6 * atFullScale) / 20) });
  from.disconnect();
  from.connect(limiter).connect(back).connect(to);
}
