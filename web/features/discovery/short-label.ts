import { preview } from '@orendi/contract/limits';

/** A category's name cut to its first characters, with an ellipsis where something is cut off. */
export function shortLabel(name: string): string {
  const characters = [...name];
  if (characters.length <= preview.categoryLabel) return name;
  return `${characters.slice(0, preview.categoryLabel).join('').trimEnd()}…`;
}
