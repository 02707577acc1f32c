import { PageScene } from '../pageScene.ts';
import type { EndingView } from '../view.ts';

/** A stand-in until the ending is drawn. */
export class EndingScene extends PageScene<EndingView> {
  protected draw(): void {}
}
