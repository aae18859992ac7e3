import { textLimits } from '@orendi/contract/limits';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import { m } from '@orendi/messages';
import { useMemo } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  comparePrice,
  type PriceComparison,
  totalText,
} from '../../catalogue/package-price/compare-price.ts';
import { CountedTextField } from '../../forms/counted-text-field.tsx';
import { decimalOf } from '../../forms/decimal/decimal-text.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { Fold } from '../../forms/fold.tsx';
import { FormPart } from '../../forms/form-part.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { DeleteButton } from '../../forms/confirm-button.tsx';
import { ProductPicker } from '../own-products/product-picker.tsx';
import { keepButton } from '../keep-listing.ts';
import { DiscountFields, saleFields } from '../sale/discount-fields.tsx';
import { PriceFields } from '../price-fields.tsx';
import { cappedSale } from '../sale/sale-plan.ts';
import { usePriceQuestion } from '../use-price-question.tsx';
import { ContentsList } from './contents-list.tsx';
import { type PackageFormStart, usePackageForm } from './use-package-form.ts';

interface PackageFormProps extends PackageFormStart {
  /** Resets the form to the currently saved version. */
  onReset: (pack: OwnPackage) => void;
}

export function PackageForm({ onReset, ...given }: PackageFormProps) {
  const { pack, products } = given;
  const form = usePackageForm(given);
  const { field, values, lines, conflict, present } = form;
  const { price, currency } = values;
  const save = () => void form.save('published');
  const asking = usePriceQuestion({ price, currency, published: pack, save });
  const chosen = useMemo(() => new Set(lines.map(({ product }) => product.id)), [lines]);
  const parts = lines.map(({ product, quantity }) => ({ ...product, quantity }));
  const isPriced = parts.every((part) => part.price > 0);
  const description = { max: textLimits.description };
  return (
    <FormFrame
      form={form}
      label={submitLabel(present)}
      onSubmit={asking.save}
      isLong
      aside={keepButton(present, form.save)}
      after={
        present && (
          <DeleteButton
            label={m.package_delete()}
            question={m.package_delete_question()}
            text={m.package_delete_text()}
            onConfirm={() => void form.remove(present.id)}
          />
        )
      }
    >
      <UnsavedChanges isChanged={form.isChanged} />
      <FormPart heading={m.package_part_name()}>
        <TextField {...field('package_name')} label={m.package_name()} autoComplete="off" />
      </FormPart>
      <FormPart heading={m.package_part_contents()}>
        <ProductPicker products={products} chosen={chosen} error={form.error} onChoose={form.add} />
        {lines.length > 0 && <ContentsList lines={lines} onQuantity={form.setQuantity} />}
      </FormPart>
      <FormPart heading={m.package_part_price()}>
        <div id="price" className="grid scroll-mt-20 gap-4 sm:grid-cols-2">
          <PriceFields
            form={form}
            present={pack?.currency ?? undefined}
            onBlur={() => form.change({ sale: cappedSale(values) })}
          />
        </div>
        <div aria-live="polite">
          <PriceHint compared={comparePrice(isPriced ? parts : [], decimalOf(price), currency)} />
        </div>
      </FormPart>
      <FormPart heading={m.package_part_words()}>
        <CountedTextField
          {...field('package_description_al')}
          {...description}
          label={m.profile_description_al()}
        />
        <CountedTextField
          {...field('package_description_en')}
          {...description}
          label={m.profile_description_en()}
        />
      </FormPart>
      <Fold
        heading={m.product_discount()}
        isFilled={values.sale !== ''}
        isInvalid={saleFields.some((name) => form.errors[name] !== undefined)}
      >
        <DiscountFields form={form} />
      </Fold>
      {asking.question}
      {conflict && (
        <ConflictDialog
          onMine={form.keepMine}
          onTheirs={() => onReset(conflict)}
          onCancel={form.forgetConflict}
        />
      )}
    </FormFrame>
  );
}

function submitLabel(present: OwnPackage | null): string {
  if (present === null) return m.package_add();
  return present.state === 'published' ? m.package_edit() : m.product_publish();
}

function PriceHint({ compared }: { compared: PriceComparison }) {
  const { kind } = compared;
  if (kind === 'nothing') return null;
  const sum = kind === 'mixed' ? '' : totalText(compared.sum, compared);
  if (kind === 'dearer') {
    return (
      <p className="rounded-m border border-accent bg-accent-tint p-4 text-s font-medium text-accent-deep">
        {m.package_dearer({ sum, amount: totalText(compared.amount, compared) })}
      </p>
    );
  }
  const sentences = { mixed: m.package_mixed, same: m.package_same, sum: m.package_sum };
  return (
    <p className="rounded-m bg-sand p-4 text-s">
      {sentences[kind === 'saving' ? 'sum' : kind]({ sum })}
      {kind === 'saving' && (
        <strong className="font-semibold text-good">
          {' '}
          {m.package_saves({
            amount: totalText(compared.amount, compared),
            percent: compared.percent,
          })}
        </strong>
      )}
    </p>
  );
}
