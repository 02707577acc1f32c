/** Who plays a seat: this person, another one at the same device, or the computer. */
export type Player = 'you' | 'friend' | 'computer';

/** Whose a game is that came from outside: the player's own, or a guest's. */
export type Whose = 'own' | 'guest';
