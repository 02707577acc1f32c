import type { CharacterId } from '../content/vocabulary.ts';

/** Topics of banter: whom they attack, and how their duel goes. */
export type BanterMoment = 'leader' | 'rival' | 'duel' | 'ahead' | 'behind' | 'won' | 'lost';

/** Occasional lines of characters played by the computer: rude, but never mean. Each fits two lines of a bubble. */
export const banterText: Readonly<Record<CharacterId, Readonly<Record<BanterMoment, readonly [string, string]>>>> = {
  lagartoon: {
    leader: ['You’re winning. Rude.', 'First place is my sunny spot.'],
    rival: ['Nothing personal. I was bored.', 'Oops. My tail did that.'],
    duel: ['I’ve fought tougher sandwiches.', 'Make it quick. I nap at three.'],
    ahead: ['Cold blood, hot dice.', 'I’m ahead with one eye closed.'],
    behind: ['I’m warming up. Slowly.', 'Wait. My luck grows back.'],
    won: ['Snack time!', 'Mmm, victory. Crunchy.'],
    lost: ['I’ve already shed that loss.', 'Nobody tell my mom.'],
  },
  kuchuritok: {
    leader: ['I foresaw you winning. I object.', 'Look into my eyes. Now lose.'],
    rival: ['The spirits picked you.', 'My other hand wanted a turn.'],
    duel: ['I’ve already read the ending.', 'Boo. That was the polite one.'],
    ahead: ['As foretold on a napkin.', 'You are getting very… behind.'],
    behind: ['Part of the prophecy. Probably.', 'My crystal ball is buffering.'],
    won: ['The napkin was right!', 'I’d haunt you, but I’m busy.'],
    lost: ['Wrong dimension. My mistake.', 'I was never really here.'],
  },
  robotIKing: {
    leader: ['ERROR: someone ahead of king.', 'Royal decree: less of you.'],
    rival: ['You were 3% too cheerful.', 'My left claw voted for you.'],
    duel: ['Kneel or roll. Rolling is faster.', 'Loading royal fury… 12%.'],
    ahead: ['Math loves a king.', 'Victory compiled. No warnings.'],
    behind: ['Recounting in my favor…', 'Have you tried losing instead?'],
    won: ['Applaud now. Clap rate: 60.', 'Long live me!'],
    lost: ['Rebooting my dignity…', 'That was the demo version.'],
  },
  noncredoMantis: {
    leader: ['Leader? I don’t believe it.', 'Front seat, meet my glove.'],
    rival: ['You blinked. Challenge accepted.', 'Just testing the glove.'],
    duel: ['Ding, ding! They play my song.', 'I don’t believe in dice. Watch.'],
    ahead: ['I believe in me. Only me.', 'Two gloves, zero doubts.'],
    behind: ['I don’t believe that number.', 'My best round is the next one.'],
    won: ['Believe it!', 'Ding! Someone count to ten.'],
    lost: ['I don’t believe it!', 'The floor was in on it.'],
  },
};
