// Who is who: five people of each side, with their tool, skin, hair and age. The sides mirror each other: as many
// roles, the same four skins, as many old and young.

export const SKINS = [
  { light: '#f3cfa6', shade: '#dda877' },
  { light: '#d9a06b', shade: '#b87c48' },
  { light: '#b1754a', shade: '#8b5833' },
  { light: '#8a5838', shade: '#65402a' },
];

/** `base` and `base2` are the two faces of avatars without a specialty. `dress` counts the three colors of dress. */
export const ROLES = {
  sailfolk: {
    base: { tool: 'adze', skin: 1, hair: 'curls', color: '#22202b', age: 'young', face: 'round', dress: 0 },
    base2: { tool: 'rope', skin: 3, hair: 'knit', color: '#2453b4', age: 'grown', face: 'long', dress: 1 },
    protector: {
      tool: 'defenderShield',
      skin: 2,
      hair: 'crop',
      color: '#3b2a1e',
      beard: '#3b2a1e',
      age: 'grown',
      face: 'long',
      dress: 0,
    },
    governor: { tool: 'key', skin: 1, hair: 'bun', color: '#d9d5cf', age: 'old', face: 'round', dress: 1 },
    captain: { tool: 'spyglass', skin: 0, hair: 'braid', color: '#9a4a1e', age: 'grown', face: 'long', dress: 2 },
  },
  hearthfolk: {
    base: { tool: 'wheat', skin: 0, hair: 'bun', color: '#8a4b22', age: 'young', face: 'round', dress: 1 },
    base2: {
      tool: 'hammer',
      skin: 2,
      hair: 'bald',
      color: '#4b4650',
      beard: '#4b4650',
      age: 'grown',
      face: 'long',
      dress: 0,
    },
    protector: {
      tool: 'guardianShield',
      skin: 1,
      hair: 'braid',
      color: '#22202b',
      age: 'grown',
      face: 'long',
      dress: 0,
    },
    songKeeper: { tool: 'harp', skin: 1, hair: 'long', color: '#a7a2ae', age: 'old', face: 'long', dress: 1 },
    healer: { tool: 'bowl', skin: 3, hair: 'curls', color: '#1c1a22', age: 'grown', face: 'round', dress: 2 },
  },
};
