import fc from 'fast-check';

/** Makes tests with random values use the same ones in every run. `FC_SEED=…` picks others. */
const SEED = 20_261_122;

/** A failing test prints its seed and the path to its values; a seed that the test passes itself takes precedence. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? SEED) });

export { fc };
