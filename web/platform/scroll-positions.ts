/** Where the router keeps the scroll positions of this tab's history entries, by their keys. */
export const scrollPositions = 'scroll-positions';

/** The scroll position that a history entry was left at; undefined for one that was never left. */
export function leftPosition(entry: string): number | undefined {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}');
    return (positions as Record<string, number>)[entry];
  } catch {
    // No storage, or not ours: then there is nothing to go back to.
    return undefined;
  }
}
