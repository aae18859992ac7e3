import { useEffect } from 'react';
import { usePage } from './page-environment.tsx';
import type { PageHead } from './page-head.ts';
import { renewHead } from './renew-head.ts';

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
