import { Gauge, type Registry } from 'prom-client';

/**
 * Shows a figure as it is whenever somebody looks.
 * @param read null while it cannot be told: it is then left out, rather than shown as it once was
 */
export function showGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | null | Promise<number | null>,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}
