/**
 * Whether a response may be cached for its URL. Some hosts answer every unknown address with a page and status 200:
 * cached in place of a picture or a script, it would break the game until the next version.
 */
export function isKeepable(address: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200) return false;
  const { pathname } = new URL(address);
  const type = headers.get('content-type') ?? '';
  // Web space that does not know a kind of picture sends it as plain bytes.
  if (/\.(avif|webp|png|svg)$/.test(pathname)) return /^(image\/|application\/octet-stream)/.test(type);
  return /(\/|\.html)$/.test(pathname) === type.startsWith('text/html');
}
