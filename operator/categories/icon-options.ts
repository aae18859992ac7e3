import { resolve } from 'node:path';
import type { Icon } from '@orendi/server/features/catalogue/index';
import type { Services } from '@orendi/server/services';
import type { Options, OptionSpec } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { findCategory } from './find-category.ts';
import { readIconFile } from './read-icon-file.ts';

export const iconOptions = {
  icon: { kind: 'text', value: 'FILE', help: 'its icon: an SVG or a picture' },
  'icon-of': { kind: 'text', value: 'CATEGORY', help: 'the same icon as that category' },
} as const satisfies Record<string, OptionSpec>;

/** @throws UsageError when there is not exactly one of both, or it cannot be used */
export async function readIconOption(
  { icon, 'icon-of': like }: Options<typeof iconOptions>,
  { db, media }: Pick<Services, 'db' | 'media'>,
  folder: string,
): Promise<Icon> {
  if ((icon === undefined) === (like === undefined)) {
    throw new UsageError('Say which icon: --icon FILE, or --icon-of CATEGORY.');
  }
  if (icon !== undefined) return { picture: await readIconFile(media, resolve(folder, icon)) };
  return { sameAs: (await findCategory(db, like)).id };
}
