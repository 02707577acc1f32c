import type Phaser from 'phaser';
import type { AtlasPlace } from './atlasPlace.ts';
import { serviceWorkers } from './serviceWorkers.ts';

/** Milliseconds before an atlas is requested again, longer each time. */
const PATIENCE = [500, 1500, 4000, 10_000];

/** The atlases of a game, by stage. */
export interface Atlases<Name extends string> {
  /** Needed before anything is shown. */
  readonly first: readonly Name[];
  /** Fetched in this order when requested. */
  readonly later: readonly Name[];
  /** The URLs of an atlas, the best first; none for an atlas that does not exist. */
  places(name: Name, readsAvif: boolean): readonly AtlasPlace[];
  /** A much smaller AVIF that is shown until the best one has been fetched; `null` if there is none. */
  coarse(name: Name): AtlasPlace | null;
}

/**
 * Fetches a game's pictures in two stages: those of the first screens, and the rest on request. Pictures that only some
 * games need are fetched separately.
 */
export class AssetLoader<Name extends string> {
  private readonly rest: Promise<void>;
  private finish: () => void = () => undefined;
  private left = false;
  private begun = false;
  /** The atlases that were requested besides the stages, and when all of them have loaded. */
  private readonly asked = new Set<Name>();
  private more: Promise<unknown> = Promise.resolve();
  /** The address of each atlas that is here. */
  private readonly here = new Map<Name, string>();
  /** Called when requested finer pictures have arrived. */
  private finer: (() => void) | null = null;
  private isRefining = false;
  /** Pictures that could not be had since finer ones were requested: they are left alone until then. */
  private readonly failed = new Set<string>();
  /** The textures that finer ones have replaced. */
  private readonly replaced = new Set<string>();

  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    private readonly atlases: Atlases<Name>,
  ) {
    this.rest = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  /** Fetches what is needed before anything is shown; calls `progress` with the loaded fraction, from 0 to 1. */
  async first(progress: (part: number) => void): Promise<void> {
    let loaded = 0;
    await Promise.all(
      this.atlases.first.map(async (name) => {
        await this.fetch(name, true);
        loaded += 1;
        progress(loaded / this.atlases.first.length);
      }),
    );
  }

  /**
   * Fetches the coarse ones of the rest, replaces all coarse ones by the real ones, then fetches what is left, one after
   * another: calls `came` with each atlas of the rest, and `refined` when the real ones have arrived. Only the first
   * call has an effect.
   */
  async later(came: (name: Name) => void, refined: () => void): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    const fetchAll = async (names: readonly Name[], inHurry: boolean): Promise<void> => {
      for (const name of names) {
        await this.fetch(name, inHurry);
        if (this.left) return;
        came(name);
      }
    };
    const hasCoarse = (name: Name): boolean => this.atlases.coarse(name) !== null;
    await fetchAll(this.atlases.later.filter(hasCoarse), true);
    await this.refine(refined);
    await fetchAll(
      this.atlases.later.filter((name) => !hasCoarse(name)),
      false,
    );
    if (!this.left) this.finish();
  }

  /**
   * Fetches atlases that belong to no stage, each once; calls `came` with each. Returns whether any was requested now.
   */
  also(names: readonly Name[], came: (name: Name) => void): boolean {
    const missing = names.filter((name) => !this.asked.has(name));
    for (const name of missing) {
      this.asked.add(name);
      const fetched = this.fetch(name).then(() => {
        if (!this.left) came(name);
      });
      this.more = Promise.all([this.more, fetched]);
    }
    return missing.length > 0;
  }

  /**
   * Fetches atlases again that now have a better URL, in the background; calls `came` when all available ones have
   * arrived. If one is not available, the old one stays until this is called again.
   */
  async refine(came: () => void): Promise<void> {
    this.finer = came;
    this.failed.clear();
    await this.fetchFiner();
  }

  private async fetchFiner(): Promise<void> {
    if (this.isRefining) return;
    this.isRefining = true;
    const isAvif = await readsAvif();
    const next = (): { readonly name: Name; readonly place: AtlasPlace } | undefined =>
      [...this.here].flatMap(([name, image]) => {
        const places = this.atlases.places(name, isAvif);
        // A coarse one is none of these.
        const now = places.findIndex((place) => place.image === image);
        const better = now < 0 ? places : places.slice(0, now);
        const place = better.find((one) => !this.failed.has(one.image));
        return place ? [{ name, place }] : [];
      })[0];
    let hasCome = false;
    // Others may arrive meanwhile.
    for (let found = next(); found && !this.left; found = next()) {
      if (await this.hasFetched(found.name, found.place)) hasCome = true;
      else this.failed.add(found.place.image);
    }
    this.isRefining = false;
    if (hasCome && !this.left) this.finer?.();
  }

  /** Frees the memory of textures that finer ones have replaced. Those still shown stay until this is called again. */
  forget(shown: () => ReadonlySet<string>): void {
    if (this.left || this.replaced.size === 0) return;
    const kept = shown();
    for (const old of this.replaced) {
      if (kept.has(old)) continue;
      this.textures.remove(old);
      this.replaced.delete(old);
    }
  }

  /** Resolves when every requested picture has loaded, or after a number of milliseconds. */
  async complete(patience: number): Promise<void> {
    await Promise.race([Promise.all([this.rest, this.more]), pause(patience)]);
  }

  /** Nothing more is fetched. */
  leave(): void {
    this.left = true;
  }

  /**
   * Fetches one atlas, with retries, from the best URL that works. In a hurry, a coarse one will do, unless the browser
   * has the real one cached.
   */
  private async fetch(name: Name, inHurry = false): Promise<void> {
    const isAvif = await readsAvif();
    const real = this.atlases.places(name, isAvif);
    const coarse = inHurry && isAvif ? this.atlases.coarse(name) : null;
    const places = coarse && !(await isKept(real[0])) ? [coarse, ...real] : real;
    // An atlas that does not exist must not block: its frames have parents (see `frameOf`).
    for (let round = 0; places.length > 0 && !this.left; round++) {
      for (const place of places) {
        if (!(await this.hasFetched(name, place))) continue;
        // The page may have requested finer pictures while this one was loading.
        if (this.finer) void this.fetchFiner();
        return;
      }
      await pause(PATIENCE[Math.min(round, PATIENCE.length - 1)] ?? 0);
    }
  }

  /** Fetches an atlas from a place; returns whether it could be had. */
  private async hasFetched(name: Name, place: AtlasPlace): Promise<boolean> {
    // A running worker caches them as they pass; one that starts meanwhile does not.
    const isSeen = serviceWorkers()?.controller != null;
    try {
      await this.put(name, place);
    } catch {
      return false;
    }
    if (!isSeen) keepWhenOffline([place.image, place.frames]);
    return true;
  }

  private async put(name: Name, place: AtlasPlace): Promise<void> {
    const image = new Image();
    image.src = place.image;
    const [response] = await Promise.all([fetch(place.frames), image.decode()]);
    if (!response.ok) throw new Error(`${place.frames}: ${response.status}`);
    const frames: object = await response.json();
    if (this.left) return;
    if (this.textures.exists(name)) {
      // Sprites that show the old texture go on showing it until they are painted again.
      const old = `${name}:${this.here.get(name)}`;
      this.textures.renameTexture(name, old);
      this.replaced.add(old);
    }
    this.textures.addAtlasJSONHash(name, image, frames);
    this.here.set(name, place.image);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** One orange pixel in AVIF. */
const SAMPLE =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgc4AAbQENBpMhUZQmMEwAA0AAAAkEDU4VaCIG1Dauk=';

let asked: Promise<boolean> | undefined;

/** Whether this browser reads AVIF: tested before anything is fetched, so that nothing is fetched in vain. */
function readsAvif(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.width === 1);
    image.onerror = () => resolve(false);
    image.src = SAMPLE;
  });
  return asked;
}

/**
 * Makes sure that these URLs can be read offline. The service worker caches what is requested through it, but it starts
 * only after the first pictures have been requested: those are requested again, and come from the browser's own cache.
 * Without a worker, nothing happens.
 */
function keepWhenOffline(addresses: readonly string[]): void {
  const workers = serviceWorkers();
  const ask = (): void => {
    for (const address of addresses) void fetch(address).catch(() => undefined);
  };
  if (workers?.controller) ask();
  else workers?.addEventListener('controllerchange', ask, { once: true });
}

/** Whether the service worker has cached an atlas on an earlier visit. */
async function isKept(place: AtlasPlace | undefined): Promise<boolean> {
  if (!place || !serviceWorkers()?.controller) return false;
  return (await caches.match(place.image).catch(() => undefined)) !== undefined;
}
