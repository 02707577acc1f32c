import assert from 'node:assert/strict';
import { text } from '../../../src/games/faza/text/en.ts';
import { settings } from '../settings.ts';
import type { Visit } from '../visit.ts';

/**
 * Nothing plays before the first press; after it the audio clock runs, and sounds can be decoded. In a browser without
 * an audio output, the clock stands still.
 */
export async function soundUnlocked(visit: Visit): Promise<void> {
  await visit.open(settings({ muted: false }));
  await visit.reaches(text.screens.title.quickStart);
  assert.equal((await visit.call(sound)).state, 'none');
  await visit.press(text.screens.title.quickStart);
  await visit.until('sounds to play', async () => (await visit.call(sound)).loaded > 0);
  if (!visit.driver.hasLoudspeakers) return visit.hasNothingToComplainAbout();
  await visit.until('sound', async () => (await visit.call(sound)).state === 'running');
  const { time } = await visit.call(sound);
  await visit.until('the clock of the sound', async () => (await visit.call(sound)).time > time);
  await visit.hasNothingToComplainAbout();
}

/** Runs in the page: the state of its sound, once there is any. */
function sound(): { state: string; time: number; loaded: number } {
  interface Library {
    readonly ctx?: { readonly state: string; readonly currentTime: number };
    readonly _howls: readonly { state(): string }[];
  }
  const library: Library | undefined = Reflect.get(window, 'Howler' as string);
  const loaded = library?._howls.filter((howl) => howl.state() === 'loaded').length ?? 0;
  return { state: library?.ctx?.state ?? 'none', time: library?.ctx?.currentTime ?? 0, loaded };
}

/** The page names a manifest with all that an installed game needs, and its pictures can be drawn. */
export async function installManifest(visit: Visit): Promise<void> {
  await visit.open(settings());
  await visit.reaches(text.screens.title.quickStart);
  const { manifest, sizes } = await visit.call(readManifest);
  const { name, short_name, display, start_url, scope } = manifest;
  assert.deepEqual(
    { name, short_name, display, start_url, scope },
    {
      name: 'FAZA, Azardia, Faction Fun, and Face Off',
      short_name: 'FAZA',
      display: 'standalone',
      start_url: './',
      scope: './',
    },
  );
  for (const size of ['192x192', '512x512']) assert(sizes.some(({ said }) => said === size));
  for (const { said, drawn } of sizes) assert.equal(drawn, said);
  await visit.hasNothingToComplainAbout();
}

interface Manifest {
  readonly [key: string]: unknown;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

/** Runs in the page: reads the page's manifest, and compares the declared size of each icon with its real size. */
async function readManifest(): Promise<{ manifest: Manifest; sizes: { said: string; drawn: string }[] }> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (!link) throw new Error('the page names no manifest');
  const manifest: Manifest = await (await fetch(link.href)).json();
  const sizes = manifest.icons.map(async ({ src, sizes }) => {
    const image = new Image();
    image.src = new URL(src, link.href).href;
    await image.decode();
    return { said: sizes, drawn: `${image.naturalWidth}x${image.naturalHeight}` };
  });
  return { manifest, sizes: await Promise.all(sizes) };
}
