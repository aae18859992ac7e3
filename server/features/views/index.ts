import type { ViewCounter } from './store-views.ts';

export { comesFromPerson, countsAsView } from './record-view.ts';
export { createSalts, type SaltOf, createViewCounter, type ViewCounter } from './store-views.ts';
export { keepViews } from './keep-views.ts';
export { daysBefore, tiraneDay } from './tirane-day.ts';
export { findOrAddSalt } from './mark-queries.ts';
export { listTrending, type TrendingRow } from './trending.ts';
export { listMostUsed, usesOf } from './uses-of.ts';
export { type Subject, markVisitor, type Visitor, visitorOf } from './visitor.ts';
export { type ViewCount, writeViews } from './store-views.ts';

declare module '../../services.ts' {
  interface Services {
    views: ViewCounter;
  }
}
