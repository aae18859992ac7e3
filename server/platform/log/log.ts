import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

/** Structured log lines on standard output, one JSON object each. Never contain text from visitors. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

export const silentLog: Log = pino({ level: 'silent' });
