import type { OptionSpec } from './read-options.ts';
import { UsageError } from './usage-error.ts';

/** The option of every command that asks first. */
export const yesOption = {
  yes: { kind: 'flag', help: 'really do it' },
} as const satisfies Record<string, OptionSpec>;

/**
 * @param deed what would be done, such as `deletes the request 12`
 * @throws UsageError which says so, unless the operator has said --yes
 */
export function askFirst({ yes }: { yes: boolean }, deed: string): void {
  if (!yes) throw new UsageError(`This ${deed}. Say --yes to do it.`);
}
