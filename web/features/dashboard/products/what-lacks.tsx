import { formatNumber } from '@orendi/contract/money';
import type { Package } from '@orendi/contract/schemas/package';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { FailingPackages } from './failing-packages.tsx';

interface Props {
  /** How many products lack a size. */
  unmeasured: number;
  hasTown: boolean;
  failing: readonly Package[];
}

/** What the listings lack to be found by who asks what fits, and where; nothing if they lack nothing. */
export function WhatLacks({ unmeasured, hasTown, failing }: Props) {
  const language = useLanguage();
  const shown = formatNumber(unmeasured, language);
  if (unmeasured === 0 && hasTown && failing.length === 0) return null;
  return (
    <ul className="what-lacks">
      <FailingPackages failing={failing} />
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
