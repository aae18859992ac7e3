/*
 * The baseline of all comparisons: node:http and nothing else. Answers every path with the same bytes, a POST after
 * reading its body, and /query/ID with a product read by one prepared statement. Run by startBareServer.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import type { BareOrder } from './start-bare-server.ts';

const queryPath = '/query/';

function serve({ answer, connection }: BareOrder): void {
  const { pool } = openDatabase(connection, silentLog);
  const { status, headers } = answer;
  const body = Buffer.from(answer.body);
  const server = createServer({ keepAliveTimeout: 65_000 }, (req, res) => {
    const { method, url = '/' } = req;
    if (method === 'POST') {
      req.resume().on('end', () => res.writeHead(status, headers).end(body));
    } else if (url.startsWith(queryPath)) {
      const values = [Number(url.slice(queryPath.length))];
      pool
        .query({ name: 'product', text: 'select * from product where id = $1', values })
        .then(({ rows }) => res.end(JSON.stringify(rows[0])))
        .catch((error: unknown) => res.writeHead(500).end(String(error)));
    } else {
      res.writeHead(status, headers).end(body);
    }
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

process.once('message', (order) => serve(order as BareOrder));
process.on('disconnect', () => process.exit());
