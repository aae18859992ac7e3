import type { Unmeasured } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { DecimalField } from '../features/forms/decimal/decimal-field.tsx';
import { FormFrame } from '../features/forms/form-frame.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { UnsavedChanges } from '../features/forms/unsaved-changes.tsx';
import { LinePicture } from '../features/publishing/own-products/product-line.tsx';
import { sides, sizeField } from '../features/publishing/sizes/size-values.ts';
import { type SizesFormState, useSizesForm } from '../features/publishing/sizes/use-sizes-form.ts';
import { paths } from '../platform/paths.ts';
import { readId } from '../platform/page-id.ts';
import { buttonClass } from '../ui/button-class.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { counted } from '../platform/number-text.ts';

/** Products on one page: each has three fields. */
const perPage = 24;

export const loader = guarded(
  'member',
  async ({ business_id: businessId }, { api, parameters }) => {
    const page = readId(parameters.get('page') ?? '') ?? 1;
    const known = await api('GET /private/product-sizes/get', {
      query: { page, perPage },
    });
    return { businessId, known };
  },
);

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  // Another page, or what comes after the rows that are saved, is another form.
  const key = loaded.known.results.map(({ id }) => id).join();
  return <SizesPage key={key} {...loaded} />;
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** Where a seller fills in the sizes that products lack, many at once. */
function SizesPage({ known: { results, page, perPage, total }, businessId }: Loaded) {
  const form = useSizesForm(results, businessId);
  const left = total - (results.length - form.products.length);
  return (
    <FormPage title={m.sizes_title()} intro={m.sizes_intro()} path={paths.missingSizes(page)}>
      <UnsavedChanges isChanged={form.isChanged} isWithinPage />
      {form.products.length > 0 ? (
        <FormFrame form={form} label={m.sizes_save()} onSubmit={() => void form.save()} isLong>
          <output className="text-s text-ink-quiet tabular-nums">
            {m.products_unmeasured(counted(left))}
          </output>
          <div
            aria-hidden="true"
            className="hidden grid-cols-[minmax(0,1fr)_repeat(3,--spacing(27))] gap-2 text-(length:--text-xs) text-ink-quiet nav:grid"
          >
            <span>{m.products_product()}</span>
            {sides.map((side) => (
              <span key={side}>{labels[side]()}</span>
            ))}
          </div>
          <ul aria-label={m.sizes_title()}>
            {form.products.map((product) => (
              <SizeRow key={product.id} product={product} form={form} />
            ))}
          </ul>
        </FormFrame>
      ) : (
        left <= 0 && (
          <>
            <p className="mb-5 text-l font-semibold">{m.sizes_done()}</p>
            <ButtonLink href={paths.dashboard} kind="main" label={m.nav_dashboard()} />
          </>
        )
      )}
      <p className="mt-6 flex flex-wrap justify-between gap-4 empty:hidden">
        {page > 1 && <ButtonLink href={paths.missingSizes(page - 1)} label={m.sizes_before()} />}
        {page * perPage < total && (
          <a href={paths.missingSizes(page + 1)} className={`${buttonClass()} ml-auto`}>
            {m.sizes_next()}
          </a>
        )}
      </p>
    </FormPage>
  );
}

const labels = { length: m.product_length, width: m.product_width, height: m.product_height };

/** A product and its three sizes: a line of a table, or a card on a phone. */
function SizeRow({ product, form }: { product: Unmeasured; form: SizesFormState }) {
  const { id, product_name: name, image, image_focus: focus } = product;
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-4 nav:flex-nowrap nav:py-2">
      <LinePicture image={image} focus={focus} />
      <a href={paths.editProduct(id)} className="listing-link min-w-0 grow text-s wrap-anywhere">
        {name}
      </a>
      <fieldset
        aria-label={m.sizes_of({ name })}
        className="grid min-w-0 basis-full grid-cols-3 gap-2 nav:flex-none nav:grid-cols-[repeat(3,--spacing(27))] nav:[&_div:has(>label)]:sr-only"
      >
        {sides.map((side) => (
          <DecimalField
            key={side}
            {...form.field(sizeField(id, side))}
            label={labels[side]()}
            enterKeyHint="next"
          />
        ))}
      </fieldset>
    </li>
  );
}
