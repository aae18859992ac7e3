import type { ListingState } from '@orendi/contract/listings';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DescriptionFields } from '../../drafts/description-fields.tsx';
import { Marked } from '../../drafts/marked.tsx';
import { Fold } from '../../forms/fold.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPart } from '../../forms/form-part.tsx';
import { keepButton } from '../keep-listing.ts';
import { PhotosField } from '../../pictures/photos/photos-field.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { DiscountFields } from '../sale/discount-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import { PostPanel } from './post-panel.tsx';
import { PlaceFields, ProductPriceFields, SizeFields } from './main-fields.tsx';
import { hasMore, moreFields } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

interface Props {
  form: ProductContent;
  industries: Industry[];
  sent: number | undefined;
  onSave: () => void;
  onKeep: (state: ListingState) => Promise<void>;
}

export function ProductForm({ form, industries, sent, onSave, onKeep }: Props) {
  const { field, errors, photos, isSending } = form;
  return (
    <FormFrame
      form={form}
      label={m.product_publish()}
      isLong
      aside={keepButton(form.base, onKeep)}
      onSubmit={onSave}
    >
      {form.post && <PostPanel post={form.post} />}
      <FormPart heading={m.product_part_photos()}>
        <PhotosField
          label={m.photos_label()}
          error={errors.images}
          photos={photos}
          isLocked={isSending}
        />
      </FormPart>
      <FormPart heading={m.product_part_info()}>
        <Marked mark={form.markOf('product_name')}>
          <TextField
            {...field('product_name')}
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="next"
          />
        </Marked>
        <Marked mark={form.markOf('price')}>
          <ProductPriceFields form={form} />
        </Marked>
        <Marked mark={form.markOf('category_id')}>
          <PlaceFields form={form} industries={industries} />
        </Marked>
        <SizeFields form={form} />
        <DetailFields form={form} group="look" />
        <DescriptionFields form={form} />
      </FormPart>
      <MoreFields form={form} />
      {isSending && photos.sentPart !== undefined && (
        <UploadProgress part={sent ?? photos.sentPart} />
      )}
    </FormFrame>
  );
}

const pair = 'grid gap-4 sm:grid-cols-2';

function MoreFields({ form }: { form: ProductContent }) {
  const { values, errors, remembered } = form;
  const last = Object.values(remembered ?? {})
    .filter(Boolean)
    .join(', ');
  return (
    <Fold
      heading={m.product_more()}
      text={last ? m.product_more_last({ last }) : m.product_more_text()}
      isFilled={hasMore(values, remembered)}
      isInvalid={moreFields.some((name) => errors[name] !== undefined)}
    >
      <DiscountFields form={form} />
      {(['identity', 'material', 'stock'] as const).map((group) => (
        <div key={group} className={pair}>
          <DetailFields form={form} group={group} />
        </div>
      ))}
      <h3 className="mt-2 text-l">{m.product_offer()}</h3>
      <div className={pair}>
        <DetailFields form={form} group="offer" />
      </div>
    </Fold>
  );
}
