import type { Locator } from '@playwright/test';

/**
 * The position of an element on the screen.
 * @throws Error when it is not shown
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}
