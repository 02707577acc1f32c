/**
 * By game: words that only this game uses for its things, as parts of a regular expression. What serves every game must not use them, so
 * a new game adds its own here.
 */
export const glossaries: Readonly<Record<string, readonly string[]>> = {
  faza: [
    'hero(?:es)?',
    'drones?',
    'rebels?',
    'motherships?',
    'outposts?',
    'fazaform\\w*',
    'airfields?',
    'bazookas?',
    'faza phase',
    'deserters?',
    'overdrives?',
  ],
  azardia: [
    'duel(?:s|ed|ing)?',
    'tyrants?',
    'coins?',
    'gauntlets?',
    'lagartoon',
    'kuchuritok',
    'noncredo',
    'mantis',
    'robot-i-king',
    'grace turns?',
    'z tiles?',
  ],
  faceOff: [
    'face offs?',
    'clock tree',
    'clock deck',
    'heathen house',
    'high man',
    'low man',
    'scrubs?',
    'assault cards?',
  ],
  factionFun: ['sailfolk', 'hearthfolk', 'hearths?', 'realms?', 'song keepers?', 'footholds?'],
};
