import { type FeedReason, type FeedTarget, leastPicture } from '@orendi/contract/feeds';
import type { Feed } from '@orendi/contract/schemas/feeds';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { counted } from '../../../platform/number-text.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Button } from '../../forms/button.tsx';
import { Panel } from '../panel.tsx';
import { editAddress } from '../products/own-listing.ts';
import { RegionBody } from '../region-body.tsx';
import { unopened, useRegion } from '../use-region.ts';

/** The addresses of the shop's feeds, and what is not in them. Counting reads the whole shop, so it waits for a press. */
export function FeedsPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      id="feeds"
      heading={m.feeds_heading()}
      aside={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? m.feeds_close() : m.feeds_open()}
        </Button>
      }
    >
      <div className="px-4.5 py-4">
        <p className="max-w-text text-s text-pretty text-ink-quiet">{m.feeds_text()}</p>
        {isOpen && <Feeds />}
      </div>
    </Panel>
  );
}

function Feeds() {
  const region = useRegion(unopened, (api) => api('GET /private/feeds'));
  return (
    <RegionBody region={region} skeleton={<div aria-hidden="true" className="h-100" />}>
      {(feeds) => (
        <ul className="mt-4 grid gap-4 nav:grid-cols-2">
          {feeds.map((feed) => (
            <FeedItem key={feed.url} feed={feed} />
          ))}
        </ul>
      )}
    </RegionBody>
  );
}

const names: Record<`${FeedTarget}-${Feed['language']}`, () => string> = {
  'google-al': m.feeds_google_al,
  'google-en': m.feeds_google_en,
  'meta-al': m.feeds_meta_al,
  'meta-en': m.feeds_meta_en,
};

const reasons: Record<FeedReason, (pieces: { count: number; shown: string }) => string> = {
  no_name: m.feeds_no_name,
  no_description: m.feeds_no_description,
  no_price: m.feeds_no_price,
  no_picture: m.feeds_no_picture,
  small_picture: m.feeds_small_picture,
};

function FeedItem({ feed }: { feed: Feed }) {
  const { target, language, url, count, left_out } = feed;
  const [isCopied, setCopied] = useState<boolean>();
  const name = names[`${target}-${language}`]();
  return (
    <li className="min-w-0 rounded-m border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-s">{name}</h3>
        <Button
          size="small"
          aria-label={m.feeds_copy_of({ name })}
          onClick={() => void copyText(url).then(setCopied)}
        >
          {m.feeds_copy()}
        </Button>
      </div>
      <p className="mt-2 rounded-s bg-sand px-3 py-2 text-s wrap-anywhere select-all">{url}</p>
      <output className="block text-s text-ink-quiet empty:hidden">
        {isCopied !== undefined && (isCopied ? m.share_copied() : m.factor_copy_failed())}
      </output>
      <p className="mt-2 text-s">{m.feeds_count(counted(count))}</p>
      <ul className="text-s text-ink-quiet">
        {left_out.map(({ reason, count: left, pieces }) => (
          <li key={reason} className="mt-1">
            <details>
              <summary className="min-h-6 cursor-pointer">
                {reasons[reason](counted(left))}{' '}
                {reason === 'small_picture' &&
                  m.feeds_least_picture({ pixels: leastPicture[target] })}
              </summary>
              <ul className="pl-4 wrap-anywhere text-ink">
                {pieces.map((piece) => (
                  <li key={piece.id}>
                    <a href={editAddress(piece)} className="listing-more">
                      {piece.name}
                    </a>
                  </li>
                ))}
                {left > pieces.length && <li>{m.feeds_more(counted(left - pieces.length))}</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </li>
  );
}
