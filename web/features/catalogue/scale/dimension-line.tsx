interface Props {
  from: [x: number, y: number];
  to: [x: number, y: number];
  text: string;
  /** Of the letters, in the drawing's units. */
  size: number;
}

/** A measure as draughtsmen write it: a line with short ends; its text below, or upright along it. */
export function DimensionLine({ from: [x1, y1], to: [x2, y2], text, size }: Props) {
  const isUpright = x1 === x2;
  const end = size * 0.25;
  const ends = isUpright
    ? `M${x1 - end} ${y1}h${end * 2}M${x1 - end} ${y2}h${end * 2}`
    : `M${x1} ${y1 - end}v${end * 2}M${x2} ${y1 - end}v${end * 2}`;
  const [x, y] = isUpright ? [x1 + size * 0.95, (y1 + y2) / 2] : [(x1 + x2) / 2, y1 + size * 1.15];
  return (
    <g aria-hidden="true">
      <path d={`M${x1} ${y1}L${x2} ${y2}${ends}`} className="fill-none stroke-accent" />
      <text
        x={x}
        y={y}
        transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
        textAnchor="middle"
        fontSize={size}
        className="fill-ink stroke-none font-medium tabular-nums"
      >
        {text}
      </text>
    </g>
  );
}
