import type { TableLayout } from '../../module/screens/table.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { App } from '../app/ports.ts';
import { Inspector } from '../inspect/inspector.ts';
import type { Match } from '../match.ts';
import { createPings } from '../plan/ping.ts';
import type { ReplayPage, ReplayPlayer } from '../replay/replayPlayer.ts';
import { createWhereMarks } from '../replay/whereMarks.ts';
import { createTimedReader } from '../table/timedReader.ts';

/** The board of a replay: it shows the frame that the player has come to, marks what happened there, and can be asked about. */
export class PastBoard {
  /** Shows the event cards of the animation. */
  readonly reader;
  private readonly where;
  private readonly pings;
  private readonly inspector;
  /** The seat in front. */
  private seat = 0;

  constructor(
    private readonly app: App,
    private readonly match: Match,
  ) {
    app.sound.scene('board');
    document.documentElement.dataset.past = '';
    this.where = createWhereMarks(app.parent);
    this.pings = createPings(app.parent, (sentence) => app.semantic.announce(sentence));
    this.inspector = new Inspector(app, (place, name) => this.pings.ping(place, name));
    this.reader = createTimedReader(app, () => this.frame());
  }

  layout(): TableLayout {
    const { width, height } = this.app.size();
    return this.app.game.table.layout(width, height, this.match.session.setup);
  }

  /** The part of the window for what is animated apart from the board. */
  frame(): Rect {
    return this.app.game.replay.placesApart(this.layout()).stage;
  }

  /** Shows the player's frame. */
  show(player: ReplayPlayer): void {
    const { app, inspector, seat, where } = this;
    const { replay } = app.game;
    const busy = player.running !== 'still';
    const view = replay.view(player.frame, { layout: this.layout(), players: this.match.players, seat, busy });
    inspector.seen(view);
    app.stage.board(view);
    app.semantic.show(
      replay.controls(view, {
        front: (chosen) => {
          this.seat = chosen;
          this.show(player);
        },
        say: (sentence) => app.toaster.show(sentence),
        pause: () => player.pause(),
      }),
    );
    if (view.busy) where.clear();
    else where.show(replay.marks(player.frame.concerns, view.state, view.layout));
  }

  /** Animates facts, from the player's frame on; resolves when it has ended, soon after `skip` at the latest. */
  async animate(player: ReplayPlayer, story: Parameters<ReplayPage['animate']>): Promise<void> {
    this.show(player);
    await this.app.stage.play(...story);
  }

  /** Ends the animation and puts away the card that it shows. */
  skip(): void {
    this.reader.wake();
    this.app.stage.skip();
  }

  /** Brings the seat to the front that the player's frame is about. While the replay runs, nothing is marked. */
  follow(player: ReplayPlayer): void {
    this.seat = player.frame.concerns.seats[0] ?? this.seat;
    if (player.running !== 'still') this.where.clear();
  }

  /** Lets people ask what lies on the board, which stands still for that. */
  ask(player: ReplayPlayer): void {
    player.pause();
    this.inspector.ask();
  }

  close(): void {
    this.skip();
    this.inspector.close();
    this.pings.close();
    this.where.destroy();
    this.app.sound.ambience({});
    delete document.documentElement.dataset.past;
  }
}
