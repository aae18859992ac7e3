/** EAGAIN: the queue of a server's socket is full, since it takes nobody in: it is frozen. */
const connectionCodes =
  /^(EAGAIN|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const connectionCalls = /^(connect|getaddrinfo|read|write)$/;

/**
 * SQLSTATE classes: 08 connection exception, 57P shutdown and cannot connect now, 53 out of memory or connections (not
 * 53100, the full disk: see disk-space.ts), and the limits of time: 57014 of a statement, 55P03 of a lock, 25P03 of an
 * idle transaction. 25006: a write has met a server that is no longer the primary, and the next one looks for it.
 */
const sqlStates = /^(08...|57P0[1-5]|53[234]00|57014|55P03|25P03|25006)$/;

/** The words of a pool without a free place. */
export const noPlace = 'timeout exceeded when trying to connect';

const messages =
  /Connection terminated|no server takes writes|timeout exceeded when trying to connect|Client has encountered a connection error|the connection is closed|server closed the connection/i;

/** Whether the database is temporarily unreachable, rather than a statement wrong: repeating may help. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (sqlStates.test(code)) return true;
  if (connectionCodes.test(code) && connectionCalls.test(syscall)) return true;
  return messages.test(error.message) || isDatabaseUnreachable(error.cause);
}

/**
 * Whether another server may answer: this one is not only full, the pool itself has a place, and nothing took too long,
 * which would take as long elsewhere.
 */
export function isServerLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/^(53...|57014|55P03|25P03)$/.test(code) || message === noPlace) return false;
  return isDatabaseUnreachable(error);
}
