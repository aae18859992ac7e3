import { ApiError } from '../../../platform/http/api-error.ts';

/**
 * The ids in the order in which one of them, new or not, stands before another one; null for the end.
 * @throws ApiError NOT_FOUND when the other one is not among them
 */
export function placeBefore(ids: number[], id: number, before: number | null): number[] {
  const others = ids.filter((other) => other !== id);
  if (before === id) return ids;
  const place = before === null ? others.length : others.indexOf(before);
  if (place < 0) throw new ApiError('NOT_FOUND');
  return others.toSpliced(place, 0, id);
}
