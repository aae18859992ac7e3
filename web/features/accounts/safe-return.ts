/** A placeholder origin for resolving relative addresses; any host will do. */
const site = 'http://site.invalid';

/**
 * The same-site address a visitor requested before having to sign in; null for anything a browser would resolve to
 * another host (`//host`, `/\host`, `/<tab>/host`, `/.//host`).
 */
export function safeReturn(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const { origin, pathname, search, hash } = new URL(next, site);
  const path = pathname + search + hash;
  return origin === site && !path.startsWith('//') ? path : null;
}
