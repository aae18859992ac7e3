import type { BusinessLogo } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { Picture } from '../../ui/picture.tsx';
import { thumbFrame } from './picture-frames.ts';

/** Who sells it. */
export function Seller({ business }: { business: BusinessLogo }) {
  return (
    <div className="flex items-center gap-4 rounded-m bg-sand p-4">
      <span className="size-14 shrink-0 overflow-hidden rounded-pill bg-surface">
        <Picture url={business.logo} alt="" frame={thumbFrame} />
      </span>
      <p className="min-w-0">
        <span className="block text-xs text-ink-quiet">{m.detail_sold_by()}</span>
        <span className="block font-semibold wrap-anywhere">{business.business_name}</span>
      </p>
    </div>
  );
}
