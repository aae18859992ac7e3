import type { Seller as SellerOf } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { thumbFrame } from './picture-frames.ts';

/** The seller, linking to their other listings. */
export function Seller({ business }: { business: SellerOf }) {
  return (
    <a
      href={paths.business(business.id)}
      className="group flex flex-wrap items-center gap-4 rounded-m bg-sand p-4"
    >
      <span className="size-14 shrink-0 overflow-hidden rounded-pill bg-surface">
        <Picture url={business.logo} alt="" frame={thumbFrame} />
      </span>
      <span className="min-w-0 grow basis-32">
        <span className="block text-xs text-ink-quiet">{m.detail_sold_by()}</span>{' '}
        <span className="block font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
          {business.business_name}
        </span>
        <span className="mt-0.5 block text-s text-ink-quiet wrap-anywhere">{business.address}</span>
      </span>
      <Icon
        name="left"
        className="-scale-x-100 text-ink-quiet transition-[color] group-hover:text-ink"
      />
    </a>
  );
}
