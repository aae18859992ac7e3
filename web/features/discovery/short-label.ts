import { preview } from '@orendi/contract/limits';
import { cutText } from '../../platform/cut-text.ts';

/** A category's name, cut to what fits its button. */
export function shortLabel(name: string): string {
  return cutText(name, preview.categoryLabel);
}
