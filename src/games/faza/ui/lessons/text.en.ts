/** Words of FAZA's lessons beside what is taught, which is in `text/lessons.en.ts`. */
export const lessonText = {
  about: 'Five lessons on a real board, about a minute each. Your saved game is safe.',
  /** What to press now, as it is seen. */
  prompt: {
    top: (card: number): string => `Press the top half of card ${card}.`,
    bottom: (card: number): string => `Press the bottom half of card ${card}.`,
    hero: (name: string): string => `Press the ${name}’s name.`,
    tile: 'Press the glowing tile.',
    rebels: 'Press the glowing Rebels.',
    ship: 'Press the glowing Mothership.',
    glowing: 'Press the glowing button.',
    button: (label: string): string => `Press “${label}”.`,
  },
};
