import { useLanguage } from '../../platform/page-environment.tsx';
import { colorName } from './color-names/color-name.ts';
import { ColorSwatch } from './color-swatch.tsx';

/** A color as text: a hex value as a swatch with its nearest name, anything else verbatim. */
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
