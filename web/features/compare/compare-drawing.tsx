import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { measuresText } from '../catalogue/measures.ts';
import { productKind } from '../catalogue/scale/product-kind.ts';
import { ScaleFigure } from '../catalogue/scale/scale-figure.tsx';
import { person, room, scaleScene } from '../catalogue/scale/scale-scene.ts';

interface Props {
  products: readonly Product[];
  /** Keyed by category id. */
  categoryIcons: Record<number, string>;
}

/** The products in one scale beside a person, numbered; nothing if fewer than two of them can be drawn. */
export function CompareDrawing({ products, categoryIcons }: Props) {
  const placed = placeProducts(products, categoryIcons);
  const last = placed.at(-1)?.piece;
  if (last === undefined || placed.length < 2) return null;
  const tops = placed.map(({ piece }) => piece.above + piece.height);
  const floor = Math.max(person.height, ...tops) + room.headroom;
  const undrawn = products.filter((product) => placed.every((one) => one.product !== product));
  return (
    <ScaleFigure
      heading={m.compare_drawings()}
      width={last.x + last.width + room.edge}
      height={floor + Math.max(...placed.map(({ reach }) => reach)) + 4}
      floor={floor}
      pieces={placed.map(({ piece }) => piece)}
      labels={placed.map(({ piece, reach }, place) => ({
        text: `${place + 1}`,
        x: piece.x + (piece.width - reach) / 2,
        top: '100%',
        look: '-translate-x-1/2 pt-2',
      }))}
    >
      <figcaption className="text-s text-ink-quiet">
        <ol className="list-inside list-decimal">
          {placed.map(({ product }) => (
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
    </ScaleFigure>
  );
}

/** The products that can be drawn, from left to right behind the person. */
function placeProducts(products: Props['products'], categoryIcons: Props['categoryIcons']) {
  let right = room.edge + person.width;
  return products.flatMap((product) => {
    const kind = productKind(categoryIcons[product.category_id], product, product.product_name);
    const scene = scaleScene(kind, product);
    if (scene === null) return [];
    const x = right + room.gap + scene.reach;
    right = x + scene.product.width;
    return [{ product, reach: scene.reach, piece: { ...scene.product, color: product.color, x } }];
  });
}
