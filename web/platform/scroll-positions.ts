/** Storage key of the router's scroll positions for this tab's history entries. */
export const scrollPositions = 'scroll-positions';

/** The scroll position a history entry was left at; undefined if it never was. */
export function leftPosition(entry: string): number | undefined {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}');
    return (positions as Record<string, number>)[entry];
  } catch {
    // Storage is unavailable or holds foreign data: nothing to restore.
    return undefined;
  }
}
