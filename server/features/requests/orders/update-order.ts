import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findOrderRow, type OrderRow, setRequestStatus } from './order-queries.ts';

/**
 * Marks a request as responded (true) or pending (false), in every open dashboard of its seller.
 * @throws ApiError NOT_FOUND when the request does not belong to the business
 */
export async function updateOrder(
  { db, changes }: Pick<Services, 'db' | 'changes'>,
  businessId: number,
  { requestId, status }: { requestId: number; status: boolean },
): Promise<OrderRow> {
  const isKnown = await setRequestStatus(db, businessId, requestId, status);
  const row = isKnown ? await findOrderRow(db, businessId, requestId) : undefined;
  if (!row) throw new ApiError('NOT_FOUND');
  changes.announceOrders(businessId);
  return row;
}
