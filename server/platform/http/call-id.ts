import { randomUUID } from 'node:crypto';

/** Names a call, from the proxy in front of us to the log and to the mails it causes. */
export const callIdHeader = 'x-request-id';

/** What proxies make, and nothing that could be a header or a line of its own. */
const plain = /^[\w.:-]{8,64}$/;

/** @param given by a proxy that is trusted */
export function callIdOf(given: string | undefined): string {
  return given !== undefined && plain.test(given) ? given : randomUUID();
}
