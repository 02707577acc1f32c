import type { DailyPage } from '../../../module/daily/daily.ts';
import type { GameDigest } from '../../../module/records/records.ts';
import type { Match, PlayedGame } from '../../match.ts';
import { dailySetup } from '../../persistence/archive/daily.ts';
import { archiveText } from '../text.en.ts';
import { dailyText } from './text.en.ts';

const words = dailyText.share;

/** A finished game of a day, as its result is shared. */
export interface DailyResult {
  readonly digest: GameDigest;
  /** The game itself; `null` where it is not kept any more. */
  readonly match: Match | null;
  /** Whether it was the first that was finished on that day. */
  readonly isFirst: boolean;
}

/** A result as a short text that spoils nothing, with an address at which today's game is played. */
export function resultText(
  game: Pick<PlayedGame, 'records' | 'setups' | 'words'>,
  page: DailyPage,
  { digest, match, isFirst }: DailyResult,
  address: string,
): string {
  const { daily } = game.setups;
  const day = digest.daily ?? '';
  const own = daily && dailySetup(daily, day);
  const step = own && daily.steps(own).length > 0 ? page.step(own).name : null;
  return [
    words.heading(game.words.name, archiveText.day(day)),
    words.result(game.records.isWon(digest), digest.rounds, page.playedAt(digest), step),
    ...(isFirst ? [] : [words.again]),
    ...(match ? page.shared(match) : []),
    address,
  ].join('\n');
}

/** The address that opens a game's daily page, of whichever day it is then. */
export function dailyAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, game: string): string {
  return `${origin}${pathname}#open=daily-${game}`;
}
