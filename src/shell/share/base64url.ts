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
