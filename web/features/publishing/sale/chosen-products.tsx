import { m } from '@orendi/messages';
import { memo, type MouseEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { OwnProduct } from '../own-products/own-products.ts';
import { ProductLine } from '../own-products/product-line.tsx';
import { isAbovePrice, type PlannedSale, withSale } from './sale-plan.ts';

interface Props {
  products: readonly OwnProduct[];
  plan: PlannedSale;
  onRemove: (productId: number) => void;
  onClear: () => void;
}

/** Products shown until all of them are asked for. */
const shownAtFirst = 12;

/** The selected products with their sale prices, deferred so that typing stays responsive with hundreds of them. */
export function ChosenProducts({ products, plan, onRemove, onClear }: Props) {
  const [isWhole, setWhole] = useState(false);
  const amount = useDeferredValue(plan.amount);
  const { saleType } = plan;
  const isTooCheap = (product: OwnProduct) => isAbovePrice(product, { amount, saleType });
  const ordered = products.some(isTooCheap)
    ? [...products].sort((one, other) => Number(isTooCheap(other)) - Number(isTooCheap(one)))
    : products;
  const shown = isWhole ? ordered : ordered.slice(0, shownAtFirst);

  // A stable function, so that memoized lines do not render again.
  const latest = useRef(onRemove);
  const [remove] = useState(() => (id: number) => latest.current(id));
  useLayoutEffect(() => {
    latest.current = onRemove;
  });

  return (
    <div>
      <div className="-mt-3 mb-2 flex flex-wrap items-center justify-between gap-x-4 text-s">
        <p aria-live="polite" className="text-ink-quiet">
          {m.sale_chosen({ count: products.length })}
        </p>
        <button
          type="button"
          onClick={onClear}
          className="py-3 font-medium underline underline-offset-4"
        >
          {m.sale_clear()}
        </button>
      </div>
      <ul aria-label={m.sale_part_prices()} className="grid grid-cols-1 gap-2">
        {shown.map((product) => (
          <ChosenLine
            key={product.id}
            product={product}
            amount={amount}
            saleType={saleType}
            onRemove={remove}
          />
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button onClick={() => setWhole(true)} className="mt-3">
          {m.sale_show_all({ count: ordered.length })}
        </Button>
      )}
    </div>
  );
}

type ChosenLineProps = PlannedSale & { product: OwnProduct; onRemove: (productId: number) => void };

const ChosenLine = memo(function ChosenLine({ product, onRemove, ...plan }: ChosenLineProps) {
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
