import type { GoneListing } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { Notice } from '../../platform/notice.tsx';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { inLanguage } from './local-name.ts';
import { RelatedList } from './related-lists.tsx';

/** In place of a listing that its seller has deleted: what it was, and what there is instead. */
export function GonePage({ gone }: { gone: GoneListing }) {
  const { name, business_id: shopId, business_name: shop } = gone;
  const category = inLanguage(gone.category, gone.category_al, useLanguage());
  return (
    <>
      <Notice title={m.missing_item_heading()} text={m.missing_item_text()}>
        <p className="mb-2 w-full text-pretty wrap-anywhere">
          {m.gone_was()} <b>{name}</b>
          {category && ` · ${category}`} ·{' '}
          <a href={paths.business(shopId, shop)} className="underline underline-offset-4">
            {shop}
          </a>
        </p>
      </Notice>
      <div className="wrap pb-12">
        <RelatedList id="alike" title={m.detail_alike()} cards={gone.listings} />
      </div>
    </>
  );
}
