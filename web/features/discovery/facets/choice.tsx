import type { Language } from '@orendi/contract/language';
import type { NamedColorValue } from '../../catalogue/color-names/name-colors.ts';
import { ColorSwatch } from '../../catalogue/color-swatch.tsx';
import type { OfferedValue } from './offered-facets.ts';

export interface Choice extends OfferedValue {
  name: string;
  /** The color to show beside a color's name. */
  swatch?: string | undefined;
  /** Distinguishes it from another value with the same name. */
  code?: string | undefined;
}

/** @param colors the named colors, for a facet of colors */
export function choiceOf(
  offered: OfferedValue,
  colors: readonly NamedColorValue[],
  language: Language,
): Choice {
  const { facet, value } = offered;
  const color = colors.find((named) => named.value === value && named.facet === facet);
  if (color === undefined) return { ...offered, name: value };
  const name = color[language];
  const look = facet === 'color' && name !== value ? value : undefined;
  return { ...offered, name, swatch: color.swatch ?? look, code: color.code };
}

export function ChoiceName({ choice: { name, swatch, code } }: { choice: Choice }) {
  return (
    <>
      {swatch && <ColorSwatch color={swatch} />}
      <span className="truncate">{name}</span>
      {code && <span className="text-ink-quiet tabular-nums">{code}</span>}
    </>
  );
}
