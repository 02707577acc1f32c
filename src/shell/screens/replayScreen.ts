import { isOver } from '../../kernel/game.ts';
import { now, viewNow } from '../../kernel/session.ts';
import { confirmDialog } from '../../page/dialog.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { App, ReplayOptions } from '../app/ports.ts';
import { ReplayChances, replayBookOf } from '../chances/replayChances.ts';
import { Inspector } from '../inspect/inspector.ts';
import { openLog } from '../log/logDialog.ts';
import { matchLog, withPledge } from '../log/matchLog.ts';
import type { Match } from '../match.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { createPings } from '../plan/ping.ts';
import { branchAt, canBranchAt, frameAt, framesOf } from '../replay/frames.ts';
import { createReplayControls } from '../replay/replayControls.ts';
import { ReplayPlayer } from '../replay/replayPlayer.ts';
import { replayText } from '../replay/text.en.ts';
import { createWhereMarks } from '../replay/whereMarks.ts';
import { replaceGame, saveMatch } from '../saving/saveMatch.ts';
import { firstViewer } from '../seen.ts';
import { hear } from '../sound/sound.ts';
import { createTimedReader } from '../table/timedReader.ts';
import type { Screen } from './screen.ts';

const words = replayText.replay;

/** A match looked back at, from the moment after `commands` commands; by default from its beginning. */
export function replayScreen(app: App, match: Match, commands = 0, options: ReplayOptions = {}): Screen {
  const { game } = app;
  const viewer = options.viewer === undefined ? firstViewer(game, match) : options.viewer;
  const frames = framesOf(game, match, viewer);
  const back = options.back ?? { label: words.back, go: () => app.toTitle() };
  let seat = 0;
  app.sound.scene('board');
  document.documentElement.dataset.past = '';
  const where = createWhereMarks(app.parent);
  const pings = createPings(app.parent, (sentence) => app.semantic.announce(sentence));
  const inspector = new Inspector(app, (place, name) => pings.ping(place, name));

  const layout = () => {
    const { width, height } = app.size();
    return game.table.layout(width, height, match.session.setup);
  };

  const frame = (): Rect => game.replay.placesApart(layout()).stage;

  const reader = createTimedReader(app, frame);

  const show = (): void => {
    const view = game.replay.view(player.frame, {
      layout: layout(),
      players: match.players,
      seat,
      busy: player.running !== 'still',
    });
    inspector.seen(view);
    app.stage.board(view);
    app.semantic.show(
      game.replay.controls(view, {
        front: (chosen) => {
          seat = chosen;
          show();
        },
        say: (sentence) => app.toaster.show(sentence),
        pause: () => player.pause(),
      }),
    );
    if (view.busy) where.clear();
    else where.show(game.replay.marks(player.frame.concerns, view.state, view.layout));
  };

  const wait = (length: number): Promise<void> =>
    new Promise((resolve) => {
      window.setTimeout(resolve, length);
    });

  const player: ReplayPlayer = new ReplayPlayer(frames, frameAt(frames, commands, options.facts), {
    show: (frame) => {
      hear(app, frame.state);
      show();
    },
    animate: async (facts, before, after, onProgress) => {
      show();
      await app.stage.play(facts, before, after, onProgress);
    },
    skip: () => {
      reader.wake();
      app.stage.skip();
    },
    moved: () => {
      seat = player.frame.concerns.seats[0] ?? seat;
      controls.update(canBranchAt(match, player.frame));
      chances?.rest(player.running === 'still' ? player.index : null);
      if (player.running !== 'still') where.clear();
    },
    speed: () => app.settings.now().speed,
    wait,
  });

  const controls = createReplayControls(app.parent, game, player, app.settings, {
    back,
    log,
    ask: () => {
      player.pause();
      inspector.ask();
    },
    branch: options.isOnlyShown === true ? null : () => void branch(),
    openRule: (rule) => app.openRulebook(rule),
  });

  // In a game that goes on they would be advice.
  const isShown = game.chances !== undefined && isOver(game.rules, now(match.session));
  const chances: ReplayChances | null = isShown
    ? new ReplayChances(replayBookOf(game, match), frames, () => chances && controls.learn(chances))
    : null;

  function log(): void {
    player.pause();
    const aside = game.replay.asideWidth(layout());
    app.sound.play('open');
    openLog(app.parent, {
      entries: withPledge(game, matchLog(game, match, viewer), match),
      fields: game.replay.logFields(viewNow(match.session, viewer)),
      example: game.replay.words.search,
      openRule: (rule) => app.openRulebook(rule),
      aside,
      here: player.frame,
      jump: (frame) => player.seek(frameAt(frames, frame.commands, frame.facts)),
      staysOpen: aside !== null,
    });
  }

  async function branch(): Promise<void> {
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

  controls.move(layout());
  controls.update(canBranchAt(match, player.frame));
  hear(app, viewNow(match.session, viewer));
  // An animation begins from a picture that is there as a whole.
  show();
  if (options.until) void player.play(frameAt(frames, options.until.commands, options.until.facts));
  else chances?.rest(player.index);
  return {
    ...(options.isAtTable === true && options.isOnlyShown !== true && { held: () => match }),
    refresh: () => {
      controls.move(layout());
      controls.update(canBranchAt(match, player.frame));
      show();
    },
    frame,
    read: reader.read,
    close: () => {
      player.close();
      chances?.close();
      reader.wake();
      app.stage.skip();
      controls.destroy();
      inspector.close();
      pings.close();
      where.destroy();
      app.sound.ambience({});
      delete document.documentElement.dataset.past;
    },
  };
}
