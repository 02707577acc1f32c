import type Phaser from 'phaser';
import { expect, test, vi } from 'vitest';
import type { Motion } from '../../../src/table/cutscenes/motion.ts';
import { PlaybackControl } from '../../../src/table/cutscenes/playback.ts';
import { AnimationContext } from '../../../src/table/stage/animationContext.ts';
import { FactPlayer, type Told } from '../../../src/table/stage/factPlayer.ts';

vi.mock('phaser', () => ({ default: {} }));
vi.mock('../../../src/table/stage/props.ts', () => ({
  Props: class {
    clear = () => undefined;
  },
}));

interface Fact {
  readonly fact: string;
}
interface View {
  readonly busy: boolean;
}

/** A picture that reports what it shows: the names of the facts so far. */
class Words extends AnimationContext<string, View> {
  readonly seen: string[] = [];

  override show(state: string): void {
    this.state = state;
    this.seen.push(state);
  }

  override refit(): void {
    this.seen.push('fitted');
  }

  protected override get sprites(): never {
    throw new Error('nothing is painted');
  }
}

/** Plays facts, each as soon as `go` releases it. */
class Teller extends FactPlayer<Fact, string, View, Words> {
  context: Words | null = null;
  go: () => void = () => undefined;

  constructor(speed: number | 'instant' = 1) {
    super({
      context: { host: { sound: () => undefined }, tempo: () => ({ speed, reducedMotion: false }) } as never,
      playback: new PlaybackControl(),
      ready: () => Promise.resolve(),
      wake: () => undefined,
    });
  }

  protected override evolve(state: string, { fact }: Fact): string {
    return state + fact;
  }

  protected override begin({ before }: Told<Fact, string>): Words {
    const scene = { sys: { isActive: () => true } } as unknown as Phaser.Scene;
    const motion = { skip: () => this.go(), again: () => undefined } as unknown as Motion;
    this.context = new Words(scene, motion, {} as never, before, 0);
    return this.context;
  }

  protected override showFact(context: Words, index: number, { facts }: Told<Fact, string>): Promise<void> {
    const fact = facts[index] ?? { fact: '' };
    return this.tried(context, fact, async (next) => {
      if (fact.fact === '!') throw new Error('no picture');
      await new Promise<void>((done) => {
        this.go = done;
      });
      context.show(next);
    });
  }

  tell(...names: readonly string[]): Promise<void> {
    return this.play(
      names.map((fact) => ({ fact })),
      '',
      '',
    );
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('facts are shown one after the other, in the size of the window', async () => {
  const teller = new Teller();
  const done = teller.tell('a', 'b');
  await settled();
  expect([teller.isPlaying, teller.refit({ busy: false }), teller.refit({ busy: true })]).toEqual([true, false, true]);
  teller.go();
  await settled();
  teller.go();
  await done;
  expect(teller.context?.seen).toEqual(['', 'fitted', 'a', 'ab']);
  expect([teller.isPlaying, teller.refit({ busy: true })]).toEqual([false, false]);
});

test('skipping ends the current fact, or shows nothing at all', async () => {
  const teller = new Teller();
  const done = teller.tell('a', 'b');
  await settled();
  teller.skip();
  await done;
  expect(teller.context?.seen).toEqual(['', 'a']);
  const next = new Teller();
  const early = next.tell('a');
  next.skip();
  await early;
  expect(next.context).toBeNull();
});

test('at a speed without animations nothing is shown', async () => {
  const teller = new Teller('instant');
  await teller.tell('a');
  expect(teller.context).toBeNull();
});

test('a fact whose animation fails is skipped, and appears with the next', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const teller = new Teller();
  const done = teller.tell('!', 'b');
  await settled();
  teller.go();
  await done;
  expect(teller.context?.seen).toEqual(['', '!', '!b']);
  expect(told).toHaveBeenCalledTimes(1);
});

test('while paused, it shows one fact for each step', async () => {
  const teller = new Teller();
  const done = teller.tell('a', 'b');
  await settled();
  teller.hold(true);
  teller.go();
  await settled();
  expect(teller.context?.seen).toEqual(['', 'a']);
  teller.step();
  await settled();
  teller.go();
  await done;
  expect(teller.context?.seen).toEqual(['', 'a', 'ab']);
});
