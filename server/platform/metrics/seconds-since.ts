/** Zero for what has not begun. */
export function secondsSince(moment: Date | null, now = Date.now()): number {
  return moment === null ? 0 : Math.max(0, (now - moment.getTime()) / 1000);
}
