import fc from 'fast-check';

/** Tests with random values take the same ones in every run. `FC_SEED=…` has them take others. */
const SEED = 20_261_122;

/** A test that fails prints its seed and the path to its values; whoever names a seed of their own has that one. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? SEED) });

export { fc };
