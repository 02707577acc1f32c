import type { Applied, Game } from '../../../../kernel/game.ts';
import { boardingDefeat } from '../../bots/defeats.ts';
import { boardOutcomes } from '../../bots/search/outcomes.ts';
import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import { applyLegal } from '../../rules/apply.ts';
import { isDeadly, shipOf } from '../../rules/board/board.ts';
import { canLeave, maySlipAway } from '../../rules/board/reach.ts';
import { type EventOdds, eventOdds } from '../../rules/events/eventOdds.ts';
import { faza } from '../../rules/faza.ts';
import { isAttacked } from '../../rules/fazaPhase/fazaPhase.ts';
import { type FightHelp, fightHelp, type WastedEffect, wastedEffect } from '../../rules/fight/fightHelp.ts';
import { type FightForecast, fightForecast } from '../../rules/fight/fightOdds.ts';
import { forecast } from '../../rules/forecast.ts';
import { type Change, changesBetween } from '../../rules/state/changes.ts';
import type { Command, CommandOf } from '../../rules/state/command.ts';
import type { DefeatRule, FazaView, Seat } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';

/** Why a hero who arrives on a tile cannot simply continue: Drones hold them (M3), the tile is Deadly (T4), or the Faza attack (F2). */
export type Peril = 'held' | 'deadly' | 'attacked';

/** A command's route over the board, starting with the tile that is left. */
export interface Journey {
  readonly path: readonly TileNo[];
  /** The moving hero; `null` for Rebels alone. */
  readonly seat: Seat | null;
  readonly perils: readonly Peril[];
}

/** The effects of a command on offer, in numbers. */
export type Preview =
  | { readonly kind: 'fight'; readonly fight: FightForecast; readonly helps: readonly FightHelp[] }
  | {
      readonly kind: 'boarding';
      readonly ship: ShipId;
      /** Health of the ship before and after. */
      readonly health: readonly [from: number, to: number];
      readonly events: EventOdds;
      /**
       * Chance that the game is won with it, assuming the first option in each decision, or lost whatever the team
       * decides.
       */
      readonly won: number;
      readonly lost: number;
      /** The rules by which it may be lost, the likeliest first. */
      readonly lostBy: readonly DefeatRule[];
    }
  /** Everything that will change, the route if something moves, and whether an armed effect would do nothing. */
  | {
      readonly kind: 'sure';
      readonly changes: readonly Change[];
      readonly journey: Journey | null;
      readonly wasted: WastedEffect | null;
    }
  /** It only lets cards be seen. */
  | { readonly kind: 'seen'; readonly changes: readonly Change[] };

/**
 * The exact effects of a legal command, without anything that the team cannot know. `commands` are all legal ones.
 * `null` for the end of the phase, which the forecast shows. Certain effects follow `rules`; odds are those of today's
 * rules.
 */
export function previewOf(
  state: FazaView,
  offer: Command,
  commands: readonly Command[],
  rules: Rules = faza,
): Preview | null {
  switch (offer.do) {
    case 'endTeamPhase':
    case 'chooseEvent':
      return null;
    case 'fight':
      return {
        kind: 'fight',
        fight: fightForecast(state, offer.hero, offer.tile),
        helps: fightHelp(state, offer, commands),
      };
    case 'board':
    case 'insider':
      return boarding(state, offer);
    case 'forecast':
      return { kind: 'seen', changes: pointsOnly(state, offer) };
    default: {
      const after = carriedOutBy(rules)(state, offer);
      // A decision may set the Faza going again, or a card be drawn: that is for the animation to tell.
      if (state.phase !== 'team' || after.state.chance.draws !== state.chance.draws) return null;
      return {
        kind: 'sure',
        changes: changesBetween(state, after.state),
        journey: journeyIn(after, offer),
        wasted: wastedEffect(state, after),
      };
    }
  }
}

function boarding(state: FazaView, offer: CommandOf<'board' | 'insider'>): Preview {
  const { health } = shipOf(state, offer.ship);
  const outcomes = boardOutcomes(state, offer).map((outcome) => ({
    chance: outcome.chance,
    end: forecastOfDecisions(outcome.view).outcome,
  }));
  const { chance: lost, rules: lostBy } = boardingDefeat(state, offer);
  return {
    kind: 'boarding',
    ship: offer.ship,
    health: [health, health - 1],
    events: eventOdds(state),
    won: outcomes.reduce((sum, { chance, end }) => (end?.won ? sum + chance : sum), 0),
    lost,
    lostBy,
  };
}

/** The state once all decisions are answered. */
function forecastOfDecisions(state: FazaView): FazaView {
  return state.agenda.length === 0 ? state : forecast(state).after;
}

/** The price of looking at cards; the cards themselves are not looked at. */
function pointsOnly(state: FazaView, offer: Command): Change[] {
  return changesBetween(state, applyLegal(state, offer).state).filter(
    ({ kind }) => kind === 'points' || kind === 'dronePool',
  );
}

/** A command's route over the board, and the danger at its end; `null` if nothing moves. */
export function journeyOf(view: FazaView, command: Command): Journey | null {
  return journeyIn(applyLegal(view, command), command);
}

const MOVING: ReadonlySet<Command['do']> = new Set(['move', 'lead', 'drive', 'pathfinder', 'enhance']);

function journeyIn({ facts, state: after }: Applied<FazaTypes, FazaView>, command: Command): Journey | null {
  if (!MOVING.has(command.do)) return null;
  const moved = facts.find((one) => one.fact === 'heroMoved' || one.fact === 'rebelsMoved');
  if (!moved) return null;
  const seat = moved.fact === 'heroMoved' ? moved.seat : null;
  return { path: moved.path, seat, perils: perilsOf(after, moved.path, seat) };
}

function perilsOf(after: FazaView, path: readonly TileNo[], seat: Seat | null): Peril[] {
  const goal = path.at(-1);
  if (goal === undefined) return [];
  const held = !canLeave(after, goal, seat !== null && maySlipAway(after, seat));
  const perils: Peril[] = held ? ['held'] : [];
  if (seat === null) return perils;
  if (isDeadly(after, goal)) perils.push('deadly');
  if (isAttacked(after, seat)) perils.push('attacked');
  return perils;
}

/** The rules of a game, as far as looking ahead needs them: a stored game may have been started under earlier ones. */
export type Rules = Pick<Game<FazaTypes>, 'apply'>;

/** Carries out a command that is legal by those rules. Throws on any other. */
export function carriedOutBy({ apply }: Rules): (state: FazaView, command: Command) => Applied<FazaTypes, FazaView> {
  return (state, command) => {
    const result = apply(state, command);
    if (!result.ok) throw new TypeError(`${command.do} is refused by ${result.rule}`);
    return result;
  };
}
