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
 * Our content, except for the names Run, Airplane, Bazooka and Raygun and what they do. Cards are in the order of their
 * numbers, in which they are injured (I1).
 */
const raygun = does('raygun', allDice(1));
const sidearm = does('sidearm', lowestDie);
const broadcast = does('broadcast', rebelOnOutpost);

export const decks: Readonly<Record<AreaId, readonly CardSpec[]>> = {
  tactical: [
    card(side(run(1), raygun), side(run(1), sidearm)),
    card(side(run(2), does('bazooka', { kind: 'bazooka' })), side(run(1), does('fieldDressing', recoverOwn))),
    card(side(airplane(3), raygun), side(airplane(1), sidearm)),
    lastCard(side(run(2), does('grenades', allDice(2)))),
  ],
  medical: [
    card(side(run(1), raygun), side(run(1), does('bandage', shield(1)))),
    card(
      side(run(2), does('fieldSurgery', { kind: 'recover', whose: 'tile' }, rebelOnOutpost)),
      side(run(1), does('firstAid', recoverOwn)),
    ),
    card(side(airplane(3), does('adrenaline', allDice(2))), side(airplane(1), does('grit', reroll(1)))),
    lastCard(side({ kind: 'ambulance', steps: 2 }, does('shieldWall', shield(2, 'tile')))),
  ],
  political: [
    card(side(run(1), broadcast), side(run(1), does('whisper', { kind: 'leadRebel' }))),
    card(side(run(2), does('rally', perRebel(2))), side(run(1), does('speech', perRebel(1)))),
    card(side(airplane(3), raygun), side(airplane(1), sidearm)),
    lastCard(side({ kind: 'underground' }, does('uprising', { kind: 'placeRebel', where: 'here' }))),
  ],
  technological: [
    card(side(run(1), does('rayCannon', allDice(2))), side(run(1), sidearm)),
    card(
      side(teleport('outposts'), does('rangeBooster', allDice(1), { kind: 'longShot', reach: 2, bonus: 1 })),
      side(run(1), does('patch', { kind: 'refresh', whose: 'own' })),
    ),
    card(side(airplane(3), does('beacon', rebelOnOutpost)), side(airplane(1), does('flash', reroll(1)))),
    lastCard(side(teleport('anywhere'), does('overclock', { kind: 'refresh', whose: 'others' }))),
  ],
};
