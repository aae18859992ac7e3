import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionForm } from '@orendi/contract/schemas/push';
import { readPush } from './read-push.ts';

interface Delivered {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service for tests, which answers as it is told to. */
export async function openPushService() {
  const delivered: Delivered[] = [];
  const answers: { status: number; location?: string } = { status: 201 };
  const server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray());
    delivered.push({ path: req.url ?? '', headers: req.headers, body });
    const { status, location } = answers;
    res.writeHead(status, location === undefined ? {} : { location }).end('details');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    delivered,
    answers,
    /** A browser's subscription to it, and how that browser decrypts its messages. */
    subscribe() {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `http://127.0.0.1:${port}/${randomBytes(8).toString('hex')}`;
      const keys = { p256dh, auth: auth.toString('base64url') };
      const form: PushSubscriptionForm = { endpoint, keys };
      const read = ({ body }: Delivered): unknown => JSON.parse(readPush(body, curve, auth));
      return { form, read };
    },
    close: () => server.close(),
  };
}
