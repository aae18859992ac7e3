import type { Options, OptionSpec } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';

/** Where something is to stand in its list. */
export const placeOptions = {
  before: { kind: 'text', value: 'NAME', help: 'the one that it is to stand before' },
  last: { kind: 'flag', help: 'at the end' },
} as const satisfies Record<string, OptionSpec>;

/**
 * @param find the id of the one that is named
 * @returns null for the end, undefined when nothing is said
 * @throws UsageError when both are said, or the other one is not there
 */
export async function readPlace(
  { before, last }: Options<typeof placeOptions>,
  find: (name: string) => Promise<{ id: number }>,
): Promise<number | null | undefined> {
  if (before !== undefined && last) throw new UsageError('Say --before or --last, not both.');
  if (before !== undefined) return (await find(before)).id;
  return last ? null : undefined;
}
