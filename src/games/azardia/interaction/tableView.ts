import type { Danger } from '../../../module/chances/danger.ts';
import type { Match, Player } from '../../../module/match.ts';
import type { HandShown, Path, Sight, TableMoment } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import type { PicturePanel } from '../../../smallGame/table/picture.ts';
import { beginsWith, type CommandPath, commandPathAt, commandPaths } from '../../../smallGame/table/selection.ts';
import type { Pictured } from '../../../smallGame/table/smallStage.ts';
import { around, common, type Rect } from '../../../table/layout/rect.ts';
import { levelOf } from '../bots/levels.ts';
import { WHOLE_ACTION_DECK } from '../content/cards.ts';
import { type Prospect, prospectOf } from '../rules/forecast/prospects.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaView, Card, Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { HAND_LIMIT } from '../rules/turn/phases.ts';
import { aboutCard } from '../text/cards.en.ts';
import { commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardList, playerName } from '../text/names.en.ts';
import { abilityText } from '../text/rules.en.ts';
import { banterOf } from './banter.ts';
import { choiceWidgets, readyOf } from './choices.ts';
import { closedChoices } from './closedChoices.ts';
import { dangerOf } from './danger.ts';
import { cardsOf, discardsAsked, offerOf, proposedDiscards } from './discards.ts';
import { duelWidgets, headingOf } from './duelWidgets.ts';
import { ghostsOf, movedGhosts, outcomeLinesOf, prospectLinesOf } from './ghosts.ts';
import { handPage } from './handPages.ts';
import { cardsInFront } from './inFront.ts';
import { withCharacters } from './layout/characterCells.ts';
import { duelLayout, sideOfSeat } from './layout/duelLayout.ts';
import { rivalSeats } from './layout/seats.ts';
import { type AzardiaLayout, layoutFor, withHand, withPeek } from './layout/tableLayout.ts';
import { latestNews } from './news.ts';
import { passWidget, privateWidgets, withNamedCards } from './privateWidgets.ts';
import { proposedDeal } from './proposal.ts';
import { inReadingOrder } from './readingOrder.ts';
import { diceWidgets, goWidget, handWidgets, skipWidget, topWidgets } from './tableWidgets.ts';
import type { AzardiaTableView, NewsLine } from './view.ts';
import { staysOpen, type Widget } from './widget.ts';

type Game = GameDescription<AzardiaTypes>;

/** The table as the page shows it, with the content of each widget, for players who ask or cannot see it. */
export interface ShownTable extends AzardiaTableView, Pictured {}

/** The table as one seat sees it; `page` is the requested page of a large hand. */
export function tableView(
  game: Game,
  moment: TableMoment<AzardiaTypes>,
  sight: Omit<Sight, 'density'>,
  page = 0,
): ShownTable {
  return new PlayedTable(game, moment, sight, page).view();
}

/** A table at which somebody plays: what its view is made of. */
class PlayedTable {
  private readonly seat: Seat;
  private readonly path: Path;
  private readonly state: AzardiaView;
  /** Whether the hand lies face down while nobody peeks. */
  private readonly isKept: boolean;
  /** Whether the player is asked about the open card. */
  private readonly isAsked: boolean;
  private readonly layout: AzardiaLayout;
  private readonly paths: readonly CommandPath<AzardiaTypes>[];
  private readonly prospects: ReadonlyMap<Command, Prospect | null>;
  private readonly pending: Pending;
  /** The command of the main button. */
  private readonly next: Command | null;
  private readonly prospect: Prospect | null;
  private readonly danger: Danger | null;
  private readonly caption: string;
  private readonly outcome: readonly string[];

  constructor(
    private readonly game: Game,
    private readonly moment: TableMoment<AzardiaTypes>,
    private readonly sight: Omit<Sight, 'density'>,
    private readonly page: number,
  ) {
    const { context, animated, busy } = moment;
    const { seat, path } = moment.selection;
    const state = withNamedCards(animated ?? context.state, seat, path);
    this.seat = seat;
    this.path = path;
    this.state = state;
    this.isKept = moment.hand !== 'open';
    this.isAsked = animated === null && state.attack?.asked === seat && path.length === 0;
    this.layout = this.layOut();
    this.paths = busy ? [] : commandPaths(game, context);
    this.prospects = new Map(this.paths.map(({ command }) => [command, prospectOf(state, command)] as const));
    this.pending = pendingOf(state, seat, this.paths, path, this.prospects, this.isKept);
    this.next = this.pending.offered ?? this.pending.ready;
    this.prospect = (this.next && this.prospects.get(this.next)) ?? null;
    this.danger = this.next && !busy ? dangerOf(state, this.next) : null;
    this.caption = this.captioned();
    this.outcome = this.outcomeLines();
  }

  view(): ShownTable {
    const { game, moment, state, layout, seat, path, pending, prospects, next, isAsked } = this;
    const { match, reason, animated } = moment;
    // Something watched from beginning to end, such as a lesson, gets no banter.
    const computers = moment.isFollowed ? [] : seatsOf(match, (player) => player === 'computer');
    // A view of a match starts with the events since the viewer's last command.
    const latest = (match.session.past?.last ?? match.session.opening).facts;
    const people = moment.isFollowed ? null : seatsOf(match, (player) => player !== 'computer');
    return {
      state,
      layout,
      seat,
      offer: pending.offered,
      ready: pending.ready,
      readyThen: [...pending.proposal, ...pending.discards].slice(1),
      caption: this.caption,
      busy: moment.busy,
      news: newsWith(latest, state, seat, people, reason),
      latest,
      people,
      reason,
      widgets: inReadingOrder(withMain(this.acts, withDangers(state, this.paths, this.widgets()))),
      outcome: this.outcome,
      duelHeading: headingOf(state, seat, animated && []),
      computers,
      banter: banterOf(state, seat, computers, undefined),
      isAsked,
      handOver: moment.handOver,
      handPage: this.handPage,
      ghosts: [
        ...ghostsOf(state, this.paths, path, prospects),
        ...(next && (pending.offered || isAsked) ? movedGhosts(state, next) : []),
      ],
      picture: { panels: panelsOf(game, layout, state, seat, match), buttons: [] },
    };
  }

  private layOut(): AzardiaLayout {
    const { state, seat, sight } = this;
    const cards = cardsInFront(state, seat).length;
    const whole = layoutFor(state, sight.width, sight.height, cards, this.isKept);
    if (state.steps[0]?.step === 'chooseCharacter' && this.acts) return withCharacters(whole);
    // Before the first round nobody has a hand to peek at.
    return withHand(this.isKept && state.round > 0 ? withPeek(whole) : whole, cards);
  }

  /** Whether the main button discards cards. */
  private get isLeaving(): boolean {
    return this.next?.do === 'discard';
  }

  /** Whether the game waits for the player. */
  private get acts(): boolean {
    return !this.moment.busy && this.game.rules.activeSeats(this.state).includes(this.seat);
  }

  /** Who may read the consequences of a choice: nobody while the hand lies face down. */
  private get reader(): Seat | null {
    return this.isKept && this.isAsked ? null : this.seat;
  }

  private get handPage(): number {
    const { layout, state, seat, path, pending, page } = this;
    const shown = pending.leaving.length > 0 ? [] : path;
    return handPage(layout.hand, cardsInFront(state, seat), shown, page, layout.unit)?.page ?? page;
  }

  private captioned(): string {
    const { pending, paths, path, next, state, seat, moment } = this;
    if (pending.proposal.length > 0) return text.dealAll;
    if (this.isLeaving) return text.discardAll(pending.leaving);
    return captionOf(paths, path, next, state, seat, moment.busy ? 'open' : moment.hand);
  }

  /** What the next command leads to, and what the chosen card says. */
  private outcomeLines(): string[] {
    const { state, next, path, moment, isAsked } = this;
    if (moment.busy && !isAsked) return [];
    return [...(isGivenAway(next) || isDiscarding(state) ? [] : aboutSelected(path)), ...this.leadsTo()];
  }

  private leadsTo(): string[] {
    const { state, seat, path, layout, moment, next, prospect, pending, isAsked, isLeaving } = this;
    const [step] = state.steps;
    // While a standing order passes, people see what that leads to.
    const foreseen = isAsked && moment.busy ? ({ do: 'pass', seat } as const) : isLeaving ? null : next;
    return [
      ...(foreseen ? outcomeLinesOf(state, foreseen, this.reader) : []),
      ...(next && prospect ? prospectLinesOf(state, next, prospect, layout.form) : []),
      ...dealLines(state, pending.proposal, text.dealt),
      ...(step?.step === 'sell' && path.length === 0 ? [text.sellHint(step.left, step.each)] : []),
      ...(isLeaving ? [text.whyLeaving(state), moment.hand === 'peeked' ? text.slideToAgree : text.othersInstead] : []),
    ];
  }

  private widgets(): readonly Widget[] {
    const { layout, state, seat, paths, path, moment, next, caption, outcome, danger, pending, isAsked } = this;
    const { speed } = this.sight;
    if (state.duel) {
      return duelWidgets(
        { layout, state, seat, paths, path, moment, speed, next, caption, outcome, danger },
        state.duel,
      );
    }
    const decides = this.acts && moment.handOver === null;
    const closed = decides ? closedChoices(state, seat, paths, path, this.isKept) : [];
    const choices = choiceWidgets(layout, state, paths, path, this.prospects, this.reader, closed);
    return [
      ...topWidgets(layout, moment, speed),
      ...(isAsked ? [] : diceWidgets(layout, state, paths, path, decides ? seat : null)).filter(
        ({ look, rect }) => (look.kind === 'die' && look.face > 0) || !choices.some((one) => meet(one.rect, rect)),
      ),
      ...choices,
      ...handWidgets(layout, state, seat, paths, path, this.page, pending.leaving),
      ...privateWidgets(layout, state, seat, moment, isAsked),
      this.mainWidget(),
    ];
  }

  /** The button that goes on. */
  private mainWidget(): Widget {
    const { layout, state, seat, moment, next, caption, prospect, outcome, danger, pending, paths } = this;
    if (moment.canSkipToTurn) return skipWidget(layout, state, seat);
    if (this.isAsked && next) return passWidget(layout, state, next, outcome, danger, paths.length > 1);
    const go = goWidget(layout, state, next, caption, prospect, outcome, danger);
    return withLeaving(withProposal(go, layout, state, pending.proposal), this.isLeaving ? pending.leaving : []);
  }
}

/** What the main button would do. */
interface Pending {
  /** The command that has been chosen completely; otherwise `ready` is what the button proposes by itself. */
  readonly offered: Command | null;
  readonly ready: Command | null;
  readonly proposal: readonly CommandOf<'deal'>[];
  readonly discards: readonly CommandOf<'discard'>[];
  /** The cards that the button discards, or will discard once enough are chosen. */
  readonly leaving: readonly Card[];
}

function pendingOf(
  state: AzardiaView,
  seat: Seat,
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  prospects: ReadonlyMap<Command, Prospect | null>,
  isKept: boolean,
): Pending {
  const offered = offerOf(paths, path, state, seat);
  const isFresh = path.length === 0;
  const isToDeal = isFresh && !isKept && paths.some(({ command }) => command.do === 'deal');
  const proposal = isToDeal ? proposedDeal(state, seat) : [];
  const discards = isFresh && paths.length > 0 ? proposedDiscards(state, seat) : [];
  const isToDiscard = paths.some(({ command }) => command.do === 'discard');
  const leaving = isFresh ? discards.map(({ card }) => card) : cardsOf(path);
  return {
    offered,
    ready: offered || !isFresh ? null : (proposal[0] ?? discards[0] ?? readyOf(paths, prospects)),
    proposal,
    discards,
    leaving: isToDiscard ? leaving : [],
  };
}

/** Whether two areas share any. */
function meet(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > 0 && h > 0;
}

/** What each rival gets of a deal that is proposed. */
function dealLines(
  state: AzardiaView,
  deals: readonly CommandOf<'deal'>[],
  line: (rival: string, cards: readonly Card[]) => string,
): string[] {
  return rivalsIn(deals).map((rival) => line(playerName(state, rival), cardsFor(deals, rival)));
}

function rivalsIn(deals: readonly CommandOf<'deal'>[]): readonly Seat[] {
  return [...new Set(deals.map(({ rival }) => rival))].sort();
}

function cardsFor(deals: readonly CommandOf<'deal'>[], rival: Seat): readonly Card[] {
  return deals.flatMap((deal) => (deal.rival === rival ? [deal.card] : []));
}

/** The main button; where a deal is proposed, one press deals all of it, and the button says how many each rival gets. */
function withProposal(
  go: Widget,
  layout: AzardiaLayout,
  state: AzardiaView,
  deals: readonly CommandOf<'deal'>[],
): Widget {
  if (deals.length === 0) return go;
  const counts = dealLines(state, deals, (rival, cards) => text.dealtShort(rival, cards.length));
  const short = text.dealtCounts(rivalsIn(deals).map((rival) => cardsFor(deals, rival).length));
  // On upright phones nothing stands beside it.
  const place = layout.form === 'portrait' ? around([layout.bar, go.rect]) : go.rect;
  return { ...go, rect: place, label: text.dealAll, look: { kind: 'go', detail: counts.join(', '), short } };
}

/** The main button; where it discards several cards, it says how many, and names them where there is room. */
function withLeaving(go: Widget, cards: readonly Card[]): Widget {
  if (cards.length < 2) return go;
  return { ...go, label: text.discardCount(cards.length), look: { kind: 'go', detail: cardList(cards), short: '' } };
}

/** The same widgets; what completes a command that loses the game says so first. */
function withDangers(
  state: AzardiaView,
  paths: readonly CommandPath<AzardiaTypes>[],
  widgets: readonly Widget[],
): readonly Widget[] {
  if (!state.grace) return widgets;
  return widgets.map((widget) => {
    const command =
      widget.path &&
      commandPathAt(
        paths,
        widget.path.map((kind) => ({ kind })),
      )?.command;
    const danger = command ? dangerOf(state, command) : null;
    if (!danger) return widget;
    return { ...widget, danger: danger.brief, hint: widget.hint ? `${danger.said} ${widget.hint}` : danger.said };
  });
}

/**
 * The same widgets; where somebody acts (`acts`) and no button goes on at once, the first thing to choose is the main one, or what shows a
 * hand to choose from, so that keys come to it.
 */
function withMain(acts: boolean, widgets: readonly Widget[]): readonly Widget[] {
  if (!acts || widgets.some(({ main, isOpen }) => main && isOpen)) return widgets;
  const choices = widgets.filter(({ isOpen, path }) => isOpen && path);
  const peek = widgets.find(({ id, isOpen }) => id === 'peek' && isOpen);
  const first = choices.find(({ group }) => group === text.groups.choices) ?? choices[0] ?? peek;
  return widgets.map((widget) => (widget === first ? { ...widget, main: true } : widget));
}

/** A moment of the past: nothing can be pressed. */
export function pastView(
  game: Game,
  state: AzardiaView,
  seat: Seat,
  layout: AzardiaLayout,
  busy: boolean,
  page: number | null = null,
): ShownTable {
  const widgets = state.duel
    ? []
    : [...diceWidgets(layout, state, [], []), ...handWidgets(layout, state, seat, [], [], page)];
  const picture = { panels: panelsOf(game, layout, state, seat), buttons: [] };
  return {
    state,
    layout,
    seat,
    offer: null,
    caption: '',
    busy,
    news: [],
    latest: [],
    people: null,
    computers: [],
    banter: null,
    reason: null,
    outcome: [],
    widgets,
    duelHeading: headingOf(state, seat, busy ? [] : null),
    ghosts: [],
    isAsked: false,
    handOver: null,
    picture,
  };
}

/** A moment while something is animated, with what is told of it. */
export function animatedView(
  game: Game,
  base: AzardiaTableView,
  state: AzardiaView,
  told: readonly Fact[],
): ShownTable {
  const past = pastView(game, state, base.seat, base.layout, true, base.handPage ?? null);
  const { reason } = base;
  return {
    ...past,
    reason,
    duelHeading: headingOf(state, base.seat, told),
    news: newsWith(told, state, base.seat, base.people, reason),
    latest: base.latest,
    people: base.people,
    computers: base.computers,
    banter: banterOf(state, base.seat, base.computers, told.at(-1)),
    widgets: [...base.widgets.filter(staysOpen), ...past.widgets],
  };
}

/** The news, and last why a computer player did what happened last. */
function newsWith(
  facts: readonly Fact[],
  state: AzardiaView,
  seat: Seat,
  people: readonly Seat[] | null,
  reason: string | null,
): readonly NewsLine[] {
  const isAlone = people?.length === 1 && people[0] === seat;
  return [...latestNews(facts, state, seat, isAlone), ...(reason ? [{ text: reason, isOwn: false }] : [])];
}

/** The seats of the players of a kind. */
function seatsOf({ players }: Match<AzardiaTypes>, isWanted: (player: Player) => boolean): readonly Seat[] {
  return players.flatMap((player, seat) => (isWanted(player) ? [seat] : []));
}

function captionOf(
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  command: Command | null,
  state: AzardiaView,
  seat: Seat,
  hand: HandShown,
): string {
  if (command) return commandText(command, state);
  const more = discardsAsked(state, seat) - cardsOf(path).length;
  if (path.length > 0 && more > 0 && cardsOf(path).length === path.length)
    return hand === 'faceDown' ? text.peekToDiscardMore(more) : text.discardMore(more);
  if (paths.length === 0) return hand === 'faceDown' ? peekCaption(state) : text.table.wait;
  const [next] = paths
    .filter((candidate) => beginsWith(candidate, path))
    .map(({ steps }) => steps[path.length]?.key ?? '');
  return path.length > 0 ? text.chooseNext(next ?? '') : text.chooseFirst(state);
}

/** What to do with a hand that lies face down; where cards have to go, also why. */
function peekCaption({ steps: [step], players }: AzardiaView): string {
  if (step?.step === 'discard') {
    return text.peekToDiscard(step.by === 'ability' ? text.extraCard : text.whyDiscard(step.by), step.left);
  }
  const held = step?.step === 'discardDown' ? (players[step.seat]?.hand.length ?? 0) : 0;
  return held > HAND_LIMIT ? text.peekToDiscard(text.phases.D, held - HAND_LIMIT) : text.peekFirst;
}

/** Whether a card is given to a rival: then what it does when played would be read as what happens now. */
const GIVEN_AWAY: ReadonlySet<Command['do']> = new Set(['swapCard', 'exchange', 'deal', 'sell']);

function isDiscarding({ steps: [step] }: AzardiaView): boolean {
  return step?.step === 'discardDown' || step?.step === 'discard';
}

function isGivenAway(command: Command | null): boolean {
  return command !== null && GIVEN_AWAY.has(command.do);
}

/** What the card says that has been chosen: where many are held they have no room for their words. */
function aboutSelected([first]: Path): readonly string[] {
  const card = WHOLE_ACTION_DECK.find((id) => first?.kind === `card:${id}`);
  return card === undefined ? [] : [aboutCard(card)];
}

/** What each widget of the table holds, for those who ask or cannot see it. */
function panelsOf(
  game: Game,
  layout: AzardiaLayout,
  state: AzardiaView,
  seat: Seat,
  match?: Match<AzardiaTypes>,
): PicturePanel[] {
  const regions = game.regions(state, seat).flat();
  const rivals = rivalSeats(state, seat);
  const places = state.duel ? duelLayout(layout) : null;
  return regions.flatMap((region): PicturePanel[] => {
    // A duel covers the whole table, which has no place for players who do not fight.
    const side = places && region.seat !== undefined ? sideOfSeat(places, state, seat, region.seat) : null;
    if (places && !side && region.title !== text.now) return [];
    const place = region.seat === undefined ? -1 : rivals.indexOf(region.seat);
    const where = places
      ? (side?.card ?? places.heading)
      : region.seat === seat
        ? layout.own
        : (layout.rivals[place] ?? (region.title === text.now ? layout.board : layout.hand));
    const level = region.seat !== undefined && match ? levelLines(match, region.seat) : [];
    const character = region.seat === undefined ? null : (state.players[region.seat]?.character ?? null);
    const ability = character === null ? [] : [abilityText(character)];
    return [
      { ...region, lines: [...region.lines, ...ability, ...level], key: region.title, rect: where, look: 'region' },
    ];
  });
}

/** How well the computer plays a seat; nothing for a seat of a person. */
function levelLines({ players, computers }: Match<AzardiaTypes>, seat: Seat): string[] {
  return players[seat] === 'computer' ? [text.computer(text.levels[levelOf(computers?.levels[seat])].name)] : [];
}
