import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { pastOf } from '../../kernel/session.ts';
import { canonical } from '../../kernel/values/hash.ts';
import type { ComputerSettings, Player } from '../../module/match.ts';
import type { DiceHistory } from '../dice/diceHistory.ts';
import { commitmentOf } from '../dice/matchDice.ts';
import type { Match } from '../match.ts';
import { randomBytes } from '../seeds/seedNumber.ts';
import { isWritten, type TextStore, textIn } from '../storage/textStore.ts';
import { gameText } from './gameText.ts';

/*
 * How a game that went out into a file or a link is known again when it comes back: by a seal that only this browser can make. It
 * is made of a secret and of the game, so a file gives the secret away to nobody, and a seal fits no other game.
 */

const KEY = 'faza.owner';
const SECRET = /^[0-9a-f]{32}$/;
const SECRET_BYTES = 16;
/** Half of a SHA-256 is more than anybody can guess, and keeps links short. */
const SEAL_DIGITS = 32;

/** What a seal holds together: a game as far as it was played, and how. What was taken back is no part of it. */
export interface Sealable {
  readonly setup: object;
  readonly commands: readonly object[];
  readonly players: readonly Player[];
  /** Left out where the computer plays as it usually does, so that older seals still fit. */
  readonly computers?: ComputerSettings;
  readonly practice: boolean;
}

/** Knows the player's own games again. */
export interface Owner {
  /** The seal of a game as it stands: 32 hexadecimal digits. */
  seal(game: Sealable): string;
  /** Whether this browser sealed the game, and it is still the same to the last move. */
  knows(game: Sealable, seal: string | undefined): boolean;
}

/**
 * The owner whose secret lies in a store; it is made up when it is first needed, also in place of one that is damaged. Where the
 * store takes nothing, it lasts as long as the page. `random` fills an array with random bytes.
 */
export function createOwner(store: TextStore, random?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): Owner {
  let fresh: string | null = null;

  function secret(): string {
    // Read each time: another tab may have been the first.
    const stored = textIn(store, KEY);
    if (stored !== null && SECRET.test(stored)) return stored;
    fresh ??= bytesToHex(randomBytes(SECRET_BYTES, random));
    // Where the store takes nothing, it is asked for again, and is the same until the page is closed.
    isWritten(store, KEY, fresh);
    return fresh;
  }

  function seal({ setup, commands, players, computers, practice }: Sealable): string {
    const text = canonical({ setup, commands, players, practice, ...(computers && { computers }) });
    return bytesToHex(hmac(sha256, hexToBytes(secret()), utf8ToBytes(text))).slice(0, SEAL_DIGITS);
  }

  return { seal, knows: (game, claimed) => claimed !== undefined && claimed === seal(game) };
}

/*
 * Whose a game is. One that began here is the player's own; one that came from outside is so by its seal, or by the player's word.
 */

/** Whether a match counts as the player's own. */
export function isOwn({ dice }: { readonly dice: DiceHistory }, match: Match): boolean {
  // What is not said of a match began here, or was brought before it was said: dice are promised only to those who begin.
  return match.whose === undefined ? dice.pledgeOf(commitmentOf(match)) !== null : match.whose === 'own';
}

/** What a seal holds together of a match. */
export function sealableOf({ session, players, computers, practice }: Match): Sealable {
  const commands = pastOf(session).map(({ command }) => command);
  return { setup: session.setup, commands, players, practice: practice === true, ...(computers && { computers }) };
}

/** A match as it leaves the page, in a file or a link: sealed if it is the player's own. */
export function outgoingText(app: { readonly dice: DiceHistory; readonly owner: Owner }, match: Match): string {
  const { whose: _, ...game } = match;
  return gameText(isOwn(app, match) ? { ...game, seal: app.owner.seal(sealableOf(match)) } : game);
}
