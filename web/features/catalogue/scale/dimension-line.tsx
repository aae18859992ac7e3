interface Props {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Length of the end ticks. */
  end: number;
}

/** A dimension line as in technical drawings, with end ticks. */
export function DimensionLine({ from: [x1, y1], to: [x2, y2], end }: Props) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [across, along] = [((y2 - y1) / length) * end, ((x2 - x1) / length) * end];
  const tick = (x: number, y: number) => `M${x - across} ${y + along}L${x + across} ${y - along}`;
  return (
    <path
      d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`}
      className="fill-none stroke-accent"
    />
  );
}
