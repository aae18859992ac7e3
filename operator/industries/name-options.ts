import { line } from '@orendi/contract/fields/text';
import { textLimits } from '@orendi/contract/limits';
import type { Names } from '@orendi/server/features/catalogue/index';
import { faultsOf } from '@orendi/server/platform/http/validation';
import type { Options, OptionSpec } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';

/** The name of an industry or a category in both languages. */
export const nameOptions = {
  en: { kind: 'text', value: 'NAME', help: 'its name in English' },
  al: { kind: 'text', value: 'NAME', help: 'its name in Albanian' },
} as const satisfies Record<string, OptionSpec>;

type Given = Options<typeof nameOptions>;

/** @throws UsageError when one is missing, or cannot be a name */
export function readNames({ en, al }: Given): Names {
  if (en === undefined || al === undefined) {
    throw new UsageError('Name it in both languages: --en NAME --al NAME.');
  }
  return { en: checked('--en', en), al: checked('--al', al) };
}

/** Like `readNames`, for one that has names already. */
export function readNewNames({ en, al }: Given): Partial<Names> {
  if (en === undefined && al === undefined) {
    throw new UsageError('Say the new name: --en NAME, --al NAME, or both.');
  }
  return {
    ...(en !== undefined && { en: checked('--en', en) }),
    ...(al !== undefined && { al: checked('--al', al) }),
  };
}

function checked(option: string, text: string): string {
  const { success, data, error } = line(textLimits.name).safeParse(text);
  if (success) return data;
  const [fault] = faultsOf(error.issues);
  throw new UsageError(`${option} "${text}": ${fault?.sentence('en')}`);
}
