import type { Seller } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  business: Pick<Seller, 'is_verified'>;
  className?: string;
}

/** Tells buyers why they can count on a business. */
export function Trust({ business, className = '' }: Props) {
  // A server of the version before does not tell.
  if (!business.is_verified) return null;
  return (
    <p className={`flex items-center gap-1.5 text-s font-medium text-good ${className}`}>
      <Icon name="check" className="size-5" />
      {m.verified_business()}
    </p>
  );
}
