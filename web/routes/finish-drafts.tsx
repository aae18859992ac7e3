import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { DraftCard } from '../features/publishing/finish/draft-card.tsx';
import { useFinish } from '../features/publishing/finish/use-finish.ts';
import { isUnfinished } from '../features/publishing/own-products/own-products.ts';
import { loadIndustries } from '../features/publishing/product/load-product-form.ts';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { counted } from '../platform/number-text.ts';

/** Finds the drafts that lack something, in the order in which they were made. */
export const loader = guarded('member', async ({ business_id: businessId }, { api }) => {
  const [rows, industries] = await Promise.all([
    api('GET /private/product-creation/get', { query: { drafts: true } }),
    loadIndustries(api),
  ]);
  const ids = rows
    .filter(isUnfinished)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
  return { businessId, ids, industries };
});

/** The page where a seller finishes drafts with a phone's camera. */
export function Component() {
  const { businessId, ids, industries } = useLoaderData<typeof loader>();
  const { left, present, last, undo, publish, skip } = useFinish(ids, businessId);
  return (
    <div className="wrap py-4 nav:py-14">
      <Head
        title={m.finish_title()}
        description={m.finish_intro()}
        path={paths.finishDrafts}
        isHidden
      />
      <div className="mx-auto max-w-account">
        {/* All of a draft is to be in view on a phone. */}
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
          <h1 className="text-m nav:text-xxl">{m.finish_title()}</h1>
          {left > 0 && (
            <output className="text-s text-ink-quiet tabular-nums">
              {m.finish_left(counted(left))}
            </output>
          )}
        </div>
        <output className="mb-1 block text-s empty:hidden">
          {last && (
            <>
              {m.finish_published({ name: last.product_name })}{' '}
              <button
                type="button"
                onClick={() => void undo(last)}
                className="min-h-6 underline underline-offset-4"
              >
                {m.photos_undo()}
              </button>
            </>
          )}
        </output>
        {left > 0 ? (
          present && (
            <DraftCard
              key={`${present.draft.id} ${present.draft.version}`}
              present={present}
              industries={industries}
              onPublished={publish}
              onSkip={left > 1 ? skip : undefined}
            />
          )
        ) : (
          <>
            <p className="mb-5 text-l font-semibold">{m.finish_done()}</p>
            <ButtonLink href={paths.dashboard} kind="main" label={m.nav_dashboard()} />
          </>
        )}
      </div>
    </div>
  );
}
