/** What the server writes into the head besides the canonical address (see `write-head.ts`). */
const serverTags =
  'meta[property],meta[name^=twitter],meta[name=description],meta[name=robots],link[hreflang],[type="application/ld+json"]';

/**
 * Brings the head up to the page at `address` when the router has led there from another: browsers share the canonical
 * address, and what the server said of the page before is not true any more.
 */
export function renewHead(address: string): void {
  const canonical = document.querySelector('link[rel=canonical]');
  const known = canonical?.getAttribute('href')?.replace(/[?&]lang=\w+$/, '');
  if (known === undefined || known === address) return;
  canonical?.setAttribute('href', address);
  for (const tag of document.head.querySelectorAll(serverTags)) tag.remove();
}
