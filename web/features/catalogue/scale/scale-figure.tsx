import type { ReactNode } from 'react';
import { PersonOutline, PieceOutline } from './drawn-parts.tsx';
import { person, room, type ScaleScene } from './scale-scene.ts';
import { Section } from '../../../ui/section.tsx';

interface Props {
  heading: string;
  width: number;
  height: number;
  /** Where the floor is, from the top. */
  floor: number;
  pieces: readonly (ScaleScene['product'] & { color: string | null })[];
  /** Further drawing. */
  lines?: ReactNode;
  labels: readonly { text: string; x: number; top: string; look: string }[];
  /** The caption. */
  children: ReactNode;
}

/** Pieces at one scale beside a person, in centimeters, with labels that keep their size. */
export function ScaleFigure({ heading, pieces, lines, labels, children, ...view }: Props) {
  const { width, height, floor } = view;
  return (
    <Section className="mt-10" heading={heading}>
      <figure className="mt-4 rounded-l bg-sand px-4 pt-2 pb-4">
        <div
          aria-hidden="true"
          className="relative mx-auto mb-8 text-xs leading-none font-medium whitespace-nowrap tabular-nums sm:text-s sm:leading-none"
          style={{
            aspectRatio: width / height,
            maxWidth: `calc(var(--height-drawing) * ${width / height})`,
          }}
        >
          <svg
            viewBox={`0 0 ${width} ${height}`}
            className="block size-full stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <path d={`M0 ${floor}H${width}`} className="stroke-line-control" />
            <g className="fill-line-strong stroke-none">
              <PersonOutline {...person} x={room.edge} y={floor - person.height} />
            </g>
            {pieces.map((piece) => (
              <PieceOutline
                key={piece.x}
                {...piece}
                y={piece.faces.length > 0 ? floor : floor - piece.above - piece.height}
              />
            ))}
            {lines}
          </svg>
          {labels.map(({ text, x, top, look }) => (
            <span
              key={`${x} ${look}`}
              className={`absolute ${look}`}
              style={{ left: `${(100 * x) / width}%`, top }}
            >
              {text}
            </span>
          ))}
        </div>
        {children}
      </figure>
    </Section>
  );
}
