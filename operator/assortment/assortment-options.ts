import { line } from '@orendi/contract/fields/text';
import { textLimits } from '@orendi/contract/limits';
import type { Names } from '@orendi/server/features/catalogue/index';
import { checkOption } from '../command-line/check-option.ts';
import { type Options, type OptionSpecs, UsageError } from '../command-line/read-options.ts';

/** The name of an industry or a category in both languages. */
export const nameOptions = {
  en: { kind: 'text', value: 'NAME', help: 'its name in English' },
  al: { kind: 'text', value: 'NAME', help: 'its name in Albanian' },
} as const satisfies OptionSpecs;

type NameOptions = Options<typeof nameOptions>;

const check = (option: string, text: string) => checkOption(option, line(textLimits.name), text);

/** @throws UsageError when one is missing, or cannot be a name */
export function readNames({ en, al }: NameOptions): Names {
  if (en === undefined || al === undefined) {
    throw new UsageError('Name it in both languages: --en NAME --al NAME.');
  }
  return { en: check('--en', en), al: check('--al', al) };
}

/** Like `readNames`, for one that has names already. */
export function readNewNames({ en, al }: NameOptions): Partial<Names> {
  if (en === undefined && al === undefined) {
    throw new UsageError('Say the new name: --en NAME, --al NAME, or both.');
  }
  return {
    ...(en !== undefined && { en: check('--en', en) }),
    ...(al !== undefined && { al: check('--al', al) }),
  };
}

/** Where something is to stand in its list. */
export const placeOptions = {
  before: { kind: 'text', value: 'NAME', help: 'the one that it is to stand before' },
  last: { kind: 'flag', help: 'at the end' },
} as const satisfies OptionSpecs;

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
