import { inset, rect } from '../../../../table/layout/rect.ts';
import { stageLayout } from '../../interaction/layout/stageLayout.ts';
import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { FaceOffView } from '../../rules/state/state.ts';
import { factText } from '../../text/facts.en.ts';
import { paintBox } from '../paint/card.ts';
import { paintBanner } from '../table/arena.ts';
import { DEPTH, lidOf } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { TIMINGS } from './timings.ts';

/** Facts that are shown by the picture alone. */
const UNTOLD: readonly FactName[] = [
  'drawn',
  'asideDealt',
  'handReturned',
  'reshuffled',
  'sealed',
  'reopened',
  'refilled',
  'joined',
  'cleanedUp',
  'roundBegan',
  'movedUp',
];

/** What a fact sounds like; others are silent. */
const SOUNDS: Readonly<Partial<Record<FactName, string>>> = {
  roundBegan: 'round',
  reshuffled: 'shuffle',
  factionPicked: 'card',
  tableLaid: 'shuffle',
  claimed: 'card',
  sealed: 'seal',
  attacked: 'spark',
  stolen: 'spark',
  scrubbed: 'spark',
  kicked: 'spark',
  siegeLaid: 'spark',
  shielded: 'shield',
  destroyed: 'spark',
  joined: 'join',
  deployed: 'join',
  flew: 'join',
  extraPlayed: 'boxes',
  tokensGained: 'token',
  tokenTaken: 'token',
  gained: 'reward',
  hqRewardGained: 'reward',
  plainAssault: 'mark',
  bidMade: 'bid',
  auctionEnded: 'gavel',
  cracked: 'crack',
};

/** Who looks on hears whether it comes first. */
function soundOf(table: AnimatedTable, fact: Fact): string | undefined {
  if (fact.fact !== 'ranked') return SOUNDS[fact.fact];
  return fact.order[0]?.seat === table.viewOf(table.state).seat ? 'first' : 'last';
}

/** Shows a fact: from the picture before it to the one after it. */
export async function animateFact(table: AnimatedTable, fact: Fact, next: FaceOffView): Promise<void> {
  if (fact.fact === 'revealed') return reveal(table, next);
  table.show(next);
  const heard = soundOf(table, fact);
  if (heard !== undefined) table.sound(heard);
  const words = UNTOLD.includes(fact.fact) ? '' : factText(fact, next);
  if (words === '') return;
  await tell(table, words, lengthOf(fact));
}

function lengthOf({ fact, by }: Fact): number {
  if (fact === 'ranked') return TIMINGS.ranked;
  if (fact === 'cracked') return TIMINGS.crack;
  return by.startsWith('card:') ? TIMINGS.ability : TIMINGS.told;
}

/** Says what happens, over the foot of the arena or in its place in the fight. */
async function tell(table: AnimatedTable, words: string, length: number): Promise<void> {
  const view = table.viewOf(table.state);
  const { arena, unit, form } = view.layout;
  const place = view.isStaged ? stageLayout(view).told : arena;
  const high = Math.min(place.h, (form === 'wide' ? 52 : 46) * unit);
  const w = Math.min(place.w - 12 * unit, 620 * unit);
  const y = view.isStaged ? place.y + (place.h - high) / 2 : place.y + place.h - high - 8 * unit;
  const area = rect(place.x + (place.w - w) / 2, y, w, high);
  const banner = table.props.panel(inset(area, -8), DEPTH.flying, (g) => paintBanner(g, area, words, unit));
  await table.motion.move(120, (part) => {
    if (banner.active) banner.setAlpha(part);
  });
  await table.motion.wait(length);
  table.props.drop(banner);
}

/** All boxes slide open together, and the totals count up. */
async function reveal(table: AnimatedTable, next: FaceOffView): Promise<void> {
  const before = table.viewOf({ ...next, steps: [] });
  table.sound('strike');
  table.show(next);
  table.count(0);
  const { lanes } = stageLayout(before);
  const lids = lanes.flatMap((area, seat) => {
    if (!before.lanes[seat]?.cards.length) return [];
    const face = inset(area, 6);
    return [table.props.panel(face, DEPTH.flying - 1, (g) => paintBox(g, face, lidOf(next, seat)))];
  });
  await table.motion.wait(180);
  table.sound('boxes');
  const starts = lids.map(({ x }) => x);
  await table.motion.move(TIMINGS.open, (part) => {
    for (const [index, lid] of lids.entries())
      if (lid.active) lid.setX((starts[index] ?? 0) + part * lid.displayWidth * 0.5).setAlpha(1 - part);
  });
  for (const lid of lids) table.props.drop(lid);
  let counted = -1;
  await table.motion.move(TIMINGS.count, (part) => {
    const step = Math.floor(part * 6);
    if (step === counted) return;
    counted = step;
    table.count(step / 6);
  });
  table.show(next);
  await table.motion.wait(TIMINGS.told);
}
