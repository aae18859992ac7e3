import { formatNumber } from '@orendi/contract/money';
import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../page-environment.tsx';
import { DoorOutline, PersonOutline } from './companions.tsx';
import { DimensionLine } from './dimension-line.tsx';
import { pieceKind } from './piece-kind.ts';
import { scaleScene } from './scale-scene.ts';
import { silhouettes } from './silhouettes.ts';

interface Props {
  product: Product;
  categoryIcon: string | undefined;
}

/** The piece drawn to scale between a person and a door, from its stored measures; nothing where they are missing. */
export function ScaleDrawing({ product, categoryIcon }: Props) {
  const language = useLanguage();
  const kind = pieceKind(categoryIcon);
  const scene = scaleScene(kind, product);
  if (scene === null) return null;
  const { width, height, piece, person, door } = scene;
  const front = Math.max(product.length ?? 0, product.width ?? 0);
  const measure = (value: number) => `${formatNumber(value, language)} cm`;
  const label = Math.max(9, width * 0.032);
  const floor = height;
  const pieceTop = floor - piece.above - piece.height;
  return (
    <section aria-labelledby="scale" className="mt-10">
      <h2 id="scale" className="text-l">
        {m.scale_heading()}
      </h2>
      <figure className="mt-4 rounded-l bg-sand px-4 pt-2 pb-4">
        <svg
          viewBox={`0 0 ${width} ${height + label * 2}`}
          aria-hidden="true"
          className="mx-auto block max-h-100 w-full fill-surface stroke-ink text-ink [&_*]:[vector-effect:non-scaling-stroke]"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path d={`M0 ${floor}H${width}`} className="stroke-line-control" />
          <g className="fill-paper stroke-line-control">
            <DoorOutline x={door.x} y={floor - door.height} {...sizeOf(door)} />
            <PersonOutline x={person.x} y={floor - person.height} {...sizeOf(person)} />
          </g>
          <g transform={`translate(${piece.x} ${pieceTop})`} strokeWidth={1.5}>
            {silhouettes[kind](piece.width, piece.height)}
          </g>
          <DimensionLine
            from={[piece.x, floor + label * 0.6]}
            to={[piece.x + piece.width, floor + label * 0.6]}
            text={measure(front)}
            size={label}
          />
          {kind !== 'rug' && (
            <DimensionLine
              from={[piece.x + piece.width + 8, pieceTop]}
              to={[piece.x + piece.width + 8, pieceTop + piece.height]}
              text={measure(product.height ?? 0)}
              size={label}
            />
          )}
        </svg>
        <figcaption className="mt-3 text-center text-xs text-ink-quiet">
          <span className="sr-only">
            {m.scale_summary({
              name: product.product_name,
              width: measure(front),
              height: measure(product.height ?? 0),
            })}
          </span>{' '}
          {m.scale_caption({ person: measure(person.height), door: measure(door.height) })}
        </figcaption>
      </figure>
    </section>
  );
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}
