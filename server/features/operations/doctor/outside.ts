import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import { withinTime } from '../../../platform/within-time.ts';
import type { Certificate, Outside } from './ground.ts';

const PATIENCE_MS = 5_000;

const resolver = () => new Resolver({ timeout: 2_000, tries: 2 });

/** The world as it is. */
export const realOutside: Outside = {
  resolveTxt: (name) => resolver().resolveTxt(name),
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
  findCertificate,
};

async function findCertificate(host: string, port: number): Promise<Certificate> {
  // Judged below, so that a certificate that is not trusted is told about, too.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>();
  socket.once('secureConnect', resolve).once('error', reject);
  try {
    await withinTime(PATIENCE_MS, connected, () => new Error('ETIMEDOUT'));
    const { valid_to: end } = socket.getPeerCertificate();
    const { authorizationError } = socket;
    return { endsAt: new Date(end), fault: authorizationError ? String(authorizationError) : null };
  } finally {
    socket.destroy();
  }
}
