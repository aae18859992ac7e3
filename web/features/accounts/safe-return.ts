/** Stands for this site: any host does, as long as it stays the same. */
const site = 'http://site.invalid';

/**
 * The address within this site that a visitor asked for before they had to sign in; null for anything else, above all
 * for what a browser would take for another host (`//host`, `/\host`, `/<tab>/host`, `/.//host`).
 */
export function safeReturn(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const { origin, pathname, search, hash } = new URL(next, site);
  const path = pathname + search + hash;
  return origin === site && !path.startsWith('//') ? path : null;
}
