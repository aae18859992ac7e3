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
export const colorGroups: readonly ColorGroup[] = [
  { en: 'White', al: 'E bardhë', hex: '#ffffff' },
  { en: 'Beige', al: 'Bezhë', hex: '#d9c6a5' },
  { en: 'Gray', al: 'Gri', hex: '#8e8f91' },
  { en: 'Black', al: 'E zezë', hex: '#181716' },
  { en: 'Brown', al: 'Kafe', hex: '#77513a' },
  { en: 'Red', al: 'E kuqe', hex: '#c22d2b' },
  { en: 'Orange', al: 'Portokalli', hex: '#ec8626' },
  { en: 'Yellow', al: 'E verdhë', hex: '#f4d03e' },
  { en: 'Green', al: 'Jeshile', hex: '#3d7f4a' },
  { en: 'Turquoise', al: 'Bruz', hex: '#36a7a5' },
  { en: 'Blue', al: 'Blu', hex: '#2c62b0' },
  { en: 'Purple', al: 'Vjollcë', hex: '#7b4a8c' },
  { en: 'Pink', al: 'Rozë', hex: '#e8b4b8' },
];

const names = new Set(colorGroups.map(({ en }) => en));

export function isColorGroup(value: string): boolean {
  return names.has(value);
}
