import type { Business } from '@orendi/contract/schemas/business';
import type { HeldPage } from '@orendi/contract/schemas/held';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { Head } from '../../../platform/head.tsx';
import { useCounted } from '../../../platform/use-counted.ts';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { markShared } from '../../businesses/profile/shared-mark.ts';
import { Share } from '../../catalogue/share/share.tsx';
import { dashboardAddress, dashboardSearch, useDashboardSearch } from '../dashboard-search.ts';
import { PushSwitch } from '../live/push/push-switch.tsx';
import { useNews } from '../live/use-news.ts';
import { Pagination } from '../pagination.tsx';
import { Panel, PanelNotice } from '../panel.tsx';
import { RegionBody } from '../region-body.tsx';
import { StateButton } from '../state-button.tsx';
import { type Opening, useRegion } from '../use-region.ts';
import { HeldSection } from './held/held-section.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { changeOrder, loadOrders } from './orders-page.ts';
import { OrdersSkeleton, OrdersTable } from './orders-table.tsx';
import { isNewestFirst } from './sort-orders.ts';

interface Props {
  opening: Opening<OrderPage>;
  heldOpening: Opening<HeldPage>;
  business: Business;
}

export function OrdersPanel({ opening, heldOpening, business }: Props) {
  const search = useDashboardSearch();
  const { page, sort, order } = search;
  const orders = useRegion(
    opening,
    (api) => loadOrders(api, search),
    dashboardSearch.format({ page, sort, order }),
  );
  const body = useRef<HTMLDivElement>(null);
  const isAtTop = page === undefined && isNewestFirst(search);
  const { fresh, isLive, held } = useNews(orders, { isAtTop, area: body, businessId: business.id });
  const [opened, setOpened] = useState<Request>();
  const counted = useCounted();
  const waiting = orders.data?.waiting ?? 0;

  function showChanged(changed: Request) {
    orders.change((now) => changeOrder(now, changed, isLive));
    setOpened((now) => (now?.id === changed.id ? changed : now));
  }

  function takeRestored(count: number) {
    // Counted at once, so that the news of it is none.
    orders.change((now) => ({ ...now, total: now.total + count, waiting: now.waiting + count }));
    void orders.reload();
  }

  function close() {
    setOpened(undefined);
    // The row that opened the dialog may have moved to the next page.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        document.getElementById('orders-heading')?.focus();
      }
    });
  }

  return (
    <Panel
      id="orders"
      heading={m.dashboard_orders()}
      aside={
        orders.data !== undefined &&
        orders.data.total > 0 && (
          <p
            className={
              waiting > 0
                ? 'text-(length:--text-s) py-1 px-3 rounded-pill bg-wait-deep text-on-dark font-semibold tabular-nums'
                : 'text-s text-ink-quiet'
            }
          >
            {waiting > 0 ? m.orders_waiting(counted(waiting)) : m.orders_all_answered()}
          </p>
        )
      }
    >
      <Head
        title={waiting > 0 ? `(${waiting}) ${m.nav_dashboard()}` : m.nav_dashboard()}
        description={m.dashboard_text()}
        path={paths.dashboard}
        isHidden
      />
      <NewsNotice
        fresh={fresh}
        address={dashboardAddress({
          ...search,
          page: undefined,
          sort: undefined,
          order: undefined,
        })}
      />
      <div ref={body}>
        <RegionBody region={orders} skeleton={<OrdersSkeleton />}>
          {({ results, page: shown, perPage, total }) =>
            total === 0 ? (
              <NoOrders business={business} />
            ) : (
              <>
                <OrdersTable orders={results} onOpen={setOpened} onChanged={showChanged} />
                {total > perPage && (
                  <Pagination
                    label={m.orders_pages()}
                    page={shown}
                    count={Math.ceil(total / perPage)}
                    addressOf={(wanted) =>
                      dashboardAddress({ ...search, page: wanted === 1 ? undefined : wanted })
                    }
                  />
                )}
              </>
            )
          }
        </RegionBody>
      </div>
      <HeldSection opening={heldOpening} told={held} onRestored={takeRestored} />
      <PushSwitch businessId={business.id} />
      {opened && <OrderDialog order={opened} onChanged={showChanged} onClose={close} />}
    </Panel>
  );
}

/** Replaces the orders before the first one, saying how to get it. */
function NoOrders({ business }: { business: Business }) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center">
      <p className="text-l font-semibold">{m.orders_none()}</p>
      <p className="mb-4 max-w-text text-pretty text-ink-quiet">{m.orders_none_text()}</p>
      <Share
        name={business.business_name}
        path={paths.business(business.id)}
        isNamed
        onShared={() => markShared(business.id)}
      />
    </div>
  );
}

/** Announces requests that arrived while the seller is looking at others, and links to them. */
function NewsNotice({ fresh, address }: { fresh: number; address: string }) {
  return (
    <output className="block">
      {fresh > 0 && (
        <PanelNotice>
          <p className="grow">{m.orders_new({ count: fresh })}</p>
          <StateButton address={address} className={buttonClass('plain', 'small')}>
            {m.orders_new_show()}
          </StateButton>
        </PanelNotice>
      )}
    </output>
  );
}
