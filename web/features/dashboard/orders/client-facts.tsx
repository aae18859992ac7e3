import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';

/** The client's name and contact details. */
export function ClientFacts({ order }: { order: Request }) {
  const facts: [string, string | null][] = [
    [m.orders_client(), order.client_name],
    [m.orders_phone(), order.client_phone],
    [m.orders_phone_typed(), order.client_phone_typed],
    [m.orders_email(), order.client_email],
    [
      m.orders_preferred(),
      order.preferred_contact_method === 'email' ? m.request_by_email() : m.request_by_phone(),
    ],
  ];
  return (
    <dl className="order-facts">
      {facts.map(([name, value]) =>
        !value ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere tabular-nums select-all">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
