import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { StartError } from '../start-error.ts';

/** Nobody but this machine: what is counted is nobody else's business. */
const host = '127.0.0.1';

/**
 * Answers `/metrics` on a port of its own.
 * @param read the text for Prometheus
 * @throws StartError when the port is taken or not permitted
 */
export async function serveMetrics(read: () => Promise<string>, port: number) {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') {
      res.writeHead(404).end('Only /metrics is here.\n');
      return;
    }
    read().then(
      (text) => res.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await open(server, port);
  const { port: opened } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${opened}/metrics`,
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function open(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          `METRICS_PORT ${port} cannot be used (${code}): set it to a free port from 1024 on.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
}
