import { m } from '@orendi/messages';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { HiddenNotice } from '../hidden-notice.tsx';
import { ProductConflict } from './conflict/product-conflict.tsx';
import { DraftOffer } from './draft/draft-offer.tsx';
import type { ProductFormStart } from './load-product-form.ts';
import { ProductForm } from './product-form.tsx';
import { usePriceQuestion } from '../use-price-question.tsx';
import { useProductContent } from './use-product-content.ts';
import { useProductSaving } from './use-product-saving.ts';

/** The product form with its draft, its dialogs and the delete button. */
export function ProductEditor({ start }: { start: ProductFormStart }) {
  const form = useProductContent(start);
  const saving = useProductSaving(start, form);
  const { base, draft } = form;
  const { price, currency } = form.values;
  const save = () => void saving.save();
  const asking = usePriceQuestion({ price, currency, published: base, save });
  return (
    <>
      <UnsavedChanges
        isChanged={form.isChanged}
        text={draft.isKept ? m.product_draft_leave() : undefined}
      />
      {start.product?.hidden && <HiddenNotice hiding={start.product.hidden} />}
      {draft.found && (
        <DraftOffer
          draft={draft.found}
          onContinue={() => draft.found && form.takeDraft(draft.found)}
          onDiscard={() => void draft.drop()}
        />
      )}
      <ProductForm
        form={form}
        industries={start.industries}
        sent={saving.sent}
        onSave={asking.save}
      />
      {asking.question}
      {base && (
        <div className="mt-8">
          <DeleteButton
            label={m.product_delete()}
            question={m.product_delete_heading()}
            text={m.product_delete_text({ name: base.product_name })}
            onDelete={() => void saving.remove(base)}
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
