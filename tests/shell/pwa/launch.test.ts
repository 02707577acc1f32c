import { describe, expect, test, vi } from 'vitest';
import { watchLaunches } from '../../../src/shell/pwa/launch.ts';

interface Launch {
  readonly targetURL?: string;
  readonly files: readonly { getFile(): Promise<File> }[];
}

/** The installed game, opened at an address; `launch` simulates the system opening it again. */
function installed(href: string) {
  const { origin, pathname } = new URL(href);
  const replace = vi.fn<Location['replace']>();
  const takeFile = vi.fn<(file: File) => Promise<void>>().mockResolvedValue();
  let launch = (_: Launch): void => {
    throw new Error('nobody waits for launches');
  };
  const launchQueue = {
    setConsumer: (consumer: (launch: Launch) => void) => {
      launch = consumer;
    },
  };
  const location = { href, origin, pathname, replace } as unknown as Location;
  watchLaunches(takeFile, { location, launchQueue });
  return { launch: (given: Partial<Launch>) => launch({ files: [], ...given }), replace, takeFile };
}

describe('a launch of the installed game', () => {
  test('follows a shortcut if the game is open already, each time', () => {
    const { launch, replace } = installed('https://example.com/faza/');
    launch({ targetURL: 'https://example.com/faza/' });
    launch({ targetURL: 'https://example.com/faza/#open=daily' });
    launch({ targetURL: 'https://example.com/faza/#open=daily' });
    expect(replace.mock.calls).toEqual([['#open=daily'], ['#open=daily']]);
  });

  test('does not follow the page’s own address twice', () => {
    const { launch, replace } = installed('https://example.com/faza/#open=continue');
    launch({ targetURL: 'https://example.com/faza/#open=continue' });
    expect(replace).not.toHaveBeenCalled();
    launch({ targetURL: 'https://example.com/faza/#open=continue' });
    expect(replace.mock.calls).toEqual([['#open=continue']]);
  });

  test.each([
    'https://example.com/other/#open=daily',
    'https://elsewhere.example/faza/#open=daily',
    'javascript:alert(1)',
    'no address',
    'https://example.com/faza/',
  ])('goes nowhere for %s', (targetURL) => {
    const { launch, replace } = installed('https://example.com/faza/?first');
    launch({ targetURL });
    expect(replace).not.toHaveBeenCalled();
  });

  test('takes the first file, and none that cannot be read', async () => {
    const { launch, takeFile } = installed('https://example.com/faza/');
    const file = new File(['{}'], 'game.faza.json');
    launch({ files: [{ getFile: () => Promise.reject(new Error('gone')) }] });
    launch({
      files: [{ getFile: () => Promise.resolve(file) }, { getFile: () => Promise.resolve(new File([], 'b')) }],
    });
    await vi.waitFor(() => expect(takeFile).toHaveBeenCalled());
    expect(takeFile.mock.calls).toEqual([[file]]);
  });

  test('works in a browser without launch events', () => {
    const location = { href: 'https://example.com/' } as Location;
    expect(() => watchLaunches(() => Promise.resolve(), { location })).not.toThrow();
  });
});
