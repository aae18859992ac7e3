import { type DestinationStream, type Logger, pino } from 'pino';
import { createConcealer } from './conceal.ts';
import { currentCallId } from './current-call.ts';

export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

interface LogOptions {
  /** Named by each line where several processes serve one port. */
  worker?: number | undefined;
  /** See `secretsOf`. */
  secrets?: readonly string[];
  /** Standard output if absent. */
  to?: DestinationStream;
}

/**
 * Structured log lines, one JSON object each. A call names the fault and ids. No line holds a secret, text from
 * visitors or anybody's address: errors are told by name, message and stack only, and each line is searched.
 */
export function createLog(level: string, { worker, secrets = [], to }: LogOptions = {}): Log {
  const options = {
    level,
    base: worker === undefined ? null : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: nameCall,
    serializers: { err: describeError },
    hooks: { streamWrite: concealIn(createConcealer(secrets)) },
  };
  return to ? pino(options, to) : pino(options);
}

/** Lines written while a call is answered, or while its effects are carried out, name the call. */
function nameCall() {
  const requestId = currentCallId();
  return requestId === null ? {} : { requestId };
}

/** Every text of a finished line, its keys excepted. */
function concealIn(conceal: (text: string) => string) {
  const revise = (_: string, value: unknown) =>
    typeof value === 'string' ? conceal(value) : value;
  return (line: string) => `${JSON.stringify(JSON.parse(line, revise))}\n`;
}

export const silentLog: Log = pino({ level: 'silent' });

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
