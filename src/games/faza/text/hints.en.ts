/** What a hero says in a first game when something comes up for the first time, by the names in `lessons/hints.ts`. */
export const hintText = {
  begin:
    'To win, we board each Mothership until it falls. Press half a card: the top moves, the bottom helps. Nothing happens until you confirm.',
  defeat: 'Stop! If you end the phase now, we lose. The forecast, the eye above, shows why. Change something first.',
  lastHeart: 'One more injury and I’m dead, and that’s the end for all of us. Rebels on my tile take injuries first.',
  board: 'A hero, a Rebel, no Drones: we can board! It draws an event card, so brace yourself.',
  lead: 'All we need here is a Rebel. The top half of any hero’s card can move Rebels instead.',
  drones: 'These Drones are holding me. Let’s fight! It takes no card, and you see the odds before you roll.',
  wound: 'Just a scratch. An injured card still works, only less well. At an Outpost it can recover if it’s unused.',
  payOff: 'That Long event stays until someone pays it off. We have the Points. Press it!',
  recruit: 'We have 2 Points to spare. Press “Recruit”, and a Rebel joins us at an Outpost.',
  flip: 'The Faza are about to fazaform this tile. “Forecast”, the eye above, shows everything they’ll do.',
  lowPool: 'The pool is running low. If a Drone must be placed and none is left, we lose. Spent Points return Drones.',
  allUsed: 'All our cards are used. We can still fight, board, and recruit. Or end the Team phase.',
} as const;
