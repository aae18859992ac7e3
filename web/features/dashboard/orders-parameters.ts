import { maxId } from '@orendi/contract/limits';
import { orderSorts, sortDirections } from '@orendi/contract/listings';
import { oneOf, pageNumber } from '../../platform/search-schema.ts';

/** What the address says of the orders: the page of them, and their order where it is not newest first. */
export const ordersParameters = {
  page: pageNumber(maxId),
  sort: oneOf(orderSorts),
  order: oneOf(sortDirections),
};
