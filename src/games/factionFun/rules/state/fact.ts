import type { CardId } from '../../content/cards.ts';
import type { EventId } from '../../content/events.ts';
import type { PeopleId, Terrain } from '../../content/vocabulary.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Avatar, AvatarNo, Battle, Card, Ending, Role, Seat, TileNo } from './state.ts';

/** What happened. */
export type Happened =
  | { readonly fact: 'roundBegan'; readonly round: number }
  | { readonly fact: 'eventDrawn'; readonly event: EventId }
  | { readonly fact: 'eventDiscarded'; readonly event: EventId }
  | { readonly fact: 'eventsReshuffled' }
  /** For all but `seat` the cards are hidden. */
  | { readonly fact: 'handDrawn'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly fact: 'deckReshuffled'; readonly people: PeopleId }
  | { readonly fact: 'turnBegan'; readonly seat: Seat; readonly die: number }
  | { readonly fact: 'turnSkipped'; readonly seat: Seat }
  | { readonly fact: 'turnEnded'; readonly seat: Seat }
  | { readonly fact: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly fact: 'movementRaised'; readonly plus: number }
  | { readonly fact: 'waterOpened'; readonly steps: 0 | 1 }
  | { readonly fact: 'claimRaised'; readonly plus: number }
  | { readonly fact: 'mountainsClosed'; readonly turns: number }
  | { readonly fact: 'hearthsClosed'; readonly turns: number }
  | { readonly fact: 'terrainChanged'; readonly tile: TileNo; readonly terrain: Terrain }
  /** The tiles that an avatar went over, the last one where it stands now; it may have stayed. */
  | { readonly fact: 'avatarMoved'; readonly avatar: AvatarNo; readonly tile: TileNo }
  | {
      readonly fact: 'claimRolled';
      readonly avatar: AvatarNo;
      readonly tile: TileNo;
      readonly dice: readonly [number, number];
      readonly plus: number;
      readonly needed: number;
      readonly isMade: boolean;
    }
  | { readonly fact: 'footholdGained'; readonly avatar: AvatarNo }
  | {
      readonly fact: 'answerRolled';
      readonly avatar: AvatarNo;
      readonly dice: readonly [number, number];
      readonly needed: number;
      readonly isMade: boolean;
    }
  | { readonly fact: 'claimEnded'; readonly stands: boolean }
  | { readonly fact: 'passed'; readonly seat: Seat }
  | { readonly fact: 'battleBegan'; readonly battle: Battle }
  | {
      readonly fact: 'battleRolled';
      readonly role: Role;
      readonly people: PeopleId;
      readonly die: number;
      readonly isAgain: boolean;
    }
  | { readonly fact: 'rollWon'; readonly role: Role; readonly people: PeopleId }
  | { readonly fact: 'battleEnded'; readonly winner: Role | null; readonly people: PeopleId | null }
  | { readonly fact: 'tileTaken'; readonly people: PeopleId; readonly tile: TileNo }
  | { readonly fact: 'avatarWent'; readonly avatar: AvatarNo; readonly tile: TileNo }
  | { readonly fact: 'avatarLost'; readonly avatar: AvatarNo }
  | { readonly fact: 'turnOwed'; readonly people: PeopleId }
  | { readonly fact: 'notchGained'; readonly people: PeopleId }
  | { readonly fact: 'formed'; readonly people: PeopleId }
  | { readonly fact: 'avatarPlaced'; readonly avatar: Avatar }
  | { readonly fact: 'avatarForfeited'; readonly people: PeopleId }
  | { readonly fact: 'ritualBegan'; readonly round: number }
  | { readonly fact: 'gameEnded'; readonly ending: Ending };

/** Why something happens: the setup, a turn, a battle, an event or a card. */
export type Cause = 'setup' | 'round' | 'turn' | 'battle' | `event:${EventId}` | `card:${CardId}`;

/** A fact with the rule that it follows from, and its cause. */
export type Fact = Happened & { readonly rule: RuleId; readonly by: Cause };

export type FactName = Happened['fact'];
export type FactOf<Name extends FactName> = Extract<Happened, { readonly fact: Name }>;
