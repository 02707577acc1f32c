import type { HowlerGlobal } from 'howler';
import type { GameSound, PieceName } from '../../module/gameModule.ts';
import type { PlayedGame, View } from '../match.ts';
import type { Settings, SettingsKeeper } from '../settings/settings.ts';
import { createAmbience } from './ambience.ts';
import { depthOf } from './curve.ts';
import { createEffects, type Effects } from './effects.ts';
import { decodeBy, decoderAt, EFFECTS_RATE, fetchSprite } from './files.ts';
import { Music } from './music.ts';
import { MusicChannel } from './musicChannel.ts';

/** How long the page may be busy before music is loaded all the same, in milliseconds. */
const PATIENCE = 4000;
/** How fast loops follow a volume, in milliseconds. */
const SWIFT = 120;
const SLOW = 1200;

type SoundSpec = Pick<GameSound, 'folder' | 'layers' | 'strain' | 'ducking' | 'rests'>;

/** Everything that can be heard. No function throws or waits; before the first gesture, and where files are missing, it is silent. */
export class Sound {
  private readonly effects: Effects;
  private readonly loops = createAmbience();
  private readonly listening = new AbortController();
  private howler: HowlerGlobal | null = null;
  private music: Music | null = null;
  private channel: MusicChannel | null = null;
  private undimming: number | undefined;
  private wanted: PieceName | 'none' = 'none';
  private level = 0;
  /** How much of the calm that is left is lost to what is shown now. */
  private strain = 0;
  /** Whether anything was pressed yet: before that, browsers play no sound. */
  private isPressed = false;
  private isAwake = false;

  /**
   * Sound by the settings: loads after the first press of anything, but only once it is not muted, and not before `mayLoad`
   * resolves; falls silent while the page is hidden.
   */
  constructor(
    private readonly settings: SettingsKeeper,
    private readonly game: SoundSpec,
    private readonly mayLoad: Promise<void>,
    random: () => number = Math.random,
  ) {
    const { signal } = this.listening;
    this.effects = createEffects(game.rests, random, () => performance.now());
    signal.addEventListener(
      'abort',
      settings.subscribe((now) => this.update(now)),
    );
    // A press with a gamepad is nothing but a click.
    for (const gesture of ['pointerdown', 'keydown', 'touchend', 'click'])
      window.addEventListener(gesture, () => this.pressed(), { capture: true, passive: true, signal });
    document.addEventListener('visibilitychange', () => hush(this.howler), { signal });
  }

  /**
   * Plays an effect by the name of its family, one of its variations. What there is, and when it is played, stands in
   * `assets/sound/README.md`; a special case that there is not, such as `kill/sword`, is played as what it is a case of.
   */
  play(name: string): void {
    const change = this.game.strain[name];
    if (change !== undefined) {
      this.strain = change;
      this.followDanger();
    }
    // Sounds that nobody can hear now must not play later, all at once.
    const settings = this.settings.now();
    if (document.hidden || settings.muted || this.isStopped()) return;
    const begun = this.effects.play(name, (kind) => settings[kind === 'interface' ? 'interface' : 'effects']);
    const depth = begun && depthOf(this.game.ducking, begun.family);
    if (begun && depth !== null) this.duck(begun.length, depth);
  }

  /** Which music belongs to what is seen; it comes as soon as it is loaded. */
  scene(scene: PieceName | 'none'): void {
    this.wanted = scene;
    void this.playMusic();
  }

  /** How bad things are, 0–1: the layers of the music follow, over two bars. */
  danger(level: number): void {
    this.level = Math.max(0, Math.min(1, level));
    this.strain = 0;
    this.followDanger();
  }

  /** Which loops go on, and how loud, 0–1: the ships' hums, a heart. */
  ambience(loops: Readonly<Record<string, number>>): void {
    this.loops.set(loops);
  }

  destroy(): void {
    this.listening.abort();
    window.clearTimeout(this.undimming);
    this.music?.destroy();
  }

  private pressed(): void {
    this.isPressed = true;
    this.wakeIfWanted(this.settings.now());
    // A call or another app has taken the audio output, and nothing resumes it.
    if (this.isStopped()) hush(this.howler);
  }

  private update(now: Settings): void {
    this.wakeIfWanted(now);
    this.howler?.mute(now.muted);
    this.channel?.volume(now.music);
    this.loops.volume(now.effects, SWIFT);
    void this.playMusic();
  }

  /** Loads all sounds, once. It is more than half a megabyte and takes a second to decode, so neither pictures nor anybody who is muted wait for it. */
  private wakeIfWanted(now: Settings): void {
    if (this.isAwake || !this.isPressed || now.muted) return;
    this.isAwake = true;
    this.wake().catch(() => {});
  }

  private async wake(): Promise<void> {
    await this.mayLoad;
    const library = await import('howler').catch(() => null);
    if (!library || this.listening.signal.aborted) return;
    const { Howler, Howl } = library;
    this.howler = Howler;
    // Music plays past howler, which would think that all is silent, and stop the clock.
    Howler.autoSuspend = false;
    Howler.mute(this.settings.now().muted);
    if (Howler.usingWebAudio) {
      this.channel = new MusicChannel(Howler, this.settings.now().music);
      this.music = new Music(this.game, Howler.ctx, this.channel.input, decoderAt(Howler.ctx.sampleRate));
      this.followDanger();
      decodeBy(Howler.ctx, decoderAt(EFFECTS_RATE));
    }
    this.update(this.settings.now());
    await this.addSprite(Howl, 'effects');
    await idle();
    await this.addSprite(Howl, 'stingers');
  }

  private async addSprite(Howl: typeof import('howler').Howl, name: 'effects' | 'stingers'): Promise<void> {
    const { signal } = this.listening;
    const sprite = await fetchSprite(this.game.folder, name);
    if (!sprite || signal.aborted) return;
    const howl = new Howl({ src: sprite.src, sprite: sprite.sprite });
    this.effects.add({ sprite, howl });
    howl.once('load', () => this.loops.add({ sprite, howl }));
    signal.addEventListener('abort', () => howl.unload());
  }

  /** Music is loaded when the page has nothing better to do, and not at all where nobody would hear it. */
  private async playMusic(): Promise<void> {
    if (!this.music) return;
    if (this.wanted !== 'none') await idle();
    const { music: volume, muted } = this.settings.now();
    const { wanted } = this;
    if (!this.listening.signal.aborted) this.music.play(wanted === 'none' || volume === 0 || muted ? null : wanted);
  }

  private followDanger(): void {
    this.music?.danger(this.level + (1 - this.level) * this.strain);
  }

  /** Lowers music and hum for this many milliseconds. */
  private duck(length: number, depth: number): void {
    if (!this.channel) return;
    const { left, until } = this.channel.duck(length, depth);
    const { effects } = this.settings.now();
    this.loops.volume(effects * left, SWIFT);
    window.clearTimeout(this.undimming);
    this.undimming = window.setTimeout(() => this.loops.volume(this.settings.now().effects, SLOW), until);
  }

  /** Whether something outside the page has suspended the audio context. */
  private isStopped(): boolean {
    return this.howler?.ctx != null && this.howler.ctx.state !== 'running';
  }
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
