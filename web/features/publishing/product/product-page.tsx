import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { Head } from '../../seo/head.tsx';

interface Props {
  /** Of the product that is changed; undefined for a new one. */
  isNew: boolean;
  path: string;
  children: ReactNode;
}

/** The page around the form of a product. */
export function ProductPage({ isNew, path, children }: Props) {
  const title = isNew ? m.product_add() : m.product_edit();
  const intro = isNew ? m.product_add_text() : m.product_edit_text();
  return (
    <div className="wrap py-6 nav:py-14">
      <Head title={title} description={intro} path={path} isHidden />
      <div className="mx-auto max-w-account">
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-2 mb-6 text-pretty text-ink-quiet nav:mb-8">{intro}</p>
        {children}
      </div>
    </div>
  );
}
