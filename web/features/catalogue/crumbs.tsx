import { m } from '@orendi/messages';
import { Fragment } from 'react';
import type { Language } from '@orendi/contract/language';
import type { Shelves } from '../../platform/head.tsx';
import type { Listing } from './listing.ts';
import { paths } from '../../platform/paths.ts';
import { inLanguage } from './local-name.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumbs of a page, each linking to more of the same. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
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

/** Breadcrumbs from home to a listing's category. */
export function crumbsOf(listing: Listing, language: Language, shelves?: Shelves): Crumb[] {
  const home = { name: m.nav_home(), path: paths.home() };
  if (listing.type === 'package') {
    return [home, { name: m.home_packages(), path: paths.home({ filterBy: 'packages' }) }];
  }
  const { industry_id: industryId, category_id: categoryId } = listing;
  return [
    home,
    {
      name: inLanguage(listing.industry, listing.industry_al, language),
      path: shelves?.[language].room ?? paths.home({ industryId }),
    },
    {
      name: inLanguage(listing.category, listing.category_al, language),
      path: shelves?.[language].category ?? paths.home({ industryId, categoryId }),
    },
  ];
}
