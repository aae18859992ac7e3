import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent } from 'react';
import { patientApi } from '../../../api/patient-api.ts';
import { showDashboardToast } from '../dashboard-toast.ts';

/**
 * Announces new requests: to other components, and in a toast that for a single request names the client and the item.
 */
export function tellArrival(count: number): void {
  if (count < 1) return;
  arrivals.dispatchEvent(new Event('arrival'));
  const tell = (text: string) => showDashboardToast({ kind: 'blank', text, id: 'orders-arrived' });
  if (count > 1) {
    tell(m.orders_new({ count }));
    return;
  }
  patientApi('GET /private/business-request/get', { query: { perPage: 1, sources: 'all' } }).then(
    ({ results: [order] }) =>
      order && tell(order.withdrawn_at ? m.orders_new({ count }) : arrivalText(order)),
    () => tell(m.orders_new({ count })),
  );
}

function arrivalText({ item_type: type, item_name: item, client_name: name }: Request): string {
  return type === 'business' ? m.orders_arrived_shop({ name }) : m.orders_arrived({ name, item });
}

const arrivals = new EventTarget();

export function useArrivals(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const listen = () => act();
    arrivals.addEventListener('arrival', listen);
    return () => arrivals.removeEventListener('arrival', listen);
  }, []);
}
