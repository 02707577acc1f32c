import type { GuidePlaces, WindowSize } from '../../../../module/capabilities/lessons.ts';
import { around, type Rect } from '../../../../table/layout/rect.ts';
import { type FaceLayout, tableLayout } from '../../interaction/layout/tableLayout.ts';
import type { Spot } from '../../lessons/lesson.ts';
import type { FaceOffView, Step } from '../../rules/state/state.ts';

/** Decisions whose cards are chosen in the hand. */
const IN_HAND: readonly Step['step'][] = ['seal', 'drawPhase', 'effect'];

/** Where a guide points to who speaks of something, and what must stay visible. */
export function spotPlaces(about: Spot, state: FaceOffView, { width, height }: WindowSize): GuidePlaces {
  const own = typeof state.viewer === 'number' ? state.viewer : 0;
  const layout = tableLayout(width, height, { seats: state.seats.length, own });
  const { arena, hand, go, choices, hq, race, market, clock, power, seats } = layout;
  const step = state.steps[0]?.step;
  const isInHand = step !== undefined && IN_HAND.includes(step);
  const target = rectOf(about, layout, own);
  return {
    target,
    needed: [go, choices, isInHand ? hand : arena],
    free: [target],
    precious: [
      { rect: arena, worth: isInHand ? 0.6 : 1 },
      { rect: hand, worth: isInHand ? 1 : 0.2 },
      { rect: go, worth: 1 },
      { rect: choices, worth: 1 },
      { rect: hq, worth: 0.6 },
      { rect: around(clock), worth: 0.4 },
      { rect: around(power), worth: 0.3 },
      { rect: market, worth: 0.2 },
      { rect: race ?? hq, worth: 0.5 },
      { rect: around(seats), worth: 0.5 },
    ],
  };
}

/** The place on the table of something that the guide talks about. */
function rectOf(about: Spot, { clock, power, race, seats, ...layout }: FaceLayout, own: number): Rect {
  const self = seats[own] ?? layout.hand;
  switch (about) {
    case 'clock':
      return around(clock);
    case 'power':
      return around(power);
    case 'race':
      return race ?? self;
    case 'self':
      return self;
    default:
      return layout[about];
  }
}
