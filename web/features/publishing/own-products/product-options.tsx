import { m } from '@orendi/messages';
import { ProductLine } from './product-line.tsx';
import type { OwnProduct } from './own-product.ts';

/* Objects, because the linter would suggest HTML elements that cannot hold pictures. */
const listbox = { role: 'listbox' } as const;
const optionRole = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const;

interface Props {
  id: string;
  optionId: (place: number) => string;
  /** Index of the option active by keyboard. */
  active: number;
  products: readonly OwnProduct[];
  /** How many more there are. */
  left: number;
  onChoose: (product: OwnProduct) => void;
}

/** The options offered; the focus stays in the field. */
export function ProductOptions({ id, optionId, active, products, left, onChoose }: Props) {
  return (
    <>
      <div {...listbox} id={id} aria-label={m.publish_products()}>
        {products.map((product, place) => (
          <button
            key={product.id}
            id={optionId(place)}
            {...optionRole(place === active)}
            type="button"
            tabIndex={-1}
            onClick={() => onChoose(product)}
            className="flex min-h-14 w-full items-center gap-3 rounded-m px-3 py-1.5 text-left -outline-offset-2 outline-ink hover:bg-sand aria-selected:bg-sand aria-selected:outline-2"
          >
            <ProductLine product={product} />
          </button>
        ))}
      </div>
      {left > 0 && (
        <p className="px-3 py-2 text-xs text-ink-quiet">{m.publish_more({ count: left })}</p>
      )}
    </>
  );
}
