import Phaser from 'phaser';

/**
 * Calls `act` at the next press of a pointer or key anywhere, once, as long as the scene lives. Only for hurrying something
 * along that nobody has to wait for: what is pressed is pressed all the same, and nothing can only be done this way.
 */
export function onAnyPress(scene: Phaser.Scene, act: () => void): void {
  const ends = new AbortController();
  const pressed = (): void => {
    ends.abort();
    act();
  };
  for (const kind of ['pointerdown', 'keydown']) {
    document.addEventListener(kind, pressed, { signal: ends.signal, capture: true, passive: true });
  }
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => ends.abort());
}
