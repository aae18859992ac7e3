import { Counter, type Registry } from 'prom-client';
import { showGauge } from '../../metrics/index.ts';

/**
 * Shows how many forms with files are taken in and wait.
 * @param figures counted by whoever takes them in; `sent` are all that are here, running or not
 * @returns to be counted up with each form that is turned away, as too many wait
 */
export function showUploads(
  registry: Registry,
  figures: { sent: number; running: number },
): Counter {
  const running = 'Forms with files that arrive or are worked on';
  showGauge(registry, 'orendi_uploads_running', running, () => figures.running);
  const waiting = 'Forms with files that wait for their turn';
  showGauge(registry, 'orendi_uploads_waiting', waiting, () => figures.sent - figures.running);
  return new Counter({
    name: 'orendi_uploads_refused_total',
    help: 'Forms with files turned away, as too many waited',
    registers: [registry],
  });
}
