import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import type { ListingTip } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Button } from '../../forms/button.tsx';
import { rowPictureClass, rowPictureFrame } from '../row-picture.tsx';
import { unopened, useRegion } from '../use-region.ts';
import { dismissTip, isDismissed, postponeTip } from './dismissed-tips.ts';

/** Why nobody asks for a piece: one tip at a time, of the most viewed piece first. Nothing without one. */
export function TipsSection() {
  // Only the browser knows which tips it has dismissed, so the server renders nothing.
  const { data, change } = useRegion(unopened, loadTips);
  const language = useLanguage();
  const [tip] = data ?? [];
  if (tip === undefined) return null;
  const { id, type, name, image, image_focus: focus } = tip;

  function next(forget: (tip: ListingTip) => void) {
    if (tip === undefined) return;
    forget(tip);
    change((shown) => shown.slice(1));
  }

  return (
    <section
      aria-labelledby="tip-heading"
      className="col-span-full flex min-w-0 animate-appear flex-wrap items-center gap-x-6 gap-y-4 rounded-m border border-line bg-surface px-4.5 py-4"
    >
      <div className="flex min-w-0 grow basis-80 items-start gap-3.5">
        <span className={rowPictureClass}>
          {image !== null && <Picture url={image} alt="" frame={rowPictureFrame} focus={focus} />}
        </span>
        <div aria-live="polite" className="min-w-0">
          <h2 id="tip-heading" className="text-xs font-normal text-ink-quiet">
            {m.tips_heading()}
          </h2>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="max-w-text text-s text-pretty">{tipTexts[tip.tip](tip, language)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <a
          href={type === 'product' ? paths.editProduct(id) : paths.editPackage(id)}
          className={buttonClass('plain', 'small')}
        >
          {m.tips_edit()}
        </a>
        <Button size="small" onClick={() => next(postponeTip)}>
          {m.tips_later()}
        </Button>
        <Button size="small" onClick={() => next(dismissTip)}>
          {m.tips_dismiss()}
        </Button>
      </div>
    </section>
  );
}

/** Each with the facts that it comes from. */
const tipTexts: Record<ListingTip['tip'], (tip: ListingTip, language: Language) => string> = {
  photos: () => m.tips_photos(),
  size: () => m.tips_size(),
  description: () => m.tips_description(),
  price: ({ price, currency, like_count: count, like_price: median }, language) =>
    m.tips_price({
      count: formatNumber(count, language),
      price: formatPrice(price, currency, language),
      median: formatPrice(median ?? price, currency, language),
    }),
  looks: ({ looks }, language) => m.tips_looks({ count: formatNumber(looks, language) }),
};

async function loadTips(api: Api): Promise<ListingTip[]> {
  const tips = await api('GET /private/listing-tips/get');
  return tips.filter((tip) => !isDismissed(tip));
}
