import { paging } from '@orendi/contract/limits';

/** As tall as a full page of orders. */
export function OrdersSkeleton() {
  return (
    <div aria-hidden="true" className="orders-skeleton">
      {Array.from({ length: paging.ordersPerPage }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  );
}
