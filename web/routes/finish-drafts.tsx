import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { guarded } from '../features/accounts/guarded.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { findOwn } from '../features/publishing/find-own.ts';
import { DraftCard } from '../features/publishing/finish/draft-card.tsx';
import { useFinish } from '../features/publishing/finish/use-finish.tsx';
import { isUnfinished } from '../features/publishing/own-products/own-products.ts';
import { useLanguage } from '../platform/page-environment.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

/** Finds the drafts that lack something, in the order in which they were made. */
export const loader = guarded('owner', async ({ business_id: businessId }, { context }) => {
  const api = loaderApi(context);
  const [rows, industries] = await Promise.all([
    api('GET /private/product-creation/get', { query: { drafts: true } }),
    keepForVisit('industries', () => api('GET /public/industries')),
  ]);
  const ids = rows
    .filter(isUnfinished)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
  const [id] = ids;
  const first =
    id === undefined
      ? null
      : await findOwn(api('GET /private/product-creation/get/{id}', { params: { id } }));
  return { businessId, ids, first, industries };
});

/** The page where a seller finishes drafts with a phone's camera. */
export function Component() {
  const { businessId, ids, first, industries } = useLoaderData<typeof loader>();
  const { left, draft, publish, skip } = useFinish(ids, first, businessId);
  const language = useLanguage();
  return (
    <FormPage title={m.finish_title()} intro={m.finish_intro()} path={paths.finishDrafts}>
      {left > 0 ? (
        <>
          <output className="mb-3 block text-s font-semibold text-accent-deep tabular-nums">
            {m.finish_left({ count: left, shown: formatNumber(left, language) })}
          </output>
          {draft && (
            <DraftCard
              key={`${draft.id} ${draft.version}`}
              draft={draft}
              industries={industries}
              onPublished={publish}
              onSkip={left > 1 ? skip : undefined}
            />
          )}
        </>
      ) : (
        <>
          <p className="mb-5 text-l font-semibold">{m.finish_done()}</p>
          <a href={paths.dashboard} className={buttonClass('main')}>
            {m.nav_dashboard()}
          </a>
        </>
      )}
    </FormPage>
  );
}
