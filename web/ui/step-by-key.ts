/** The index a key leads to in a row of `count`, from index `at`: a neighbor or an end. Null for any other key. */
export function stepByKey(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
