import { maxId, paging } from '../limits.ts';
import { wholeNumber } from './number.ts';

export function pageNumber() {
  return wholeNumber(1, maxId).default(1);
}

export function pageSize(size: number = paging.perPage) {
  return wholeNumber(1, paging.maxPerPage).default(size);
}
