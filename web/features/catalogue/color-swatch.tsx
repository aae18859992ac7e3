/** A color swatch; its name stands next to it, so it is hidden from screen readers. */
export function ColorSwatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-pill border border-ink/20"
      style={{ backgroundColor: color }}
    />
  );
}
