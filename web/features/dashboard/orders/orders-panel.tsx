import { paging } from '@orendi/contract/limits';
import type { OwnBusiness } from '@orendi/contract/schemas/business';
import type { HeldPage } from '@orendi/contract/schemas/held';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { patientApi } from '../../../api/patient-api.ts';
import { Head } from '../../../platform/head.tsx';
import { paths } from '../../../platform/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShareShop } from '../../businesses/profile/share-shop.tsx';
import { Button } from '../../forms/button.tsx';
import { dashboardAddress, dashboardSearch, useDashboardSearch } from '../dashboard-search.ts';
import { PushSwitch } from '../live/push/push-switch.tsx';
import { useNews } from '../live/use-news.ts';
import { Pagination } from '../pagination.tsx';
import { Panel, PanelEmpty, PanelNotice } from '../panel.tsx';
import { RegionBody } from '../region-body.tsx';
import { StateButton } from '../state-button.tsx';
import { type Opening, useRegion } from '../use-region.ts';
import { HeldSection } from './held/held-section.tsx';
import { LeadForm } from './lead-form.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { changeOrder, loadOrders } from './orders-page.ts';
import { OrdersSkeleton, OrdersTable } from './orders-table.tsx';
import { OrdersTools } from './orders-tools.tsx';
import { type Press, PressesSection } from './presses-section.tsx';
import { isNewestFirst } from './sort-orders.ts';
import { changeDesk, type Desk, useDesk } from './use-desk.ts';
import { WaitingSection } from './waiting-section.tsx';

interface Props {
  opening: Opening<OrderPage>;
  deskOpening: Opening<Desk>;
  heldOpening: Opening<HeldPage>;
  business: OwnBusiness;
}

export function OrdersPanel({ opening, deskOpening, heldOpening, business }: Props) {
  const search = useDashboardSearch();
  const { page, sort, order, stage, q, ...others } = search;
  const orders = useRegion(
    opening,
    (api) => loadOrders(api, search),
    dashboardSearch.format({ page, sort, order, stage, q }),
  );
  const body = useRef<HTMLDivElement>(null);
  const isWhole = stage === undefined && q === undefined;
  const isAtTop = isWhole && page === undefined && isNewestFirst(search);
  const { fresh, isLive, held } = useNews(orders, {
    isAtTop,
    // Until other rows have come, the total may be that of a search.
    isWhole: isWhole && !orders.isLoading,
    area: body,
    businessId: business.id,
  });
  const [waitingShown, setWaitingShown] = useState<number>();
  const desk = useDesk(deskOpening, orders.data?.waiting, waitingShown);
  const waiting = desk.data?.waiting.total ?? orders.data?.waiting;
  const [opened, setOpened] = useState<Request>();
  const [isAdding, setAdding] = useState<boolean | Press>(false);
  const read = useRef(new Set<number>());
  const isPublic = business.suspension === null;

  /** Its buyer is told once that somebody reads it; after a failure, with the next opening. */
  function open(order: Request) {
    setOpened(order);
    const { id: requestId, source, read_at } = order;
    if (source !== 'form' || read_at !== null || read.current.has(requestId)) return;
    read.current.add(requestId);
    patientApi('POST /private/business-request/read', { body: { requestId } }).catch(() =>
      read.current.delete(requestId),
    );
  }

  function showChanged(changed: Request) {
    orders.change((now) => changeOrder(now, changed, isLive));
    desk.change((now) => changeDesk(now, changed));
    void desk.reload();
    setOpened((now) => (now?.id === changed.id ? changed : now));
    keepFocus();
  }

  function takeNew(count: number, pending: number) {
    // Counted at once, so that the news of it is none.
    orders.change((now) => ({ ...now, total: now.total + count, waiting: now.waiting + pending }));
    void orders.reload();
    void desk.reload();
  }

  return (
    <Panel
      id="orders"
      heading={m.dashboard_orders()}
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {waiting === 0 && orders.data?.total !== 0 && (
            <p className="text-s text-ink-quiet">{m.orders_all_answered()}</p>
          )}
          <Button aria-haspopup="dialog" size="small" onClick={() => setAdding(true)}>
            <Icon name="plus" className="-ml-1 size-4.5" />
            {m.leads_add()}
          </Button>
        </div>
      }
    >
      <Head
        title={waiting ? `(${waiting}) ${m.nav_dashboard()}` : m.nav_dashboard()}
        description={m.dashboard_text()}
        path={paths.dashboard}
        isHidden
      />
      {/* Requests that arrived while the seller is looking at others. */}
      <output className="block">
        {fresh > 0 && (
          <PanelNotice>
            <p className="grow">{m.orders_new({ count: fresh })}</p>
            <StateButton address={dashboardAddress(others)}>{m.orders_new_show()}</StateButton>
          </PanelNotice>
        )}
      </output>
      <div ref={body}>
        {/* A failure of both is told once. */}
        {(desk.data !== undefined || orders.failure === undefined) && (
          <RegionBody region={desk} skeleton={null}>
            {(shown) => (
              <>
                <WaitingSection
                  {...shown}
                  onShowAll={() => setWaitingShown(paging.maxPerPage)}
                  onOpen={open}
                  onChanged={showChanged}
                />
                <PressesSection {...shown} onName={setAdding} />
              </>
            )}
          </RegionBody>
        )}
        <RegionBody region={orders} skeleton={<OrdersSkeleton />}>
          {(shown) =>
            shown.total === 0 && isWhole ? (
              <PanelEmpty
                heading={m.orders_none()}
                text={isPublic ? m.orders_none_text() : m.orders_none_out()}
              >
                {isPublic && <ShareShop business={business} />}
              </PanelEmpty>
            ) : (
              <>
                {(!isWhole || shown.total > shown.perPage) && <OrdersTools />}
                {shown.total === 0 ? (
                  <PanelEmpty heading={m.leads_none_found()}>
                    <StateButton address={dashboardAddress({ ...others, sort, order })}>
                      {m.leads_show_all()}
                    </StateButton>
                  </PanelEmpty>
                ) : (
                  <OrdersTable orders={shown.results} onOpen={open} onChanged={showChanged} />
                )}
                <Pagination
                  {...shown}
                  label={m.orders_pages()}
                  addressOf={(wanted) =>
                    dashboardAddress({ ...search, page: wanted === 1 ? undefined : wanted })
                  }
                />
              </>
            )
          }
        </RegionBody>
      </div>
      <HeldSection
        opening={heldOpening}
        told={held}
        onRestored={(count) => takeNew(count, count)}
      />
      <PushSwitch calls="private" id={business.id} />
      {opened && (
        <OrderDialog
          order={opened}
          templates={desk.data?.templates ?? []}
          onChanged={showChanged}
          onClose={() => {
            setOpened(undefined);
            keepFocus();
          }}
        />
      )}
      {isAdding !== false && (
        <LeadForm
          businessId={business.id}
          press={isAdding === true ? undefined : isAdding}
          onAdded={() => {
            setAdding(false);
            takeNew(1, 0);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  );
}

/** Focuses the heading where the focused element is gone; its row may be on the next page. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) {
      document.getElementById('orders-heading')?.focus();
    }
  });
}
