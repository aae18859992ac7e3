import type { Business } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { markShared } from '../../businesses/profile/shared-mark.ts';
import { Share } from '../../catalogue/share/share.tsx';

/** Replaces the orders before the first one, saying how to get it. */
export function NoOrders({ business }: { business: Business }) {
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
