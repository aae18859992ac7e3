import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { createApi } from '../api/create-api.ts';
import { transport } from '../api/transport.ts';
import { guarded } from '../features/accounts/guarded.ts';
import { TermsNotice } from '../features/accounts/terms-notice.tsx';
import { FirstSteps } from '../features/businesses/profile/first-steps.tsx';
import { CloseButton, OwnHolidays } from '../features/businesses/profile/holidays.tsx';
import {
  isSuspended,
  SuspensionNotice,
} from '../features/businesses/profile/suspension-notice.tsx';
import { type DashboardSearch, dashboardSearch } from '../features/dashboard/dashboard-search.ts';
import { FeedsPanel } from '../features/dashboard/feeds/feeds-panel.tsx';
import { InsightsPanel, loadStats } from '../features/dashboard/insights/insights-panel.tsx';
import { loadLeadFigures } from '../features/dashboard/insights/lead-figures.tsx';
import { loadHeld } from '../features/dashboard/orders/held/use-held.ts';
import { loadOrders } from '../features/dashboard/orders/orders-page.ts';
import { OrdersPanel } from '../features/dashboard/orders/orders-panel.tsx';
import { loadDesk } from '../features/dashboard/orders/use-desk.ts';
import { loadFirstListings } from '../features/dashboard/products/load-own-listings.ts';
import { ProductsPanel } from '../features/dashboard/products/products-panel.tsx';
import { TipsSection } from '../features/dashboard/tips/tips-section.tsx';
import { openRegion } from '../features/dashboard/use-region.ts';
import { Head } from '../platform/head.tsx';
import { usePage } from '../platform/page-environment.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Icon } from '../ui/icon.tsx';

/*
 * Six regions load and fail independently: the loader opens them (`openRegion`), and each panel takes over with
 * `useRegion`. Table state is in the address, and regions follow it without the loader.
 */
export const loader = guarded('member', async (user, { api: loading, context, parameters }) => {
  const api = createApi(context.get(transport));
  const search = dashboardSearch.parse(parameters);
  const [terms, business, products, leads] = await Promise.all([
    // The dashboard does without it.
    user.isOperator ? null : api('GET /auth/terms').catch(() => null),
    loading('GET /private/business-profile/get'),
    openRegion(() => loadFirstListings(api, user.language, search)),
    // Who asks a shop is no operator's business.
    user.isOperator ? null : openLeads(api, search),
  ]);
  return { terms, business, products, leads };
});

async function openLeads(api: Api, search: DashboardSearch) {
  const [orders, desk, held, stats, figures] = await Promise.all([
    openRegion(() => loadOrders(api, search)),
    openRegion(() => loadDesk(api)),
    openRegion(() => loadHeld(api, search)),
    openRegion(() => loadStats(api)),
    openRegion(() => loadLeadFigures(api)),
  ]);
  return { orders, desk, held, stats, figures };
}

/** Changes of table state alone do not run the loader. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const { terms, business, leads, products } = useLoaderData<typeof loader>();
  const { user } = usePage();
  const isFirstRun = !isSuspended(business) && !business.has_listings;
  return (
    <div className="wrap py-6 nav:py-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-xl wrap-anywhere">{business.business_name}</h1>
        <div className="flex flex-wrap gap-2.5">
          {!isFirstRun && (
            <a href={paths.createProduct} className={buttonClass('main', 'small')}>
              <Icon name="plus" className="-ml-1 size-4.5" />
              {m.product_add()}
            </a>
          )}
          <a
            href={paths.business(business.id, business.business_name)}
            className={buttonClass('plain', 'small')}
          >
            {m.profile_public()}
          </a>
          {!isFirstRun && <CloseButton business={business} size="small" />}
          {/* On a phone the panels are stacked; this skips past the orders. */}
          {!isFirstRun && (
            <nav aria-label={m.dashboard_parts()} className="nav:hidden">
              <a href="#products" className={buttonClass('plain', 'small')}>
                {m.dashboard_products()}
                <Icon name="descending" className="size-4" />
              </a>
            </nav>
          )}
        </div>
      </div>
      <TermsNotice terms={terms} />
      <SuspensionNotice suspension={business.suspension} className="mb-6" />
      <OwnHolidays business={business} className="mb-6" />
      <div className="mb-6 empty:hidden">
        <FirstSteps business={business} text={m.first_steps_text()} />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(--spacing(75),1fr)] [&>:is(#products,#feeds)]:col-span-full">
        {leads === null ? (
          <Head
            title={m.nav_dashboard()}
            description={m.dashboard_text()}
            path={paths.dashboard}
            isHidden
          />
        ) : (
          <>
            <OrdersPanel
              opening={leads.orders}
              deskOpening={leads.desk}
              heldOpening={leads.held}
              business={business}
            />
            <InsightsPanel opening={leads.stats} leadOpening={leads.figures} />
            {!isFirstRun && <TipsSection />}
          </>
        )}
        <ProductsPanel
          opening={products}
          hasTown={business.town !== null || user?.role === 'staff'}
        />
        {!isFirstRun && <FeedsPanel />}
      </div>
    </div>
  );
}
