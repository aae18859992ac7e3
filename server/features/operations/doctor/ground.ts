import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { Services } from '../../../services.ts';
import { withinTime } from '../../../platform/within-time.ts';

/** The parts of a shop that can be examined. The services of a running product are a ground, too. */
export interface Ground {
  settings: Services['settings'];
  clock: () => Date;
  /** Null when it cannot be opened. */
  db: Services['db'] | null;
  /** Why there is no database, in a sentence. In English, as only the command line looks at a shop without one. */
  whyNoDatabase?: string;
  /** Null when the pictures cannot be looked at without the database. */
  media: Pick<Services['media'], 'serve' | 'locate' | 'mark'> | null;
  photos: Pick<NonNullable<Services['photos']>, 'mark'> | null;
}

/** Name servers, web servers and certificates outside of this machine. Passed in, so that tests need no network. */
export interface Outside {
  /** @throws with the code ENOTFOUND or ENODATA where there is none */
  resolveTxt(name: string): Promise<string[][]>;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  findCertificate: typeof findCertificate;
}

const PATIENCE_MS = 5_000;

const resolver = () => new Resolver({ timeout: 2_000, tries: 2 });

export const realOutside: Outside = {
  resolveTxt: (name) => resolver().resolveTxt(name),
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
  findCertificate,
};

/** A server's certificate, as a browser would judge it; `fault` is null if it would trust it. */
async function findCertificate(host: string, port: number) {
  // Judged below, so that an untrusted certificate is reported, too.
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
