/** What a first game says when something comes up for the first time, by the names in `lessons/hints.ts`. */
export const hintText = {
  begin:
    'To win, board each Mothership with Rebels until it falls. Press half a card: the top moves, the bottom helps. Nothing happens until you confirm.',
  defeat:
    'If you end the phase now, the game is lost. The forecast (the eye, above) shows why: change something first.',
  lastHeart: 'One more wound kills this hero, and all is lost. Rebels on the same place take wounds first.',
  board: 'You can board: a hero, a Rebel, and no Drones. It draws an event card.',
  lead: 'Only a Rebel is missing here to board. The top half of any hero’s card moves Rebels instead: press it, then the Rebels.',
  drones: 'Drones hold this hero. Fighting needs no card, and the odds are shown before you roll.',
  wound: 'A wounded card still works, with weaker halves. At an Outpost it can be healed while it is unused.',
  payOff: 'A Long event stays until you pay for it. You have the Points: press it.',
  recruit: '2 Points bring a Rebel to any Outpost. Press “Recruit”.',
  flip: 'The Faza are about to turn this place into their own. “Forecast”, the eye above, shows all they will do.',
  lowPool:
    'Few Drones are left here. If one must be placed and there is none, the game is lost: spent Points come back.',
  allUsed: 'All cards are used. You may still fight, board and recruit, or end the Team phase.',
} as const;
