import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { numberText } from '../../../platform/number-text.ts';
import {
  DimensionLine,
  DoorOutline,
  PersonOutline,
  PieceOutline,
  type Place,
} from './drawn-parts.tsx';
import { cornerFaces } from './corner-shape.ts';
import { productKind } from './product-kind.ts';
import { scaleScene } from './scale-scene.ts';

interface Props {
  product: Product;
  categoryIcon: string | undefined;
}

/** The product drawn to scale between a person and a door; nothing if dimensions are missing. */
export function ScaleDrawing({ product, categoryIcon }: Props) {
  const kind = productKind(categoryIcon, product, product.product_name);
  const scene = scaleScene(kind, product);
  if (scene === null) return null;
  const { width, height: floor, product: drawn, person, door, reach } = scene;
  const [length, side] = [product.length ?? 0, product.width ?? 0];
  const [front, other] = [Math.max(length, side), Math.min(length, side)];
  const faces = cornerFaces(kind, { front, side: other, height: drawn.height });
  const measure = (value: number) => `${numberText(value)} cm`;
  const end = Math.max(2, width * 0.008);
  const height = floor + reach + end * 4;
  const top = floor - drawn.above - drawn.height;
  // Directly below the product, also if it hangs on a wall.
  const [below, beside] = [
    floor - drawn.above + reach + end * 2.5,
    drawn.x + drawn.width + end * 3,
  ];
  const left = drawn.x - reach;
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const label = (value: number, at: number, fromTop: string, look: string) => (
    <span className={`absolute ${look}`} style={{ left: share(at, width), top: fromTop }}>
      {measure(value)}
    </span>
  );
  return (
    <section aria-labelledby="scale" className="mt-10">
      <h2 id="scale" className="text-l">
        {m.scale_heading()}
      </h2>
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
            <g className="fill-paper stroke-line-control">
              <DoorOutline {...boxOf(door, floor)} />
            </g>
            <g className="fill-line-strong stroke-none">
              <PersonOutline {...boxOf(person, floor)} />
            </g>
            <PieceOutline
              {...drawn}
              y={faces.length > 0 ? floor : top}
              kind={kind}
              color={product.color}
              faces={faces}
            />
            <DimensionLine from={[left, below]} to={[left + drawn.width, below]} end={end} />
            {reach > 0 && (
              <DimensionLine
                from={[beside, floor]}
                to={[beside - reach, floor + reach]}
                end={end}
              />
            )}
            {kind !== 'rug' && (
              <DimensionLine from={[beside, top]} to={[beside, top + drawn.height]} end={end} />
            )}
          </svg>
          {label(front, left + drawn.width / 2, share(below, height), '-translate-x-1/2 pt-2')}
          {reach > 0 &&
            label(other, beside - reach / 2, share(floor + reach / 2, height), 'pt-1 pl-1.5')}
          {kind !== 'rug' &&
            label(
              product.height ?? 0,
              beside,
              // Keeps the label above the floor next to low furniture.
              `min(${share(top + drawn.height / 2, height)}, ${share(floor, height)} - 1.75em)`,
              '-translate-y-1/2 rotate-180 pr-1.5 [writing-mode:vertical-rl]',
            )}
        </div>
        <figcaption className="text-center text-xs text-balance text-ink-quiet">
          <span className="sr-only">
            {m.scale_summary({
              name: product.product_name,
              side: side > length ? m.detail_width() : m.detail_length(),
              front: reach > 0 ? `${measure(front)} × ${measure(other)}` : measure(front),
              height: measure(product.height ?? 0),
            })}
          </span>{' '}
          {m.scale_caption({ person: measure(person.height), door: measure(door.height) })}
        </figcaption>
      </figure>
    </section>
  );
}

function boxOf({ x, width, height }: Omit<Place, 'y'>, floor: number) {
  return { x, y: floor - height, width, height };
}
