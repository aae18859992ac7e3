import type { ReactNode } from 'react';
import { isHex } from '@orendi/contract/colors';
import { outline, type Point } from './corner-shape.ts';
import { type ProductKind, silhouettes } from './silhouettes.ts';
import type { Part } from './silhouettes/silhouette.ts';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PieceProps extends Place {
  kind: ProductKind;
  color: string | null;
  /** The sides of a corner piece, drawn in place of its front view. */
  faces: readonly Point[][];
}

export function PieceOutline({ kind, color, faces, x, y, width, height }: PieceProps) {
  const parts = faces.length > 0 ? faces.map(outline) : silhouettes[kind](width, height);
  return (
    <g
      transform={`translate(${x} ${y})`}
      strokeWidth={1.5}
      className="fill-surface"
      style={{ fill: paleColor(color) }}
    >
      {drawParts(parts)}
    </g>
  );
}

function drawParts(parts: readonly Part[]): ReactNode {
  // Nothing divides a single part.
  const drawn = parts.filter((part) => part !== '');
  return drawn.map((part) => {
    const key = String(part);
    if (typeof part === 'string') return <path key={key} d={part} />;
    const [x, y, width, height, rx] = part;
    return <rect key={key} {...{ x, y, width, height, rx }} />;
  });
}

export function DoorOutline({ x, y, width, height }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} />
      <rect x={5} y={5} width={width - 10} height={height - 5} />
      <path d={`M${width - 16} ${height * 0.52}h5`} />
    </g>
  );
}

/** A standing person, drawn like a pictogram. */
export function PersonOutline({ x, y, width, height }: Place) {
  const [unit, middle] = [height / 170, width / 2];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={middle} cy={11 * unit} r={10.5 * unit} />
      <path
        d={`M${middle - 13 * unit} ${27 * unit}h${26 * unit}q${10 * unit} 0 ${10 * unit} ${11 * unit}v${44 * unit}q0 ${4 * unit} ${-4 * unit} ${4 * unit}t${-4 * unit} ${-4 * unit}v${-36 * unit}v${120 * unit}q0 ${4 * unit} ${-6.5 * unit} ${4 * unit}t${-6.5 * unit} ${-4 * unit}v${-70 * unit}h${-4 * unit}v${70 * unit}q0 ${4 * unit} ${-6.5 * unit} ${4 * unit}t${-6.5 * unit} ${-4 * unit}v${-120 * unit}v${36 * unit}q0 ${4 * unit} ${-4 * unit} ${4 * unit}t${-4 * unit} ${-4 * unit}v${-44 * unit}q0 ${-11 * unit} ${10 * unit} ${-11 * unit}z`}
      />
    </g>
  );
}

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

/** The color lightened so lines on it stay visible; undefined for free-text colors. */
function paleColor(color: string | null): string | undefined {
  return color !== null && isHex(color)
    ? `color-mix(in oklab, ${color} 40%, var(--color-surface))`
    : undefined;
}
