import { ColorSwatch } from '../../catalogue/color-swatch.tsx';
import type { Choice } from './choice-of.ts';

/** A value, with a swatch if it is a color. */
export function ChoiceName({ choice: { name, swatch, code } }: { choice: Choice }) {
  return (
    <>
      {swatch && <ColorSwatch color={swatch} />}
      <span className="truncate">{name}</span>
      {code && <span className="text-ink-quiet tabular-nums">{code}</span>}
    </>
  );
}
