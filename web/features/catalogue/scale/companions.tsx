import type { Placed } from './scale-scene.ts';

type Place = Pick<Placed, 'x' | 'width' | 'height'> & { y: number };

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
