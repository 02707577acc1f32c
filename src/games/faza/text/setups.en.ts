import type { Setup } from '../rules/state.ts';

/** What a setup holds, in words. */
export const setupText = {
  mode: (mode: string): string => `Mode: ${mode}`,
  options: (setup: Setup): string => {
    const options = [
      ...(setup.health === null ? [] : [`ship health ${setup.health}`]),
      setup.rewards ? 'Rewards in the deck' : 'no Rewards',
      setup.headStart ? 'head start' : 'no head start',
      ...(setup.fazaFirst ? ['the Faza go first'] : []),
      ...(setup.drawTwo ? ['two events, one resolved'] : []),
      ...(setup.radio ? ['Radio Communication'] : []),
    ].join(', ');
    return `${options.charAt(0).toUpperCase()}${options.slice(1)}.`;
  },
  daily: (heroes: number, mode: string): string => `${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, ${mode}`,
} as const;
