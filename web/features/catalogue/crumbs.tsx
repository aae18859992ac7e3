import { m } from '@orendi/messages';
import { Fragment } from 'react';
import { useLanguage } from '../../platform/page-environment.tsx';
import { crumbsOf } from './crumbs-of.ts';
import type { Listing } from './listing.ts';

/** Breadcrumbs of a listing, each linking to more of the same. */
export function Crumbs({ listing }: { listing: Listing }) {
  const crumbs = crumbsOf(listing, useLanguage());
  return (
    <nav aria-label={m.detail_crumbs()} className="py-3 text-s text-ink-quiet nav:pt-6 nav:pb-4">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          <Fragment key={path}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li>
              <a
                href={path}
                className="inline-block py-1.5 underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
