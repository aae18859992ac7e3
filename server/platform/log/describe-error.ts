/** What a log tells of an error. */
interface Described {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: Described;
}

/** Deeper causes than this tell nothing new. */
const deepestCause = 3;

/**
 * An error as its log line shows it. Everything else that hangs on it stays out: PostgreSQL's errors carry the row they
 * are about, and the pool's the whole connection with its secret key.
 */
export function describeError(thrown: unknown, depth = 0): Described {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '' };
  const { name, message, stack, cause } = thrown;
  const { code } = thrown as { code?: unknown };
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(stack && { stack }),
    ...(cause instanceof Error &&
      depth < deepestCause && { cause: describeError(cause, depth + 1) }),
  };
}
