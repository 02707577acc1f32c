/**
 * Runs ffmpeg so that the same sound gives the same bytes; libopus uses approximate roots that depend on the
 * processor's make.
 */
import { spawnSync } from 'node:child_process';
import { fromFloats, SAMPLE_RATE } from './buffer.mjs';

const MEGABYTE = 2 ** 20;

/** A failure that can be explained in one line: what is wrong, and what to do. */
export class SoundError extends Error {
  /** @param exitCode 1, or 2 if the command was called wrongly */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

function run(program, args, input, from = 'stdout') {
  const result = spawnSync(program, args, { input, maxBuffer: 256 * MEGABYTE });
  const { error, status, stderr } = result;
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
  return result[from];
}

/** Throws a SoundError unless ffmpeg is installed and can write both formats. */
export function requireFfmpeg() {
  const encoders = run('ffmpeg', ['-v', 'error', '-encoders']).toString();
  for (const name of ['libopus', 'libmp3lame']) {
    if (!encoders.includes(name)) throw new SoundError(`this ffmpeg cannot encode with ${name}: install a full build`);
  }
  run('ffprobe', ['-v', 'error', '-version']);
}

/** Omits names, dates, the encoder's version, and random identifiers. */
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-threads', '1'];

/** Variable bit rate: Opus may use more for busy passages. Long packets, as nobody waits for the first. */
const OPUS = [
  '-c:a',
  'libopus',
  '-vbr',
  'on',
  '-compression_level',
  '10',
  '-application',
  'audio',
  '-frame_duration',
  '60',
];
const LAME = ['-c:a', 'libmp3lame', '-compression_level', '0', '-id3v2_version', '0'];

const WAV_FROM_PIPE = ['-v', 'error', '-y', '-f', 'wav', '-i', 'pipe:0'];

/** WAV contents → a WebM/Opus file. */
export function encodeWebm(wav, path, kbps) {
  run('ffmpeg', [...WAV_FROM_PIPE, ...OPUS, '-b:a', `${kbps}k`, ...REPEATABLE, '-f', 'webm', path], wav);
}

/** WAV contents → an MP3 file. */
export function encodeMp3(wav, path, kbps) {
  run('ffmpeg', [...WAV_FROM_PIPE, ...LAME, '-b:a', `${kbps}k`, ...REPEATABLE, '-f', 'mp3', path], wav);
}

/** A sound file → a sound at our sample rate. */
export function decode(path, channels) {
  const raw = ['-f', 'f32le', '-ar', `${SAMPLE_RATE}`, 'pipe:1'];
  return fromFloats(run('ffmpeg', ['-v', 'error', '-i', path, ...raw]), channels);
}

/**
 * Integrated loudness of a file in LUFS, as ffmpeg measures it by EBU R128: a second opinion on our own measurement.
 */
export function secondOpinion(path, channels) {
  // One channel is played on both sides, which is 3 LU louder than on one.
  const filter = `ebur128=framelog=verbose${channels === 1 ? ':dualmono=true' : ''}`;
  const said = run(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', path, '-af', filter, '-f', 'null', '-'],
    undefined,
    'stderr',
  );
  return Number(/I:\s+(-?[\d.]+) LUFS/.exec(said.toString())?.[1]);
}

/** Compressed packets of a file: { at: seconds, bytes }. */
export function packets(path) {
  const show = ['-show_entries', 'packet=pts_time,size', '-of', 'csv=p=0'];
  return run('ffprobe', ['-v', 'error', ...show, path])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(Number))
    .map(([at, bytes]) => ({ at, bytes }));
}
