import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePhotoViewer } from '../../catalogue/gallery/use-photo-viewer.tsx';
import { ShareWays } from '../../catalogue/share/share-ways.tsx';
import { useSharedListing, useShareSheet } from '../../catalogue/share/use-share-sheet.ts';
import { editAddress, type OwnListing } from './own-listing.ts';

/** The frame of a row's small buttons. */
const rowButton =
  'inline-flex min-h-8 items-center justify-center rounded-pill border border-line-strong bg-surface text-ink hover:border-ink max-nav:min-h-10';
const buttonLook = `${rowButton} px-3 text-(length:--text-xs) font-medium whitespace-nowrap max-nav:px-4`;

/** A listing's photo count; opens the photos, or leads to the form if there are none. */
export function ImagesButton({ listing }: { listing: OwnListing }) {
  // Products of a package may share a photo.
  const images = [...new Set(listing.images)];
  const viewer = usePhotoViewer(images, listing.name);
  const name = <span className="sr-only">: {listing.name}</span>;
  if (images.length === 0) {
    return (
      <a href={editAddress(listing)} className={buttonLook}>
        {m.products_upload()}
        {name}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        onPointerEnter={viewer.load}
        onFocus={viewer.load}
        onClick={() => viewer.open(0)}
        className={buttonLook}
      >
        {m.products_images_count({ count: images.length })}
        {name}
      </button>
      {viewer.shown}
    </>
  );
}

/** Shares a listing as `Share` does, where a menu would be cut off: the ways are in a dialog. */
export function ShareButton({ listing }: { listing: OwnListing }) {
  const [isAsking, setAsking] = useState(false);
  const shared = useSharedListing()({ ...listing, ...listing.saleDays });
  const sheet = useShareSheet(shared);
  const title = `${m.share_open()}: ${shared.name}`;
  const close = () => setAsking(false);
  const page = useRouteLoaderData<{ business: OwnBusiness }>('dashboard');
  // A page that visitors do not see is not handed on.
  if (page?.business.suspension) return null;
  return (
    <>
      <button
        type="button"
        aria-label={title}
        onPointerDown={sheet.prepare}
        onClick={() => setAsking(!sheet.open())}
        className={`${rowButton} w-8 shrink-0 max-nav:w-10`}
      >
        <Icon name="share" className="size-4.5" />
      </button>
      {isAsking && (
        <QuestionDialog heading={title} onCancel={close}>
          <ul className="my-4 -mx-3">
            <ShareWays shared={shared} look="menu-choice w-full text-left" onChoose={close} />
          </ul>
          <button type="button" onClick={close} className={`${buttonClass()} w-full`}>
            {m.account_cancel()}
          </button>
        </QuestionDialog>
      )}
    </>
  );
}
