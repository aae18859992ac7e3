import type { ListingState } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { dismissToast, showToast } from '../../ui/toast/show-toast.ts';
import { ShareWays } from '../catalogue/share/share-ways.tsx';
import {
  type Shared,
  type SharedListing,
  useSharedListing,
  useShareSheet,
} from '../catalogue/share/use-share-sheet.ts';
import { Button } from '../forms/button.tsx';
import { LinePicture } from './own-products/product-line.tsx';

const id = 'published';
/** Milliseconds: long enough to press the link. */
const duration = 8000;
/** Long enough to choose whom to send it. */
const sharingDuration = 20_000;

/**
 * Shows a toast that something was saved, with a link to the page visitors see. Only once the way to the next page is
 * over: while it waits for the user, a spinner covers the page and the link.
 * @param shared the listing that was saved, where visitors see it
 */
export function tellPublished(text: string, href: string, shared?: Shared): void {
  showToast({
    kind: 'success',
    id,
    duration: shared ? sharingDuration : duration,
    text: (
      <>
        <p>
          {text}{' '}
          <a href={href} onClick={dismissPublished} className="underline underline-offset-4">
            {m.product_see()}
          </a>
        </p>
        {shared && <PublishedListing shared={shared} />}
      </>
    ),
  });
}

type SavedListing = Omit<SharedListing, 'saleType'> & {
  state: ListingState;
  sale_type: SharedListing['saleType'];
  business_suspended?: true | undefined;
};

/** Tells that a listing was saved; where visitors see it, the ways to share it too. */
export function useTellSaved() {
  const sharedOf = useSharedListing();
  return (saved: SavedListing, text: string, isPublic: boolean): void => {
    const address = paths.listing(saved.type, saved.id, saved.name);
    if (saved.state === 'published' && saved.business_suspended) {
      tellPublished(m.product_kept_back(), address);
    } else if (saved.state === 'published') {
      const shared = isPublic ? sharedOf({ ...saved, saleType: saved.sale_type }) : undefined;
      tellPublished(text, address, shared);
    } else showToast({ kind: 'success', text: m.product_kept(), id });
  };
}

/** Takes the toast away, where it would lie over the next form. */
export function dismissPublished(): void {
  dismissToast(id);
}

function PublishedListing({ shared }: { shared: Shared }) {
  const { name, price, picture = null } = shared;
  const sheet = useShareSheet(shared);
  return (
    <div className="-mx-8">
      <p className="mt-2 flex items-center gap-3 font-normal">
        <LinePicture image={picture} focus={null} />
        <span className="min-w-0">
          <span className="line-clamp-2">{name}</span>
          {price}
        </span>
      </p>
      <ul className="mt-2 flex flex-wrap items-center gap-x-4">
        {typeof navigator.share === 'function' && (
          <li>
            <Button kind="main" size="small" onPointerDown={sheet.prepare} onClick={sheet.open}>
              <Icon name="share" className="size-4.5" />
              {m.share_open()}
            </Button>
          </li>
        )}
        <ShareWays
          shared={shared}
          look="inline-flex min-h-11 items-center underline underline-offset-4"
        />
      </ul>
    </div>
  );
}
