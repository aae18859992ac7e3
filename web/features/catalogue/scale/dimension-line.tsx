interface Props {
  from: [x: number, y: number];
  to: [x: number, y: number];
  /** Length of the end ticks. */
  end: number;
}

/** A dimension line as in technical drawings, with end ticks. */
export function DimensionLine({ from: [x1, y1], to: [x2, y2], end }: Props) {
  const ends =
    x1 === x2
      ? `M${x1 - end} ${y1}h${end * 2}M${x1 - end} ${y2}h${end * 2}`
      : `M${x1} ${y1 - end}v${end * 2}M${x2} ${y1 - end}v${end * 2}`;
  return <path d={`M${x1} ${y1}L${x2} ${y2}${ends}`} className="fill-none stroke-accent" />;
}
