import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { tableRoles } from '../../../ui/table-roles.ts';
import { OrderRow } from './order-row.tsx';
import { SortHeading } from './sort-heading.tsx';

interface Props {
  orders: Request[];
  onOpen: (order: Request) => void;
  onChanged: (order: Request) => void;
}

/** One page of requests: a table where there is room, else cards. */
export function OrdersTable({ orders, ...actions }: Props) {
  return (
    <table {...tableRoles.table} aria-labelledby="orders-heading" className="orders-table">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeading}>{m.orders_product()}</th>
          <SortHeading column="client_name" name={m.orders_customer()} />
          <SortHeading column="request_status" name={m.orders_status()} />
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
