import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';

interface Props {
  /** How many products lack a size. */
  unmeasured: number;
  hasTown: boolean;
}

/** What the listings lack to be found by who asks what fits, and where; nothing if they lack nothing. */
export function WhatLacks({ unmeasured, hasTown }: Props) {
  const language = useLanguage();
  const shown = formatNumber(unmeasured, language);
  if (unmeasured === 0 && hasTown) return null;
  return (
    <ul className="what-lacks">
      {unmeasured > 0 && (
        <li>
          {m.products_unmeasured({ count: unmeasured, shown })}{' '}
          <a href={paths.missingSizes()} className="listing-more">
            {m.products_measure()}
          </a>
        </li>
      )}
      {!hasTown && (
        <li>
          {m.products_no_town()}{' '}
          <a href={paths.ownTown} className="listing-more">
            {m.products_add_town()}
          </a>
        </li>
      )}
    </ul>
  );
}
