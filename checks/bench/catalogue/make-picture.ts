import type { ProductPicture } from '@orendi/server/features/catalogue/index';
import type { Random } from '../../random.ts';

/** The key of a picture that is not stored: pages only write its URL. */
export function makePicture(random: Random): ProductPicture {
  const hex = (digits: number) =>
    random
      .below(16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const hash = hex(8) + hex(8) + hex(8) + hex(8);
  return {
    key: `${hash}-${800 + random.below(800)}x${600 + random.below(600)}-${hex(6)}`,
    bytes: 80_000,
  };
}
