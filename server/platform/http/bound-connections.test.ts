import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { boundConnections } from './bound-connections.ts';

const server = createServer();
const log = { warn: vi.fn<(facts: object, text?: string) => void>() };
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test('a low limit of open files is said at the start, and again when connections are turned away', async () => {
  boundConnections(server, log, 4);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { limit: 4 },
    'few connections can be taken at once: allow this process more open files (ulimit -n, LimitNOFILE)',
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const lines = [1, 2, 3].map(() => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.race(lines.map((line) => once(line, 'close')));
  expect(log.warn).toHaveBeenLastCalledWith(
    expect.objectContaining({ reason: '2 are open' }),
    'connections are turned away: allow this process more open files (ulimit -n, LimitNOFILE)',
  );
});

test('a usual limit is no reason to warn', () => {
  log.warn.mockClear();
  boundConnections(server, log, 65_536);
  expect(log.warn).not.toHaveBeenCalled();
});
