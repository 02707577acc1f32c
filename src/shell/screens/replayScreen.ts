import { isOver, type Viewer } from '../../kernel/game.ts';
import { now, viewNow } from '../../kernel/session.ts';
import type { Frame } from '../../module/screens/replay.ts';
import type { TableLayout } from '../../module/screens/table.ts';
import { confirmDialog } from '../../page/dialog.ts';
import type { App, ReplayOptions } from '../app/ports.ts';
import { ReplayChances, replayBookOf } from '../chances/replayChances.ts';
import { openLog } from '../log/logDialog.ts';
import { matchLog, withPledge } from '../log/matchLog.ts';
import type { Match } from '../match.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { branchAt, canBranchAt, frameAt, framesOf } from '../replay/frames.ts';
import { createReplayControls, type ReplayControls } from '../replay/replayControls.ts';
import { ReplayPlayer } from '../replay/replayPlayer.ts';
import { replayText } from '../replay/text.en.ts';
import { replaceGame, saveMatch } from '../saving/saveMatch.ts';
import { firstViewer } from '../seen.ts';
import { hear } from '../sound/sound.ts';
import { PastBoard } from './pastBoard.ts';
import type { Screen } from './screen.ts';

const words = replayText.replay;

/** A match that is looked back at: by whom, and how. */
interface Past {
  readonly app: App;
  readonly match: Match;
  readonly viewer: Viewer | null;
  readonly options: ReplayOptions;
}

/** A match looked back at, from the moment after `commands` commands; by default from its beginning. */
export function replayScreen(app: App, match: Match, commands = 0, options: ReplayOptions = {}): Screen {
  const { game } = app;
  const viewer = options.viewer === undefined ? firstViewer(game, match) : options.viewer;
  const past: Past = { app, match, viewer, options };
  const frames = framesOf(game, match, viewer);
  const board = new PastBoard(app, match);
  const player: ReplayPlayer = new ReplayPlayer(frames, frameAt(frames, commands, options.facts), {
    show: (frame) => {
      hear(app, frame.state);
      board.show(player);
    },
    animate: (...story) => board.animate(player, story),
    skip: () => board.skip(),
    moved: () => {
      board.follow(player);
      controls.update(canBranchAt(match, player.frame));
      chances?.rest(player.running === 'still' ? player.index : null);
    },
    speed: () => app.settings.now().speed,
    wait: (length) => new Promise((resolve) => setTimeout(resolve, length)),
  });
  const controls = createReplayControls(app, player, {
    back: options.back ?? { label: words.back, go: () => app.toTitle() },
    log: () => openReplayLog(past, board.layout(), player),
    ask: () => board.ask(player),
    branch: options.isOnlyShown === true ? null : () => void playOn(past, player),
    openRule: (rule) => app.openRulebook(rule),
  });
  const chances = chancesOf(past, frames, controls);
  const refresh = (): void => {
    controls.move(board.layout());
    controls.update(canBranchAt(match, player.frame));
    board.show(player);
  };
  hear(app, viewNow(match.session, viewer));
  // An animation begins from a picture that is there as a whole.
  refresh();
  if (options.until) void player.play(frameAt(frames, options.until.commands, options.until.facts));
  else chances?.rest(player.index);
  return {
    ...(options.isAtTable === true && options.isOnlyShown !== true && { held: () => match }),
    refresh,
    frame: () => board.frame(),
    read: board.reader.read,
    close: () => {
      player.close();
      chances?.close();
      controls.destroy();
      board.close();
    },
  };
}

/** Estimates the chances to win for the controls; `null` in a game that goes on, where they would be advice. */
function chancesOf({ app, match }: Past, frames: readonly Frame[], controls: ReplayControls): ReplayChances | null {
  const { game } = app;
  if (!game.chances || !isOver(game.rules, now(match.session))) return null;
  const chances = new ReplayChances(replayBookOf(game, match), frames, () => controls.learn(chances));
  return chances;
}

/** Opens the log of the whole match; its lines lead to their frames. */
function openReplayLog({ app, match, viewer }: Past, layout: TableLayout, player: ReplayPlayer): void {
  const { game } = app;
  player.pause();
  const aside = game.replay.asideWidth(layout);
  app.sound.play('open');
  openLog(app.parent, {
    entries: withPledge(game, matchLog(game, match, viewer), match),
    fields: game.replay.logFields(viewNow(match.session, viewer)),
    example: game.replay.words.search,
    openRule: (rule) => app.openRulebook(rule),
    aside,
    here: player.frame,
    jump: ({ commands, facts }) => player.seek(frameAt(player.frames, commands, facts)),
    staysOpen: aside !== null,
  });
}

/** Plays the match on from the player's frame, once people agree to what becomes of the game as it was. */
async function playOn({ app, match, options }: Past, player: ReplayPlayer): Promise<void> {
  player.pause();
  if (!canBranchAt(match, player.frame)) {
    app.toaster.show(words.noBranch);
    return;
  }
  const branched = branchAt(match, player.frame);
  const over = match.session.game.result(now(match.session)) !== null;
  const practice = branched.practice === true && match.practice !== true;
  const replaces = options.isAtTable !== true && gameInProgress(app) !== null;
  if ((practice || replaces) && !(await confirmDialog(app.parent, words.ask({ over, practice, replaces })))) return;
  // The game as it was stays among the replays.
  if (practice || replaces) replaceGame(app, branched, replaces);
  else void saveMatch(app, branched);
  app.toTable(branched);
  app.toaster.show(words.branched);
}
