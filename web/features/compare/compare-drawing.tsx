import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { measuresText } from '../catalogue/measures.ts';
import { cornerFaces } from '../catalogue/scale/corner-shape.ts';
import { PersonOutline, PieceOutline } from '../catalogue/scale/drawn-parts.tsx';
import { productKind } from '../catalogue/scale/product-kind.ts';
import { person, room, scaleScene } from '../catalogue/scale/scale-scene.ts';

interface Props {
  products: readonly Product[];
  /** Keyed by category id. */
  categoryIcons: Record<number, string>;
}

/** The products in one scale beside a person, numbered; nothing if fewer than two of them can be drawn. */
export function CompareDrawing({ products, categoryIcons }: Props) {
  const pieces = placePieces(products, categoryIcons);
  if (pieces.length < 2) return null;
  const last = pieces.at(-1);
  const width = (last ? last.x + last.size.width : 0) + room.edge;
  const tops = pieces.map(({ size }) => size.above + size.height);
  const floor = Math.max(person.height, ...tops) + room.headroom;
  const height = floor + Math.max(...pieces.map(({ reach }) => reach)) + 4;
  const undrawn = products.filter((product) => pieces.every((piece) => piece.product !== product));
  return (
    <section aria-labelledby="scale" className="mt-10">
      <h2 id="scale" className="text-l">
        {m.compare_drawings()}
      </h2>
      <figure className="mt-4 rounded-l bg-sand px-4 pt-2 pb-4">
        <div
          aria-hidden="true"
          className="mx-auto text-s font-semibold tabular-nums"
          style={{ maxWidth: `calc(var(--height-drawing) * ${width / height})` }}
        >
          <svg
            viewBox={`0 0 ${width} ${height}`}
            className="block w-full stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <path d={`M0 ${floor}H${width}`} className="stroke-line-control" />
            <g className="fill-line-strong stroke-none">
              <PersonOutline x={room.edge} y={floor - person.height} {...person} />
            </g>
            {pieces.map(({ product, kind, faces, size, x }) => (
              <PieceOutline
                key={product.id}
                {...{ ...size, kind, faces, x }}
                color={product.color}
                y={faces.length > 0 ? floor : floor - size.above - size.height}
              />
            ))}
          </svg>
          <div className="relative mt-1 h-6">
            {pieces.map(({ product, size, x }, place) => (
              <span
                key={product.id}
                className="absolute -translate-x-1/2"
                style={{ left: `${(100 * (x + size.width / 2)) / width}%` }}
              >
                {place + 1}
              </span>
            ))}
          </div>
        </div>
        <figcaption className="text-s text-ink-quiet">
          <ol className="list-inside list-decimal">
            {pieces.map(({ product }) => (
              <li key={product.id} className="wrap-anywhere">
                {product.product_name}, {measuresText(product)}
              </li>
            ))}
          </ol>
          {undrawn.length > 0 && (
            <p className="mt-2 wrap-anywhere">
              {m.compare_undrawn({
                names: undrawn.map(({ product_name: name }) => `“${name}”`).join(', '),
              })}
            </p>
          )}
        </figcaption>
      </figure>
    </section>
  );
}

/** The drawable products, from left to right behind the person, in centimeters. */
function placePieces(products: Props['products'], categoryIcons: Props['categoryIcons']) {
  let right = room.edge + person.width;
  return products.flatMap((product) => {
    const kind = productKind(categoryIcons[product.category_id], product, product.product_name);
    const scene = scaleScene(kind, product);
    if (scene === null) return [];
    const { product: size, reach } = scene;
    const sides = [product.length ?? 0, product.width ?? 0];
    const [front, side] = [Math.max(...sides), Math.min(...sides)];
    const faces = cornerFaces(kind, { front, side, height: size.height });
    const x = right + room.gap + reach;
    right = x + size.width;
    return [{ product, kind, faces, size, reach, x }];
  });
}
