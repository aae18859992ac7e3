import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { keepText, tellKept, useKeptText } from '../../../platform/kept-text.ts';
import { paths } from '../../../platform/paths.ts';
import { Share } from '../../catalogue/share/share.tsx';

/** Stored per business: several sellers may use one device. */
const markOf = (businessId: number) => `shared-${businessId}`;

/** Whether the seller has shared the business's page from this device; null while unknown, on the server. */
export function useShared(businessId: number): boolean | null {
  const mark = useKeptText(markOf(businessId), 'localStorage');
  return mark === undefined ? null : mark !== null;
}

/** Shares the business's page and remembers that. Without storage the step stays open, until a request comes. */
export function ShareShop({ business: { id, business_name: name } }: { business: OwnBusiness }) {
  function remember() {
    keepText(markOf(id), '', 'localStorage');
    tellKept();
  }
  return <Share name={name} path={paths.business(id, name)} isNamed onShared={remember} />;
}
