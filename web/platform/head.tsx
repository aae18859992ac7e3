import { useEffect } from 'react';
import { usePage } from './page-environment.tsx';
import type { PageHead } from './page-head.ts';
import { renewHead } from './renew-head.ts';

interface Props extends Pick<PageHead, 'title' | 'description' | 'path'> {
  /** What the picture for previews of the link is of; without it, of the shop. */
  preview?: PageHead['preview'];
  about?: PageHead['about'];
  isHidden?: boolean;
}

const shop = { type: 'home' } as const;

/**
 * What a page is called, and on the server also what it tells search engines and link previews: those read what the
 * server sends, so none of it is in the scripts. React moves the title into the head.
 */
export function Head({ title, preview = shop, about = null, isHidden = false, ...rest }: Props) {
  const { publicUrl, tellHead } = usePage();
  const { path } = rest;
  tellHead?.({ title, preview, about, isHidden, ...rest });
  useEffect(() => renewHead(publicUrl + path), [publicUrl, path]);
  return <title>{`${title} · Orendi`}</title>;
}
