import {
  airplane,
  allDice,
  card,
  does,
  lastCard,
  lowestDie,
  perRebel,
  rebelOnOutpost,
  recoverOwn,
  reroll,
  run,
  shield,
  side,
  teleport,
} from '../cardParts.ts';
import type { AreaId, CardSpec } from '../vocabulary.ts';

/**
 * Six cards for each area (P24-K1): our content, but for the names Shield, Raygun and Bazooka. A healthy side moves or enhances a roll,
 * and nothing else.
 */
const raygun = does('raygun', allDice(1));
const sidearm = does('sidearm', lowestDie);
const bazooka = does('bazooka', { kind: 'bazooka' });
const rally = does('rally', perRebel(2));
const broadcast = does('broadcast', rebelOnOutpost);
const oneShield = does('shield', shield(1));

export const decks: Readonly<Record<AreaId, readonly CardSpec[]>> = {
  tactical: [
    card(side(run(1), raygun), side(run(1), sidearm)),
    card(side(run(2), bazooka), side(run(1), does('fieldDressing', recoverOwn))),
    card(side(airplane(3), raygun), side(airplane(1), sidearm)),
    card(side(run(2), oneShield), side(run(1), oneShield)),
    card(side(run(2), bazooka), side(run(1), raygun)),
    lastCard(side(run(3), does('grenades', allDice(2)))),
  ],
  medical: [
    card(side(run(1), raygun), side(run(1), oneShield)),
    card(side(run(2), does('shield', shield(2))), side(run(1), does('firstAid', recoverOwn))),
    card(side(airplane(3), does('adrenaline', allDice(2))), side(airplane(1), does('grit', reroll(1)))),
    card(
      side({ kind: 'ambulance', steps: 2 }, does('shieldWall', shield(2, 'tile'))),
      side(run(1), does('fieldSurgery', { kind: 'recover', whose: 'tile' })),
    ),
    card(side(run(2), raygun), side(run(1), does('refuge', rebelOnOutpost))),
    lastCard(side(run(3), bazooka)),
  ],
  technological: [
    card(side(run(1), does('rayCannon', allDice(2))), side(run(1), sidearm)),
    card(side(teleport('outposts'), raygun), side(run(1), does('patch', { kind: 'refresh', whose: 'own' }))),
    card(side(airplane(3), oneShield), side(airplane(1), does('flash', reroll(1)))),
    card(side(teleport('anywhere'), raygun), side(run(1), does('overclock', { kind: 'refresh', whose: 'others' }))),
    card(
      side(run(2), does('rangeBooster', allDice(1), { kind: 'longShot', reach: 2, bonus: 1 })),
      side(run(1), does('beacon', rebelOnOutpost)),
    ),
    lastCard(side(run(3), bazooka)),
  ],
  political: [
    card(side(run(1), raygun), side(run(1), does('whisper', { kind: 'leadRebel' }))),
    card(side(run(2), rally), side(run(1), broadcast)),
    card(side(airplane(3), raygun), side(airplane(1), sidearm)),
    card(side({ kind: 'underground' }, oneShield), side(run(1), broadcast)),
    card(side(run(2), rally), side(run(1), does('speech', perRebel(1)))),
    lastCard(side(run(3), raygun)),
  ],
};
