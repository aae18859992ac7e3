import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';

/** Replaces the table before the first product. */
export function NoListings() {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center">
      <p className="text-l font-semibold">{m.products_empty()}</p>
      <p className="max-w-text text-balance text-ink-quiet">{m.products_empty_text()}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <a href={paths.createProduct} className={buttonClass()}>
          {m.product_add()}
        </a>
        <a href={paths.importProducts} className={buttonClass()}>
          {m.products_import()}
        </a>
      </div>
    </div>
  );
}
