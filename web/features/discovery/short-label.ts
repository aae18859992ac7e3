import { preview } from '@orendi/contract/limits';
import { cutText } from '../../platform/cut-text.ts';

/** A category's name as far as its button has room. */
export function shortLabel(name: string): string {
  return cutText(name, preview.categoryLabel);
}
