import { colorName } from './color-name.ts';

/** A colour as people read it: a swatch with its nearest name where it is a hex value, else its own words. */
export function ColorLabel({ color }: { color: string }) {
  const name = colorName(color);
  if (name === null) return <span className="truncate">{color}</span>;
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 shrink-0 rounded-pill border border-ink/20"
        style={{ backgroundColor: color }}
      />
      {name()}
    </span>
  );
}
