import { keepText, tellKept, useKeptText } from '../../../platform/kept-text.ts';

/** Stored per business: several sellers may use one device. */
const markOf = (businessId: number) => `shared-${businessId}`;

/** Whether the seller has shared the business's page from this device; null while unknown, on the server. */
export function useShared(businessId: number): boolean | null {
  const mark = useKeptText(markOf(businessId), 'localStorage');
  return mark === undefined ? null : mark !== null;
}

/** Without storage the step stays open, until a request comes. */
export function markShared(businessId: number): void {
  keepText(markOf(businessId), '', 'localStorage');
  tellKept();
}
