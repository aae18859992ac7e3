import { useEffect } from 'react';
import { usePage } from './page-environment.tsx';
import type { PageHead } from './page-head.ts';

/** What the server writes into the head besides the canonical address (see `write-head.ts`). */
const serverTags =
  'meta[property],meta[name^=twitter],meta[name=description],meta[name=robots],link[hreflang],[type="application/ld+json"]';

/**
 * Fixes the head after the router has navigated to `address`: browsers share the canonical address, and the server's
 * other tags describe the previous page, so they are removed.
 */
function renewHead(address: string): void {
  const canonical = document.querySelector('link[rel=canonical]');
  const known = canonical?.getAttribute('href')?.replace(/[?&]lang=\w+$/, '');
  if (known === undefined || known === address) return;
  canonical?.setAttribute('href', address);
  for (const tag of document.head.querySelectorAll(serverTags)) tag.remove();
}

interface Props extends Pick<PageHead, 'title' | 'description' | 'path'> {
  /** The subject of the link preview's picture; by default the shop. */
  preview?: PageHead['preview'];
  about?: PageHead['about'];
  isHidden?: boolean;
}

const shop = { type: 'home' } as const;

/**
 * A page's title and, on the server, what it tells search engines and link previews: they read only the server's HTML,
 * so the scripts contain none of it. React hoists the title into the head.
 */
export function Head({ title, preview = shop, about = null, isHidden = false, ...rest }: Props) {
  const { publicUrl, tellHead } = usePage();
  const { path } = rest;
  tellHead?.({ title, preview, about, isHidden, ...rest });
  useEffect(() => renewHead(publicUrl + path), [publicUrl, path]);
  return <title>{`${title} · Orendi`}</title>;
}
