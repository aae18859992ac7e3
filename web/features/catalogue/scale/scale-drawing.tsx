import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { numberText } from '../../../platform/number-text.ts';
import { DimensionLine, DoorOutline } from './drawn-parts.tsx';
import { productKind } from './product-kind.ts';
import { ScaleFigure } from './scale-figure.tsx';
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
  const [front, other] = [drawn.width, Math.min(length, side)];
  const measure = (value: number) => `${numberText(value)} cm`;
  const end = Math.max(2, width * 0.008);
  const height = floor + reach + end * 4;
  const top = floor - drawn.above - drawn.height;
  // Directly below the product, also if it hangs on a wall.
  const below = floor - drawn.above + reach + end * 2.5;
  const beside = drawn.x + drawn.width + end * 3;
  const left = drawn.x - reach;
  const down = (from: number) => `${(100 * from) / height}%`;
  const isFlat = kind === 'rug';
  const labels = [
    {
      text: measure(front),
      x: left + front / 2,
      top: down(below),
      look: '-translate-x-1/2 pt-2',
    },
    reach > 0 && {
      text: measure(other),
      x: beside - reach / 2,
      top: down(floor + reach / 2),
      look: 'pt-1 pl-1.5',
    },
    !isFlat && {
      text: measure(product.height ?? 0),
      x: beside,
      // Keeps the label above the floor next to low furniture.
      top: `min(${down(top + drawn.height / 2)}, ${down(floor)} - 1.75em)`,
      look: '-translate-y-1/2 rotate-180 pr-1.5 [writing-mode:vertical-rl]',
    },
  ];
  return (
    <ScaleFigure
      heading={m.scale_heading()}
      {...{ width, height, floor }}
      pieces={[{ ...drawn, color: product.color }]}
      lines={
        <>
          <g className="fill-paper stroke-line-control">
            <DoorOutline {...door} y={floor - door.height} />
          </g>
          <DimensionLine from={[left, below]} to={[left + front, below]} end={end} />
          {reach > 0 && (
            <DimensionLine from={[beside, floor]} to={[beside - reach, floor + reach]} end={end} />
          )}
          {!isFlat && (
            <DimensionLine from={[beside, top]} to={[beside, top + drawn.height]} end={end} />
          )}
        </>
      }
      labels={labels.filter((label) => label !== false)}
    >
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
    </ScaleFigure>
  );
}
