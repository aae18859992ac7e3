import { quantity } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { Stepper } from './stepper.tsx';
import { ProductLine } from '../own-products/product-line.tsx';
import type { PackageLine } from './package-contents.ts';

interface Props {
  lines: readonly PackageLine[];
  onQuantity: (productId: number, quantity: number) => void;
}

/** A package's contents. Lines with quantity 0 stay until the package is saved, so they can be restored. */
export function ContentsList({ lines, onQuantity }: Props) {
  return (
    <ul
      id="contents"
      aria-label={m.package_part_contents()}
      className="scroll-mt-40 grid grid-cols-1 gap-2"
    >
      {lines.map(({ product, quantity: count }) => {
        const { id, name } = product;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line bg-surface p-2"
          >
            <span
              className={`flex min-w-0 basis-64 grow items-center gap-3 ${count === 0 ? 'opacity-60' : ''}`}
            >
              <ProductLine product={product} />
            </span>
            <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3">
              {count === 0 && (
                <span className="text-xs text-ink-quiet">{m.package_left_out()}</span>
              )}
              <Stepper
                label={m.package_quantity({ name })}
                fewerLabel={m.package_fewer({ name })}
                moreLabel={m.package_more({ name })}
                value={count}
                min={quantity.min}
                max={quantity.max}
                onChange={(next) => onQuantity(id, next)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
