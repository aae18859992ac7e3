import { isDatabaseUnreachable } from '../../platform/db/unreachable.ts';

/** SQLSTATE classes: 40 deadlock, 53 out of something, 55 locked, 57 cancelled or shutting down. */
const passing = /^(40|53|55|57)/;

/** Whether the same statement may well succeed later, rather than fail for what it says. */
export function isWorthRepeating(error: unknown): boolean {
  if (isDatabaseUnreachable(error)) return true;
  return passing.test(String((error as { code?: unknown } | null)?.code));
}
