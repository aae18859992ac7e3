import type { ViewCounter } from './create-view-counter.ts';

export { createViewCounter, type ViewCounter } from './create-view-counter.ts';
export { startViewCleanup } from './start-view-cleanup.ts';
export { daysBefore, tiraneDay } from './tirane-day.ts';
export { listTrending, type TrendingRow } from './trending-query.ts';
export { listMostUsed } from './list-most-used.ts';
export { usesOf } from './uses-of.ts';
export type { Subject } from './view.ts';
export { type ViewCount, writeViews } from './write-views.ts';

declare module '../../parts.ts' {
  interface Parts {
    views: ViewCounter;
  }
}
