import { colorGroupOf } from '@orendi/contract/group-color';
import type { TextSlice } from '@orendi/search/fields';
import { InternedTexts } from '@orendi/search/memory/interned-texts';
import type { Read } from './read-values.ts';

/** Reads a color as the group it belongs to, or null; each color is looked at once, whatever the number of rows. */
export function groupReader(): Read<TextSlice | null> {
  const colors = new InternedTexts();
  const groups: (TextSlice | null)[] = [];
  return (bytes, start, length) => {
    if (length <= 0) return null;
    const number = colors.addBytes(bytes, start, start + length);
    const known = groups[number];
    if (known !== undefined) return known;
    const group = colorGroupOf(colors.texts[number] ?? '');
    const name = Buffer.from(group ?? '');
    const slice = group === null ? null : { bytes: name, from: 0, to: name.length };
    groups[number] = slice;
    return slice;
  };
}
