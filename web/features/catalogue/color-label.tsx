import { useLanguage } from '../../platform/page-environment.tsx';
import { colorName } from './color-names/color-name.ts';
import { ColorSwatch } from './color-swatch.tsx';

/** A colour as people read it: a swatch with its nearest name where it is a hex value, else its own words. */
export function ColorLabel({ color }: { color: string }) {
  const name = colorName(color, useLanguage());
  if (name === null) return <span className="truncate">{color}</span>;
  return (
    <span className="flex items-center gap-2">
      <ColorSwatch color={color} />
      {name}
    </span>
  );
}
