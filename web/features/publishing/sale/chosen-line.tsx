import { m } from '@orendi/messages';
import { memo, type MouseEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { OwnProduct } from '../own-products/own-product.ts';
import { ProductLine } from '../own-products/product-line.tsx';
import { isAbovePrice, withSale, type PlannedSale } from './sale-plan.ts';

type Props = PlannedSale & { product: OwnProduct; onRemove: (productId: number) => void };

/** A product of a sale with its sale price, and a button to remove it. */
export const ChosenLine = memo(function ChosenLine({ product, onRemove, ...plan }: Props) {
  const { id, name } = product;
  const isTooMuch = isAbovePrice(product, plan);

  function remove({ currentTarget }: MouseEvent): void {
    // Moves the focus to a neighbor, as this line disappears.
    const line = currentTarget.closest('li');
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    next?.querySelector('button')?.focus();
    onRemove(id);
  }

  return (
    <li
      className={`chosen-line flex items-center gap-3 rounded-m border bg-surface p-2 ${isTooMuch ? 'border-accent' : 'border-line'}`}
    >
      <ProductLine
        product={isTooMuch ? product : withSale(product, plan)}
        note={isTooMuch ? m.sale_above_here() : undefined}
      />
      <button
        type="button"
        aria-label={m.sale_remove({ name })}
        onClick={remove}
        className="grid size-11 shrink-0 place-items-center rounded-pill text-ink-quiet transition-colors hover:bg-sand hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </li>
  );
});
