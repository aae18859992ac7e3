import { failureCode } from '../../api/loader-api.ts';

/**
 * Awaits a loader's call for an own product, package or import; null if the user has none with this id. The page then looks
 * like any unknown address: the hint that an item may have been sold is for visitors.
 */
export async function findOwn<Item>(call: Promise<Item>): Promise<Item | null> {
  try {
    return await call;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** Whether a loader's call was answered that there is no such thing. */
export const isUnknown = (error: unknown) => failureCode(error) === 'NOT_FOUND';
