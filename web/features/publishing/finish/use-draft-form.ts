import { photos as photoLimits } from '@orendi/contract/limits';
import { publishedNeeds } from '@orendi/contract/product-fields';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { useState } from 'react';
import { validationFailure } from '../../forms/form-failure.ts';
import { useUpload } from '../../forms/send-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { refusalOf } from '../../pictures/prepare-picture.ts';
import { storedPhotos } from '../../pictures/photos/photo.ts';
import { usePhotos } from '../../pictures/photos/use-photos.ts';
import { productFormData } from '../product/product-form-data.ts';
import { productFaults } from '../product/product-values.ts';
import { useProductDrafts } from '../product/use-product-drafts.ts';
import type { FinishedDraft } from './use-finish.ts';

/**
 * The form that finishes a draft: what it lacks, with drafted texts. It is published as soon as
 * nothing is missing; a photo is kept in any case.
 * @param onPublished receives the draft as it was
 */
export function useDraftForm(
  { draft, values }: FinishedDraft,
  industries: Industry[],
  onPublished: (before: OwnProduct) => void,
) {
  const [base, setBase] = useState(draft);
  const form = useForm(values, ['images']);
  const photos = usePhotos(storedPhotos(draft), photoLimits.max, () => form.repair(['images']));
  const { sent, upload } = useUpload();
  const drafts = useProductDrafts(form, true, { industries, newest: null });
  const save = () =>
    form.submit(async (_, typed) => {
      const ready = await photos.ready();
      const full = { ...typed, ...drafts.texts() };
      const missing = productFaults(full, ready.length);
      const faults = missing.length > 0 ? missing : drafts.faults();
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
        photos.replace(storedPhotos(saved));
      }
      throw validationFailure(faults);
    });

  return {
    ...form,
    field: drafts.field,
    markOf: drafts.markOf,
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
