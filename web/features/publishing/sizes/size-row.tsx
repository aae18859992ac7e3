import type { Unmeasured } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import type { PictureFrame } from '../../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { sizeField } from './size-values.ts';
import type { SizesFormState } from './use-sizes-form.ts';

const frame: PictureFrame = { ratio: 1, widest: 160, widths: [{ from: 0, width: 56, unit: 'px' }] };

const labels = { length: m.product_length, width: m.product_width, height: m.product_height };

/** A product and its three sizes: a line of a table, or a card on a phone. */
export function SizeRow({ product, form }: { product: Unmeasured; form: SizesFormState }) {
  const { id, product_name: name, image, image_focus: focus } = product;
  return (
    <li className="size-row">
      <span className="line-picture" style={pictureColor(image)}>
        <Picture url={image} alt="" frame={frame} focus={focus} />
      </span>
      <a href={paths.editProduct(id)} className="listing-link min-w-0 grow text-s wrap-anywhere">
        {name}
      </a>
      <fieldset aria-label={m.sizes_of({ name })} className="size-fields">
        {(['length', 'width', 'height'] as const).map((side) => (
          <DecimalField
            key={side}
            {...form.field(sizeField(id, side))}
            label={labels[side]()}
            isRequired={false}
            enterKeyHint="next"
          />
        ))}
      </fieldset>
    </li>
  );
}
