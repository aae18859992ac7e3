import { photos as photoLimits } from '@orendi/contract/limits';
import { type ProductFieldName, publishedNeeds } from '@orendi/contract/product-fields';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { useState } from 'react';
import type { FieldFault } from '../../../api/failure.ts';
import { validationFailure } from '../../forms/form-failure.ts';
import { useUpload } from '../../forms/send-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { storedPhoto } from '../../pictures/photos/photo.ts';
import { refusalOf } from '../../pictures/prepare-picture.ts';
import { usePhotos } from '../../pictures/photos/use-photos.ts';
import { fieldName } from '../product/field-names.ts';
import { productFormData } from '../product/product-form-data.ts';
import { productFaults, productValues } from '../product/product-values.ts';
import { useProductDrafts } from '../product/use-product-drafts.ts';
import { useSuggestedCategory } from '../product/use-suggested-category.ts';

export const noDefaults = { currency: 'EUR', industryId: null, categoryId: null } as const;

export const photosOf = ({ images }: OwnProduct) => images.map((url) => storedPhoto(url));

/**
 * The form that finishes a draft: what it lacks, with drafted texts and a suggested category. It is published as soon as
 * nothing is missing; a photo is kept in any case.
 * @param onPublished receives the draft as it was
 */
export function useDraftForm(
  draft: OwnProduct,
  industries: Industry[],
  onPublished: (before: OwnProduct) => void,
) {
  const [base, setBase] = useState(draft);
  const form = useForm(productValues(draft, noDefaults), ['images']);
  const photos = usePhotos(photosOf(draft), photoLimits.max, () => form.repair(['images']));
  const { sent, upload } = useUpload();
  const texts = useProductDrafts(
    form,
    true,
    { industries, newest: null },
    { refusal: m.draft_look() },
  );
  const { product_name: name, description_al: albanian, description_en: english } = form.values;
  // A name of its own, such as that of a series, says less than the text.
  const said = [name, albanian || english].filter(Boolean).join('. ');
  const values = { ...form.values, product_name: said };
  useSuggestedCategory({ values, change: form.change }, draft.category_id === null);

  const save = () =>
    form.submit(async (_, typed) => {
      const full = { ...typed };
      const unseen: FieldFault[] = [];
      for (const { field, text, faults } of Object.values(texts)) {
        full[field.name as ProductFieldName] = text;
        unseen.push(...faults());
      }
      const ready = await photos.ready();
      const missing = productFaults(full, ready.length);
      const faults = missing.length > 0 ? missing : unseen;
      const isComplete = faults.length === 0;
      if (isComplete || ready.some(({ kind }) => kind === 'new')) {
        const body = productFormData(
          isComplete ? full : typed,
          ready,
          { id: base.id, version: base.version },
          isComplete ? 'published' : 'draft',
        );
        const saved = await upload((api) => api('PUT /private/product-creation/update', { body }));
        if (isComplete) {
          onPublished(draft);
          return;
        }
        setBase(saved);
        photos.replace(photosOf(saved));
      }
      throw validationFailure(faults);
    });

  return {
    ...form,
    field: (field: ProductFieldName) => ({
      ...(texts[field]?.field ?? form.field(field)),
      label: fieldName(field),
    }),
    markOf: (field: ProductFieldName) => texts[field]?.mark,
    photos,
    sent,
    /** Names of the fields without which it cannot be published, photos apart. */
    lacks: publishedNeeds.filter((field) => draft[field] === null),
    save,
    takePhotos: (...files: File[]) => {
      photos.add(files);
      if (files.some((file) => refusalOf(file) === undefined)) void save();
    },
  };
}
