import { paging } from '@orendi/contract/limits';

/** Of the height of a full page of orders. */
export function OrdersSkeleton() {
  return (
    <div aria-hidden="true" className="orders-skeleton">
      {Array.from({ length: paging.ordersPerPage }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  );
}
