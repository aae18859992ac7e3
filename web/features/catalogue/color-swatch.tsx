/** A colour beside its name. */
export function ColorSwatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-pill border border-ink/20"
      style={{ backgroundColor: color }}
    />
  );
}
