import groups from './color-groups.json' with { type: 'json' };

/** Colors that people call the same. */
export interface ColorGroup {
  /** The value of the filter `colorGroup`. */
  en: string;
  /** Agrees with `ngjyra`, hence feminine. */
  al: string;
  /** One that stands for all, `#rrggbb`. */
  hex: string;
}

/** Without color first, then by hue. */
export const colorGroups: readonly ColorGroup[] = groups;

const names = new Set(colorGroups.map(({ en }) => en));

export function isColorGroup(value: string): boolean {
  return names.has(value);
}
