import { viewNow } from '../kernel/session.ts';
import { nameInPackId } from '../module/capabilities/packs.ts';
import type { Match, PlayedGame } from './match.ts';
import { firstViewer } from './seen.ts';
import { shellText } from './text.en.ts';

/** What Continue would continue, in words. */
export function matchTitle({ game }: { readonly game: PlayedGame }, match: Match): string {
  const title = game.title.continued(viewNow(match.session, firstViewer(game, match)));
  const pack = game.packs?.neededBy(match.session.setup) ?? null;
  const whole = pack === null ? title : shellText.withPack(title, nameInPackId(pack));
  return match.practice ? shellText.practice.titled(whole) : whole;
}
