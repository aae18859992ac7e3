const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** SQLSTATE classes: 08 connection exception, 57P shutdown and cannot connect now, 53300 too many connections. */
const sqlStates = /^(08...|57P0[1-5]|53300)$/;

const messages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the connection is closed|server closed the connection/i;

/**
 * Whether an error means that the database is temporarily unreachable, rather than that a statement was wrong. Such a
 * request may be repeated.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && sqlStates.test(code)) return true;
  if (
    code &&
    connectionCodes.has(code) &&
    (syscall === 'connect' || syscall === 'read' || syscall === 'write')
  ) {
    return true;
  }
  return messages.test(error.message) || isDatabaseUnreachable(error.cause);
}
