import { m } from '@orendi/messages';
import { Button } from '../../forms/button.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { DeleteButton } from '../../forms/confirm-button.tsx';
import { HiddenNotice } from '../hidden-notice.tsx';
import { usePriceQuestion } from '../use-price-question.tsx';
import { ProductConflict } from './conflict/product-conflict.tsx';
import type { ProductFormStart } from './load-product-form.ts';
import { ProductForm } from './product-form.tsx';
import { type ProductContent, useProductContent } from './use-product-content.ts';
import { useProductSaving } from './use-product-saving.ts';

export function ProductEditor({ start }: { start: ProductFormStart }) {
  const form = useProductContent(start);
  const saving = useProductSaving(start, form);
  const { base, draft } = form;
  const { price, currency } = form.values;
  const save = () => void saving.save('published');
  const asking = usePriceQuestion({ price, currency, published: base, save });
  return (
    <>
      <UnsavedChanges
        isChanged={form.isChanged}
        text={draft.isKept ? m.product_draft_leave() : undefined}
      />
      {start.product?.hidden && <HiddenNotice hiding={start.product.hidden} />}
      <DraftOffer form={form} />
      <ProductForm
        form={form}
        industries={start.industries}
        sent={saving.sent}
        onSave={asking.save}
        onKeep={saving.save}
      />
      {asking.question}
      {base && (
        <div className="mt-8">
          <DeleteButton
            label={m.product_delete()}
            question={m.product_delete_heading()}
            text={m.product_delete_text({ name: base.product_name })}
            onConfirm={() => void saving.remove(base)}
          />
        </div>
      )}
      {base && saving.conflict && (
        <ProductConflict
          base={form.shownOf(base)}
          mine={{ values: form.values, photos: form.photos.photos }}
          theirs={form.shownOf(saving.conflict)}
          industries={start.industries}
          onMine={saving.keepMine}
          onTheirs={() => void saving.takeTheirs()}
          onCancel={saving.forgetConflict}
        />
      )}
    </>
  );
}

function DraftOffer({ form: { draft, takeDraft } }: { form: ProductContent }) {
  const { found } = draft;
  if (found === undefined) return null;
  const name = found.values.product_name.trim();
  return (
    <section
      aria-label={m.product_draft_heading()}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-m bg-sand p-4"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{m.product_draft_heading()}</p>
        <p className="text-s wrap-anywhere text-ink-quiet">
          {name ? m.product_draft_named({ name }) : m.product_draft_nameless()}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => takeDraft(found)} kind="main">
          {m.product_draft_continue()}
        </Button>
        <Button onClick={() => void draft.drop()}>{m.product_draft_discard()}</Button>
      </div>
    </section>
  );
}
