const FORMAT = 'deflate-raw';

/** Whether the browser can pack and unpack like this; those before 2023 cannot. */
export function canDeflate(): boolean {
  try {
    return Boolean(new CompressionStream(FORMAT) && new DecompressionStream(FORMAT));
  } catch {
    // There is no such thing, or it does not know the format.
    return false;
  }
}

/** Packs bytes (DEFLATE without a header, RFC 1951). */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** So few bytes are handed to the unpacker at a time that it cannot make more than half a megabyte of them. */
const PIECE = 512;

/**
 * Unpacks bytes, and stops as soon as there are more than `most`: a few bytes can stand for gigabytes. Returns why it
 * could not: `damaged` for what was not packed like this.
 */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'damaged' | 'tooBig'> {
  const reader = inPieces(packed).pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value);
      size += part.value.length;
      if (size > most) {
        await reader.cancel();
        return 'tooBig';
      }
    }
  } catch {
    return 'damaged';
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Bytes as a stream that gives a piece only when it is asked for one. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let given = 0;
  return new ReadableStream(
    {
      pull: (controller) => {
        if (given >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(given, given + PIECE));
        given += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Bytes as base64 with the letters that an address may hold (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes that were written with `toBase64Url`; `null` for anything else. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  // One letter is left over: six bits are no byte.
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
