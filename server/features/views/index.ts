import type { ViewCounter } from './store-views.ts';

export { comesFromPerson, countsAsView } from './record-view.ts';
export { createSalts, createViewCounter, findOrAddSalt } from './store-views.ts';
export { keepViews } from './keep-views.ts';
export { daysBefore } from './days.ts';
export { listMostUsed, usesOf } from './uses-of.ts';
export { markVisitor, type Visitor, visitorOf } from './visitor.ts';
export { type ViewCount, writeViews } from './store-views.ts';

declare module '../../services.ts' {
  interface Services {
    views: ViewCounter;
  }
}
