import sharp from 'sharp';

/** Pixels. */
const HIGH = 640;
const GAP = 12;
const GROUND = '#2b1c30';

/** Pictures of one screen in several windows, scaled to the same height, in one row. */
export async function sideBySide(shots: readonly Buffer[]): Promise<Buffer> {
  const scaled = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ height: HIGH }).png().toBuffer({ resolveWithObject: true })),
  );
  let left = GAP;
  const layers = scaled.map(({ data, info }) => {
    const layer = { input: data, left, top: GAP };
    left += info.width + GAP;
    return layer;
  });
  return sharp({ create: { width: left, height: HIGH + 2 * GAP, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: 76, effort: 5 })
    .toBuffer();
}
