import type { Industry } from '@orendi/contract/schemas/industry';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { DescriptionFields } from '../../drafts/description-fields.tsx';
import { Button } from '../../forms/button.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { StageHeading } from '../import/import-preview.tsx';
import { PriceFields } from '../price-fields.tsx';
import { fieldNames } from '../product/field-names.ts';
import { PlaceFields } from '../product/main-fields.tsx';
import { type FinishedDraft, useDraftForm } from './use-finish.ts';

interface Props {
  present: FinishedDraft;
  industries: Industry[];
  onPublished: (before: OwnProduct) => void;
  /** Missing for the last one. */
  onSkip: (() => void) | undefined;
}

/** A draft with the fields that it lacks, and the camera. */
export function DraftCard({ present, industries, onPublished, onSkip }: Props) {
  const { draft } = present;
  const form = useDraftForm(present, industries, onPublished);
  const { lacks, photos, sent } = form;
  const { photos: shown, refusals } = photos;
  const missing = [
    ...(draft.images.length === 0 ? (['images'] as const) : []),
    ...lacks.filter((name) => name !== 'industry_id'),
  ];
  return (
    <FormFrame
      form={form}
      label={m.finish_publish()}
      onSubmit={() => void form.save()}
      isLong
      instead={
        shown.length > 0 ? undefined : (
          <>
            <PictureButton
              label={m.finish_photo()}
              look={`${buttonClass('main', 'large')} grow`}
              onFiles={form.takePhotos}
              capture="environment"
            />
            <PictureButton
              label={m.finish_gallery()}
              look={`${buttonClass('plain', 'large')} hidden pointer-coarse:inline-flex`}
              onFiles={form.takePhotos}
              multiple
            />
          </>
        )
      }
    >
      <div>
        <div className="flex items-center justify-between gap-3 [&_h2]:min-w-0 [&_h2]:wrap-anywhere">
          <StageHeading>{draft.product_name}</StageHeading>
          {onSkip && (
            <Button onClick={onSkip} disabled={form.isSending} size="small">
              {m.finish_skip()}
            </Button>
          )}
        </div>
        <p className="text-s text-ink-quiet">
          {m.draft_lacks({ names: missing.map((name) => fieldNames[name]()).join(', ') })}{' '}
          <a href={paths.editProduct(draft.id)} className="listing-more">
            {m.finish_all_fields()}
          </a>
        </p>
      </div>
      {shown.length > 0 && (
        <div className="flex gap-2 overflow-x-auto">
          {shown.map(({ id, preview }) => (
            <img key={id} src={preview} alt="" className="size-28 rounded-m object-cover" />
          ))}
        </div>
      )}
      {sent !== undefined && <UploadProgress part={sent} />}
      <div role="alert" className="text-s font-medium text-accent-deep empty:hidden">
        {refusals.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="contents [&_textarea]:min-h-0 [&_textarea]:py-2">
        <DescriptionFields form={form} only={lacks} />
      </div>
      {lacks.includes('category_id') && <PlaceFields form={form} industries={industries} />}
      {(lacks.includes('price') || lacks.includes('currency')) && (
        <div className="flex flex-wrap gap-4 *:grow *:basis-28">
          <PriceFields form={form} />
        </div>
      )}
    </FormFrame>
  );
}
