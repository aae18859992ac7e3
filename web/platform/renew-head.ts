/** What the server writes into the head besides the canonical address (see `write-head.ts`). */
const serverTags =
  'meta[property],meta[name^=twitter],meta[name=description],meta[name=robots],link[hreflang],[type="application/ld+json"]';

/**
 * Fixes the head after the router has navigated to `address`: browsers share the canonical address, and the server's
 * other tags describe the previous page, so they are removed.
 */
export function renewHead(address: string): void {
  const canonical = document.querySelector('link[rel=canonical]');
  const known = canonical?.getAttribute('href')?.replace(/[?&]lang=\w+$/, '');
  if (known === undefined || known === address) return;
  canonical?.setAttribute('href', address);
  for (const tag of document.head.querySelectorAll(serverTags)) tag.remove();
}
