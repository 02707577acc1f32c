/** ffmpeg, used so that the same sound always makes the same bytes. */
import { spawnSync } from 'node:child_process';
import { fromFloats, SAMPLE_RATE } from './buffer.mjs';

const MEGABYTE = 2 ** 20;

/** A failure that is told in one line: what is wrong, what to do. */
export class SoundError extends Error {
  /** @param exitCode 1, or 2 if the command was called wrongly */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

function run(program, args, input) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 256 * MEGABYTE });
  if (error?.code === 'ENOENT') {
    throw new SoundError(
      `${program} was not found: install ffmpeg (with libopus and libmp3lame) and put it on the PATH`,
    );
  }
  if (error) throw error;
  if (status !== 0) {
    const reason = stderr.toString().trim().split('\n').at(-1);
    throw new SoundError(`${program} failed: ${reason}`);
  }
  return stdout;
}

/** Throws a SoundError unless ffmpeg is there and can write both formats. */
export function requireFfmpeg() {
  const encoders = run('ffmpeg', ['-v', 'error', '-encoders']).toString();
  for (const name of ['libopus', 'libmp3lame']) {
    if (!encoders.includes(name)) throw new SoundError(`this ffmpeg cannot encode with ${name}: install a full build`);
  }
  run('ffprobe', ['-v', 'error', '-version']);
}

/** No names, no dates, no version of the encoder, no random identifiers. */
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-threads', '1'];

/** WAV contents → one WebM/Opus and one MP3 file. */
export function encode(wav, { webm, mp3, opusKbps, mp3Kbps }) {
  const input = ['-v', 'error', '-y', '-f', 'wav', '-i', 'pipe:0'];
  const opus = ['-c:a', 'libopus', '-b:a', `${opusKbps}k`, '-vbr', 'on', '-compression_level', '10'];
  run('ffmpeg', [...input, ...opus, ...REPEATABLE, '-f', 'webm', webm], wav);
  const lame = ['-c:a', 'libmp3lame', '-b:a', `${mp3Kbps}k`, '-compression_level', '0', '-id3v2_version', '0'];
  run('ffmpeg', [...input, ...lame, ...REPEATABLE, '-f', 'mp3', mp3], wav);
}

/** Any sound file → a stereo sound at our sample rate. */
export function decode(path) {
  return fromFloats(
    run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'f32le', '-ar', `${SAMPLE_RATE}`, '-ac', '2', 'pipe:1']),
  );
}

/** Compressed packets of a file: { at: seconds, bytes }. */
export function packets(path) {
  const lines = run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'packet=pts_time,size',
    '-of',
    'csv=p=0',
    path,
  ]).toString();
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(Number))
    .map(([at, bytes]) => ({ at, bytes }));
}
