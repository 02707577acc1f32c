import { at } from '../../../../kernel/values/at.ts';
import { equal } from '../../../../kernel/values/equal.ts';
import type { AreaId, CardSide, EditionId, Effect, EnhancementId, HeroId, TileNo } from '../../content/vocabulary.ts';
import { areaOf, editionOf, heroAt, isDead, skillOf, tileAt } from '../../rules/board/board.ts';
import { diceBonus, oddsOf, tileBonus } from '../../rules/fight/combat.ts';
import type { Die, Fact, FactOf } from '../../rules/state/fact.ts';
import type { CardNo, FazaView, HeroState, Seat } from '../../rules/state/state.ts';
import { type Mood, moodOf } from '../artwork.ts';
import type { HelpCount } from './combatLayout.ts';

/** A fight as the facts tell it: the roll, and all that came of it. */
export interface Fight {
  readonly roll: FactOf<'diceRolled'>;
  /** What followed from the roll, in order: defeats, Points, injuries. */
  readonly results: readonly Fact[];
  /** The facts of this play that came before the roll, for the cards that helped. */
  readonly earlier: readonly Fact[];
  /** The state in which the dice were rolled. */
  readonly before: FazaView;
  /** The state after the whole play. */
  readonly after: FazaView;
  /** The cards that were played for the roll; where it is left out, the state tells as well as it can. */
  readonly armed?: readonly { readonly seat: Seat; readonly card: CardNo }[];
}

/** A card that helps in a fight, with the side that was up when it was used. */
export interface HelpingCard {
  readonly no: CardNo;
  readonly side: CardSide;
  readonly injured: boolean;
  readonly effect: Effect;
}

/** Effects of other heroes' cards that help in a fight. */
type Enhancing = 'shield' | 'reroll' | 'lowestDie' | 'allDice' | 'perRebel' | 'bazooka';

/** Any other help: the ground, a skill, another hero's card. */
export interface Help {
  readonly kind: 'ground' | 'skill' | 'longShot' | Enhancing;
  readonly value: number;
  /** How often the value is given, if more than once. */
  readonly times?: number;
}

/** The result of one die. */
export type DieResult =
  | { readonly kind: 'kill' }
  | { readonly kind: 'ignored'; readonly thanksTo: 'bazooka' | 'shield' }
  | { readonly kind: 'rebel' }
  | { readonly kind: 'wound'; readonly card: CardNo }
  /** A miss after the hero's last card. */
  | { readonly kind: 'none' };

/** A fight as it is shown, with one result (`blows`) for each die. */
export interface FightStory {
  readonly seat: Seat;
  readonly hero: HeroId;
  readonly area: AreaId;
  readonly edition: EditionId;
  readonly from: TileNo;
  readonly tile: TileNo;
  readonly fazaformed: boolean;
  readonly round: number;
  readonly needs: number;
  /** Added to every die. */
  readonly bonus: number;
  readonly dice: readonly Die[];
  readonly blows: readonly DieResult[];
  readonly cards: readonly (HelpingCard & { readonly adds: number | null })[];
  readonly help: readonly Help[];
  /** The hero's weapon: the played one, or `null` for the one that needs no card. */
  readonly weapon: Weapon | null;
  readonly dies: boolean;
  /** The hero's mood before the first result, then after each one. */
  readonly moods: readonly Mood[];
  /** Rebels beside the hero. */
  readonly rebels: number;
}

/** The story of a fight. */
export function fightStory({ roll, results, before, after, armed: played }: Fight): FightStory {
  const { seat, tile } = roll;
  const { armed, id } = heroAt(before, seat);
  const cards = played ? playedCards(before, seat, played) : helpingCards(before, seat);
  const blows = blowsOf(roll.dice, results);
  const others = [...armed];
  // Two cards, or one that was refreshed, may have exactly the same effect: each card takes one.
  for (const { effect } of cards) others.splice(others.indexOf(effect), 1);
  return {
    seat,
    hero: id,
    area: areaOf(before, seat),
    edition: before.edition,
    from: roll.from,
    tile,
    fazaformed: tileAt(before, tile).fazaformed,
    round: before.round,
    needs: roll.needs,
    bonus: oddsOf(before, seat, tile).bonus,
    dice: roll.dice,
    blows,
    cards: cards.map((card) => ({ ...card, adds: addsOf(before, seat, card.effect) })),
    help: helpOf(before, seat, tile, others),
    weapon: weaponOf(cards),
    dies: after.outcome?.rule === 'X2' && isDead(heroAt(after, seat)),
    moods: moodsOf(heroAt(before, seat), blows),
    rebels: tileAt(before, roll.from).rebels,
  };
}

/**
 * What an armed card currently adds to each of a hero's dice, if its face shows the maximum; `null` for other cards.
 */
export function addsOf(state: FazaView, seat: Seat, effect: Effect): number | null {
  return effect.kind === 'perRebel' ? diceBonus(state, seat, effect) : null;
}

/** A hero's mood before the first result and after each one. */
function moodsOf(hero: HeroState, blows: readonly DieResult[]): Mood[] {
  const injuries = blows.map(
    (_, i) => new Set(blows.slice(0, i + 1).flatMap((b) => (b.kind === 'wound' ? [b.card] : []))),
  );
  return [new Set<CardNo>(), ...injuries].map((cards) =>
    moodOf({ ...hero, cards: hero.cards.map((card, i) => ({ ...card, injured: card.injured || cards.has(i + 1) })) }),
  );
}

function blowsOf(dice: readonly Die[], facts: readonly Fact[]): DieResult[] {
  const costs: DieResult[] = facts.flatMap((fact): DieResult[] => {
    if (fact.fact === 'injuriesIgnored') return times(fact.count, { kind: 'ignored', thanksTo: fact.thanksTo });
    if (fact.fact === 'rebelsLost') return times(fact.count, { kind: 'rebel' });
    return fact.fact === 'heroInjured' ? [{ kind: 'wound', card: fact.card }] : [];
  });
  let next = 0;
  return dice.map((die) => (die.hit ? { kind: 'kill' } : (costs[next++] ?? { kind: 'none' })));
}

/** The cards that were played for the roll, each with the side whose effect is armed. */
function playedCards(state: FazaView, seat: Seat, played: NonNullable<Fight['armed']>): HelpingCard[] {
  const hero = heroAt(state, seat);
  const deck = editionOf(state).decks[areaOf(state, seat)];
  const left = [...hero.armed];
  return played.flatMap((one): HelpingCard[] => {
    if (one.seat !== seat) return [];
    const { healthy, injured: hurt } = at(deck, one.card - 1);
    const isInjured = at(hero.cards, one.card - 1).injured;
    for (const injured of [isInjured, !isInjured]) {
      const side = injured ? hurt : healthy;
      if (!side) continue;
      const index = left.findIndex((effect) => side.enhancement.options.some((option) => equal(option, effect)));
      const [effect] = index < 0 ? [] : left.splice(index, 1);
      if (effect) return [{ no: one.card, side, injured, effect }];
    }
    return [];
  });
}

/** Used cards whose enhancement is armed, by the state alone; effects do not remember their card, so equal ones are matched in order. */
function helpingCards(state: FazaView, seat: Seat): HelpingCard[] {
  const hero = heroAt(state, seat);
  const deck = editionOf(state).decks[areaOf(state, seat)];
  const taken = new Set<CardNo>();
  return hero.armed.flatMap((effect): HelpingCard[] => {
    for (const [index, spec] of deck.entries()) {
      const card = at(hero.cards, index);
      const no = index + 1;
      if (!card.used || taken.has(no)) continue;
      for (const injured of [card.injured, !card.injured]) {
        const side = injured ? spec.injured : spec.healthy;
        if (!side?.enhancement.options.some((option) => equal(option, effect))) continue;
        taken.add(no);
        return [{ no, side, injured, effect }];
      }
    }
    return [];
  });
}

function helpOf(state: FazaView, seat: Seat, tile: TileNo, others: readonly Effect[]): Help[] {
  const ground = tileBonus(state, seat);
  const [shot] = state.longShots;
  const marksman = skillOf(state, seat, 'marksman') !== undefined;
  return merged([
    ...(ground !== 0 ? [{ kind: 'ground', value: ground } as const] : []),
    ...(oddsOf(state, seat, tile).bazooka && shot ? [{ kind: 'longShot', value: shot.bonus } as const] : []),
    ...others.flatMap((effect): Help[] => {
      const { kind } = effect;
      if (kind === 'allDice') return [{ kind: marksman ? 'skill' : kind, value: effect.bonus }];
      if (kind === 'lowestDie') return [{ kind, value: effect.bonus }];
      if (kind === 'perRebel') return [{ kind, value: diceBonus(state, seat, effect) }];
      if (kind === 'shield') return [{ kind, value: effect.injuries }];
      if (kind === 'reroll') return [{ kind, value: effect.dice }];
      return kind === 'bazooka' ? [{ kind, value: 0 }] : [];
    }),
  ]);
}

/** One entry for each kind of help, however often a hero has it: a skill can be paid for again and again. */
function merged(all: readonly Help[]): Help[] {
  const kinds = new Map<Help['kind'], Help>();
  for (const help of all) {
    const same = kinds.get(help.kind);
    if (!same) kinds.set(help.kind, help);
    // C6: each of these applies to the lowest die at that time, so a sum would be misleading.
    else if (help.kind === 'lowestDie') kinds.set(help.kind, { ...same, times: (same.times ?? 1) + 1 });
    else kinds.set(help.kind, { ...same, value: same.value + help.value });
  }
  return [...kinds.values()];
}

/** What stands beside the hero's cards: all other help, then `null` for the sum, if there is one. */
export function chipsOf({ help, bonus }: Pick<FightStory, 'help' | 'bonus'>): (Help | null)[] {
  return [...help, ...(bonus !== 0 ? [null] : [])];
}

/** How many places for help the page of a fight needs. */
export function helpCount(story: FightStory): HelpCount {
  return { cards: story.cards.length, chips: chipsOf(story).length };
}

/** Cards that show a weapon, the most impressive first. */
const WEAPONS = ['bazooka', 'grenades', 'rayCannon', 'raygun', 'sidearm'] as const satisfies readonly EnhancementId[];

/** A weapon that a card shows. */
export type Weapon = (typeof WEAPONS)[number];

/** The weapons that heroes hold in their action pose; the others hold none. */
const HELD: Readonly<Partial<Record<HeroId, Weapon>>> = { soldier: 'bazooka', scout: 'raygun' };

/** The picture of a hero in action. Without the card of the weapon that it would show, the hero is unarmed. */
export function actFrame({ hero, weapon }: Pick<FightStory, 'hero' | 'weapon'>): string {
  const held = HELD[hero];
  return `hero/${hero}/${held === undefined || held === weapon ? 'act' : 'unarmed'}`;
}

/** Where each hero's weapon or foremost hand is in their picture in action, in parts of the picture. */
export const HANDS: Readonly<Record<string, readonly [number, number]>> = {
  'hero/soldier/act': [0.69, 0.27],
  'hero/soldier/unarmed': [0.89, 0.34],
  'hero/scout/act': [0.91, 0.45],
  'hero/scout/unarmed': [0.85, 0.47],
  'hero/doctor/act': [0.91, 0.11],
  'hero/farmer/act': [0.92, 0.35],
  'hero/rebel/act': [0.83, 0.26],
  'hero/senator/act': [0.79, 0.3],
  'hero/engineer/act': [0.63, 0.3],
  'hero/scientist/act': [0.76, 0.41],
  'hero/marine/act': [0.84, 0.39],
  'hero/turncoat/act': [0.92, 0.24],
};

/** Whether the picture of a hero in action shows the weapon; if not, a sign of the weapon is added. */
export function isInPicture({ hero, weapon }: Pick<FightStory, 'hero' | 'weapon'>): boolean {
  return weapon === null || HELD[hero] === weapon;
}

function weaponOf(cards: readonly HelpingCard[]): Weapon | null {
  return WEAPONS.find((weapon) => cards.some(({ side }) => side.enhancement.id === weapon)) ?? null;
}

function times(count: number, blow: DieResult): DieResult[] {
  return Array.from({ length: count }, () => blow);
}
