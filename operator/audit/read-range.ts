import { UsageError } from '../command-line/usage-error.ts';

const hours: Record<string, number> = { h: 1, d: 24 };

/**
 * A day or a time in UTC, or a while ago, such as `12h` or `7d`.
 * @throws UsageError for anything else
 */
export function readSince(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (count !== undefined) {
    return new Date(now.getTime() - Number(count) * (hours[unit ?? ''] ?? 0) * 3_600_000);
  }
  const isTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z?)?$/.test(text);
  const zone = text.includes('T') && !text.endsWith('Z') ? 'Z' : '';
  const time = new Date(isTime ? text + zone : Number.NaN);
  if (Number.isNaN(time.getTime())) {
    throw new UsageError(
      `--since ${text}: say a day such as 2026-11-23, or 7d for seven days ago.`,
    );
  }
  return time;
}

/** @throws UsageError when it is not a number of entries */
export function readLimit(text = '50'): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new UsageError(`--limit ${text}: it is a number from 1 to 99999.`);
  }
  return Number(text);
}
