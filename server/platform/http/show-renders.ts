import { Histogram, type Registry } from 'prom-client';

/** Shows how long pages take to be rendered, with the data they need. */
export function showRenders(registry: Registry): Histogram<'page'> {
  return new Histogram({
    name: 'orendi_page_render_duration_seconds',
    help: 'Time a page takes to be rendered, with the data it needs',
    labelNames: ['page'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
}
