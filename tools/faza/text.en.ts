import type { Setup } from '../../src/games/faza/rules/state/state.ts';

/** Texts of command-line tools about games of FAZA. */
export const simulationText = {
  help: {
    heroes: 'Who plays, in seat order: 2 to 4 heroes of different areas',
    edition: 'With which board and cards',
    mode: 'How hard it is',
    bot: 'Who decides for the team',
    seed: 'What all luck follows from; game number i has the seed <text>/i',
    health: 'Health of each Mothership, instead of what the mode says (V1)',
    noRewards: 'Leave the Reward events out (V2)',
    drawTwo: 'Draw two events at each boarding and resolve one (V3)',
    radio: 'Give each hero a Point from the pool for the radio, and let them open it (V4)',
    fazaFirst: 'Open with a Faza phase (V5)',
    opening: 'Lay this board in every game, instead of a shuffled one',
  },
  /** The options of a setup that differ from the box. */
  variants: (setup: Setup): readonly string[] =>
    [
      setup.health === null ? '' : `Mothership health ${setup.health} (V1)`,
      setup.rewards ? '' : 'no Rewards (V2)',
      setup.drawTwo ? 'two events drawn (V3)' : '',
      setup.radio ? 'radio (V4)' : '',
      setup.fazaFirst ? 'Faza first (V5)' : '',
      setup.opening ? `opening "${setup.opening}"` : '',
    ].filter((variant) => variant !== ''),
} as const;
