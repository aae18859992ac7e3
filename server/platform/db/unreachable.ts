const connectionCodes = new Set([
  // The queue of a server's socket is full, since it takes nobody in: it is frozen.
  'EAGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATE classes: 08 connection exception, 57P shutdown and cannot connect now, 53 out of memory or connections (not
 * 53100, the full disk: see disk-space.ts), and the limits of time: 57014 of a statement, 55P03 of a lock, 25P03 of an
 * idle transaction. 25006: a write has met a server that is no longer the primary, and the next one looks for it.
 */
const sqlStates = /^(08...|57P0[1-5]|53[234]00|57014|55P03|25P03|25006)$/;

const messages =
  /Connection terminated|no server takes writes|timeout exceeded when trying to connect|Client has encountered a connection error|the connection is closed|server closed the connection/i;

/** Whether the database is temporarily unreachable, rather than a statement wrong: repeating may help. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && sqlStates.test(code)) return true;
  if (
    code &&
    connectionCodes.has(code) &&
    (syscall === 'connect' ||
      syscall === 'getaddrinfo' ||
      syscall === 'read' ||
      syscall === 'write')
  ) {
    return true;
  }
  return messages.test(error.message) || isDatabaseUnreachable(error.cause);
}
