/**
 * Whether an answer may be kept for the address that it was asked for. Some hosts answer every address that they do not know
 * with a page and 200: kept in place of a picture or a script, it would break the game until the next version.
 */
export function isKeepable(address: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200) return false;
  const { pathname } = new URL(address);
  const type = headers.get('content-type') ?? '';
  // Web space that does not know a kind of picture sends it as plain bytes.
  if (/\.(avif|webp|png|svg)$/.test(pathname)) return /^(image\/|application\/octet-stream)/.test(type);
  return /(\/|\.html)$/.test(pathname) === type.startsWith('text/html');
}
