export { CallTimes } from './call-times.ts';
export { type CacheFigures, createMetrics, type Metrics, showSeries } from './create-metrics.ts';
export { mergeFigures, nameFigures, serveMetrics } from './serve-metrics.ts';
export { secondsSince, shareLook, showGauge } from './show-gauge.ts';
