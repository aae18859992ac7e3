import { paging } from '@orendi/contract/limits';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { timeText } from '../../../platform/time-text.ts';
import { Button } from '../../forms/button.tsx';
import { tableRoles } from '../../../ui/table-roles.ts';
import { dashboardAddress, useDashboardSearch } from '../dashboard-search.ts';
import { RowPicture } from '../row-picture.tsx';
import { SortHeading } from '../sort-heading.tsx';
import { BuyerNews, MessageLine, orderPictures, PriceAsked } from './order-item.tsx';
import { nextSorting, type SortedColumn, sortingOf } from './sort-orders.ts';
import { clientText, sourceNames, stageNames } from './stage-names.ts';
import { type OrderProps, useLeadChange } from './use-lead-change.ts';

const pillClass =
  'inline-flex min-h-9 items-center gap-2 rounded-pill border px-3 text-(length:--text-xs) font-medium whitespace-nowrap';

interface Props extends Pick<OrderProps, 'onChanged'> {
  orders: Request[];
  onOpen: (order: Request) => void;
}

export function OrdersTable({ orders, ...actions }: Props) {
  const search = useDashboardSearch();
  const { sort, order, page: _, ...others } = search;
  const sortingBy = (column: SortedColumn) => ({
    sorting: sortingOf(column, search),
    address: dashboardAddress({ ...others, ...nextSorting(column, { sort, order }) }),
  });
  return (
    <table {...tableRoles.table} aria-labelledby="orders-heading" className="orders-table">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeading}>{m.orders_product()}</th>
          <SortHeading name={m.orders_customer()} {...sortingBy('client_name')} />
          <SortHeading name={m.orders_status()} {...sortingBy('request_status')} />
          <th {...tableRoles.columnHeading}>{m.orders_info()}</th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order, onOpen, onChanged }: OrderProps & Pick<Props, 'onOpen'>) {
  const id = useId();
  const describedBy = `${id}-item ${id}-client`;
  return (
    <tr {...tableRoles.row} data-order={order.id} data-waiting={!order.request_status || undefined}>
      <td {...tableRoles.cell}>
        <div className="flex items-center gap-3">
          <RowPicture {...orderPictures(order)[0]} />
          <div className="min-w-0">
            <span id={`${id}-item`} className="line-clamp-2 wrap-anywhere">
              {order.item_type === 'business' && (
                <span className="block text-xs text-ink-quiet">{m.orders_shop()}</span>
              )}
              {order.item_name}
            </span>
            <PriceAsked order={order} />
          </div>
        </div>
      </td>
      <td {...tableRoles.cell}>
        <span
          id={`${id}-client`}
          data-withdrawn={order.withdrawn_at !== null || undefined}
          className="line-clamp-2 wrap-anywhere data-withdrawn:text-ink-quiet"
        >
          {clientText(order)}
        </span>
        <time dateTime={order.created_at} className="text-xs text-ink-quiet tabular-nums">
          {timeText(order.created_at)}
        </time>
        {order.source !== 'form' && (
          <span className="text-xs text-ink-quiet"> · {sourceNames[order.source]()}</span>
        )}
        <MessageLine order={order} />
        <BuyerNews order={order} />
      </td>
      <td {...tableRoles.cell}>
        <StatusButton order={order} describedBy={describedBy} onChanged={onChanged} />
      </td>
      <td {...tableRoles.cell}>
        <Button
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          onClick={() => onOpen(order)}
          size="small"
        >
          {m.orders_info()}
        </Button>
      </td>
    </tr>
  );
}

/** Takes the height of a full page of orders. */
export function OrdersSkeleton() {
  return (
    <div aria-hidden="true" className="pt-11">
      {Array.from({ length: paging.ordersPerPage }, (_, place) => (
        <span
          key={place}
          className="flex h-35 items-center gap-3 border-t border-line px-4.5 before:size-11 before:shrink-0 before:rounded-s before:bg-sand after:h-3.5 after:w-2/5 after:rounded-s after:bg-sand @min-[36rem]:h-18.5"
        />
      ))}
    </div>
  );
}

/** Shows a request's stage, and toggles whether it is responded to; the label changes once the server has confirmed. One that was withdrawn needs no answer. */
function StatusButton({ describedBy, ...props }: OrderProps & { describedBy: string }) {
  const { isChanging, change } = useLeadChange(props);
  const { request_status: isResponded, stage, withdrawn_at } = props.order;
  if (withdrawn_at !== null) {
    const className = `${pillClass} border-line bg-paper text-ink-quiet`;
    return <span className={className}>{m.orders_withdrawn_status()}</span>;
  }
  return (
    <button
      type="button"
      onClick={() => void change({ status: !isResponded })}
      aria-pressed={isResponded}
      aria-busy={isChanging}
      aria-describedby={describedBy}
      className={`${pillClass} transition-colors before:size-2 before:rounded-pill hover:border-current aria-busy:opacity-60 aria-busy:[transition:opacity_var(--motion-fast)_var(--motion-patience)] pointer-coarse:min-h-11 ${
        isResponded
          ? 'border-good-line bg-good-tint text-good before:bg-current'
          : 'border-wait-line bg-wait-tint text-wait-deep before:bg-wait'
      }`}
    >
      {stageNames[stage]()}
    </button>
  );
}
