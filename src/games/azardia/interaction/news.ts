import { actionSpec, isAttack } from '../content/cards.ts';
import { concernedBy } from '../rules/state/concerned.ts';
import type { Fact, FactName } from '../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { factText, moveText } from '../text/facts.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';
import { isClause, turnLine } from '../text/news.en.ts';
import { type Story, withStories } from './newsStories.ts';
import type { NewsLine } from './view.ts';

/**
 * Events since a player's last command, in order. If others have acted on their own turns meanwhile, events that affect the player
 * come first, with the card that caused them: they are read first, and dropped last. An ordinary turn of another player
 * is one line. A player who is alone at the device is called *you*.
 */
export function latestNews(facts: readonly Fact[], state: AzardiaView, seat: Seat, isAlone: boolean): NewsLine[] {
  const you = isAlone ? seat : null;
  const news = together(newsOf(facts, seat));
  if (!facts.some((fact) => (fact.fact === 'turnBegan' || fact.fact === 'turnEnded') && fact.seat !== seat)) {
    return news.flatMap((_, index) => lineOf(lineAt(news, index, state, you), false));
  }
  const isOwn = (one: Fact | Story): boolean =>
    ('story' in one ? one.facts : [one]).some((fact) => isAbout(fact, seat));
  const own = news.filter(isOwn);
  const others = withoutEveryones(
    news.filter((one) => !isOwn(one)),
    seat,
  );
  return [
    ...own.flatMap((one, index) => {
      const line = lineAt(own, index, state, you);
      const isPlain = line === '' || 'story' in one;
      return lineOf(isPlain ? line : text.because(line, one.by, ownerOf(facts, one, state, seat)), true);
    }),
    ...othersLines(others, state, seat),
  ];
}

/** What is told of some facts, in order: several that belong together as one story. */
function newsOf(facts: readonly Fact[], seat: Seat): readonly (Fact | Story)[] {
  const told = new Set(withoutSteps(facts, seat).filter(({ fact }) => !UNTOLD.has(fact)));
  const news = withStories(facts, seat).filter((one) => 'story' in one || told.has(one));
  return news.filter((one, index) => !isSaidNext(one, factOf(news[index + 1])));
}

/** Whether the line about what an attack has done, which names its card, follows the one that says that it affects somebody. */
function isSaidNext(one: Fact | Story, next: Fact | undefined): boolean {
  if ('story' in one || one.fact !== 'attackEnded' || one.hit === null || !next) return false;
  return next.by === one.by && concernedBy(next).includes(one.hit) && next.fact !== 'attacked';
}

/** The same without what an event does to several rivals alike: its own line says it. */
function withoutEveryones(news: readonly (Fact | Story)[], reader: Seat): readonly (Fact | Story)[] {
  const ofEvent = (one: Fact | Story): one is Fact & { readonly seat: Seat } =>
    !('story' in one) && one.by.startsWith('event:') && 'seat' in one && one.seat !== reader;
  const isOfMany = new Set(news.filter(ofEvent).map(({ seat }) => seat)).size > 1;
  return isOfMany ? news.filter((one) => !ofEvent(one)) : news;
}

/** The line about one of several news: a move also says where it ends, so its end has none. */
function lineAt(news: readonly (Fact | Story)[], index: number, state: AzardiaView, you: Seat | null): string {
  const one = news[index];
  if (one && 'story' in one) return one.text(state, you);
  const [before, fact, next] = [factOf(news[index - 1]), one, factOf(news[index + 1])];
  if (!fact || endOf(before, fact) !== null) return '';
  const end = endOf(fact, next);
  return end !== null && fact.fact === 'moveChosen' ? moveText(fact, end, state, you) : factText(fact, state, you);
}

function factOf(one: Fact | Story | undefined): Fact | undefined {
  return one && !('story' in one) ? one : undefined;
}

/** The tile on which a move ends, if the next fact is its end; `null` where that needs its own words. */
function endOf(move: Fact | undefined, next: Fact | undefined): number | null {
  if (move?.fact !== 'moveChosen' || move.tiles === 0) return null;
  if (next?.fact !== 'pawnMoved' || next.seat !== move.seat || next.rule === 'M3' || next.rule === 'M4') return null;
  return next.path.at(-1) ?? null;
}

/** Facts that go without saying; the effects of an ability are reported instead of the ability, and what follows instead of a pass. */
const UNTOLD: ReadonlySet<FactName> = new Set(['phaseBegan', 'roundBegan', 'abilityUsed', 'passed']);

/** Whether a fact results from the turn itself or from an ability, which its line does not name. */
const isOfTurn = ({ by }: Fact): boolean => !/^(card|event|penalty):/.test(by);

/** The same news, where cards that a player draws or discards one after the other are one fact. */
function together(news: readonly (Fact | Story)[]): readonly (Fact | Story)[] {
  const told: (Fact | Story)[] = [];
  for (const fact of news) {
    const last = factOf(told.at(-1));
    const joined = last && !('story' in fact) ? joinedCards(last, fact) : null;
    if (joined) told.splice(-1, 1, joined);
    else told.push(fact);
  }
  return told;
}

/** Two facts about cards of one player as one fact; `null` where they are none. */
function joinedCards(last: Fact, fact: Fact): Fact | null {
  if (last.by !== fact.by && !(isOfTurn(last) && isOfTurn(fact))) return null;
  if (fact.fact === 'cardsDrawn' && last.fact === 'cardsDrawn' && fact.seat === last.seat)
    return { ...fact, cards: [...last.cards, ...fact.cards] };
  if (fact.fact === 'cardsDiscarded' && last.fact === 'cardsDiscarded' && fact.seat === last.seat)
    return { ...fact, cards: [...last.cards, ...fact.cards] };
  return null;
}

/** The name of the rival whose card caused a fact; empty if it is the reader's own card, or nobody's. */
function ownerOf(facts: readonly Fact[], { by }: Fact, state: AzardiaView, reader: Seat): string {
  const attack = facts.find((fact) => fact.fact === 'attacked' && fact.by === by);
  return attack?.fact === 'attacked' && attack.owner !== reader ? playerName(state, attack.owner) : '';
}

function lineOf(line: string, isOwn: boolean): NewsLine[] {
  return line === '' ? [] : [{ text: line, isOwn }];
}

/** The actions of others: each turn as one line, except for attacks and duels. */
function othersLines(news: readonly (Fact | Story)[], state: AzardiaView, seat: Seat): NewsLine[] {
  const lines: ({ readonly of: Seat | null; readonly facts: Fact[] } | Story)[] = [];
  for (const fact of news) {
    if ('story' in fact) {
      lines.push(fact);
      continue;
    }
    const of = turnOf(fact);
    if (of === seat) continue;
    const last = lines.at(-1);
    if (of !== null && last && 'of' in last && last.of === of && fact.fact !== 'turnBegan') last.facts.push(fact);
    else lines.push({ of, facts: [fact] });
  }
  return lines.flatMap((line, index) => {
    if ('story' in line) return lineOf(line.text(state, null), false);
    const { of, facts: told } = line;
    // The start of a turn is implied by its results, and its end by the next turn.
    const isEmpty = told.every(({ fact }) => fact === 'turnBegan' || fact === 'turnEnded');
    const isOver = index < lines.length - 1 || told.at(-1)?.fact === 'turnEnded';
    if (of !== null) return isEmpty && isOver ? [] : lineOf(turnLine(playerName(state, of), told), false);
    return told.flatMap((fact) => lineOf(factText(fact, state), false));
  });
}

/** The player whose turn includes a fact; `null` for one that has its own line. */
function turnOf(fact: Fact): Seat | null {
  if (!isClause(fact) || !('seat' in fact)) return null;
  if (fact.fact === 'coinsGained' && fact.from !== null) return null;
  if (fact.fact === 'coinsLost' && fact.to !== null) return null;
  return fact.fact === 'cardPlayed' && isAgainstRival(fact.card) ? null : fact.seat;
}

function isAgainstRival(card: Parameters<typeof actionSpec>[0]): boolean {
  const { effect } = actionSpec(card);
  return isAttack(effect) || effect.kind === 'toll';
}

/** The steps of an attack, and of a duel of others, until it is decided. */
const ATTACK_STEPS: ReadonlySet<FactName> = new Set(['attacked', 'passed']);
const DUEL_STEPS: ReadonlySet<FactName> = new Set(['duelBegan', 'stayed', 'duelRolled', 'totalRaised', 'duelTied']);

/** The facts without steps on the way to something that has been decided since. */
function withoutSteps(facts: readonly Fact[], seat: Seat): readonly Fact[] {
  const attackEnd = facts.findLastIndex(({ fact }) => fact === 'attackEnded');
  const duelEnd = facts.findLastIndex(({ fact }) => fact === 'duelWon' || fact === 'duelFled');
  return facts.filter((fact, index) => {
    // Answering with a card implies playing it, so that is not reported twice.
    if (fact.fact === 'cardPlayed' && facts[index + 1]?.fact === 'answered') return false;
    if (ATTACK_STEPS.has(fact.fact)) return index > attackEnd;
    return !DUEL_STEPS.has(fact.fact) || index > duelEnd || concernedBy(fact).includes(seat);
  });
}

/** They concern everybody, and nobody in particular, however many seats they name. */
const ABOUT_ALL: ReadonlySet<FactName> = new Set([
  'eventDrawn',
  'roundRuleSet',
  'handsTaken',
  'graceBegan',
  'holderChanged',
]);
const ABOUT_NOBODY: ReadonlySet<FactName> = new Set(['turnBegan', 'turnEnded', 'passed', 'orderSet']);

function isAbout(fact: Fact, seat: Seat): boolean {
  if (ABOUT_ALL.has(fact.fact)) return true;
  if (ABOUT_NOBODY.has(fact.fact)) return false;
  return concernedBy(fact).includes(seat);
}
