export { CallTimes, type RecentTimes } from './call-times.ts';
export { type CacheFigures, createMetrics, type Metrics } from './create-metrics.ts';
export { mergeFigures, nameFigures } from './merge-figures.ts';
export { serveMetrics } from './serve-metrics.ts';
export { secondsSince } from './seconds-since.ts';
export { shareLook } from './share-look.ts';
export { showGauge } from './show-gauge.ts';
