import type { Focus } from '@orendi/contract/fit-picture';
import { m } from '@orendi/messages';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { fixedFrame } from '../../catalogue/picture-frames.ts';
import { Price } from '../../catalogue/price.tsx';
import type { OwnProduct } from './own-products.ts';

const frame = fixedFrame(1, 56, 320);

/** A product's picture on a line; hidden where very large text on a phone needs its space. */
export function LinePicture({ image, focus }: { image: string | null; focus: Focus | null }) {
  return (
    <span
      className="size-14 flex-none overflow-hidden rounded-s bg-sand max-[18em]:hidden"
      style={pictureColor(image)}
    >
      <Picture url={image} alt="" frame={frame} focus={focus} />
    </span>
  );
}

export function ProductLine({ product, note }: { product: OwnProduct; note?: string }) {
  const { id, name, image, focus, state } = product;
  return (
    <>
      <LinePicture image={image} focus={focus} />
      <span className="min-w-0 grow text-s">
        <span className="block leading-snug wrap-anywhere">
          {name} <span className="text-ink-quiet tabular-nums">#{id}</span>
        </span>
        {product.price > 0 && <Price item={product} />}
        {state !== 'published' && (
          <span className="block text-xs text-accent-deep">
            {state === 'draft' ? m.draft_tag() : m.hidden_tag()}
          </span>
        )}
        {note && <span className="block font-medium text-accent-deep">{note}</span>}
      </span>
    </>
  );
}
