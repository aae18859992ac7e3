import { slugOf } from '@orendi/contract/item-path';
import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePhotoViewer } from '../../catalogue/gallery/use-photo-viewer.tsx';
import { ShareWays } from '../../catalogue/share/share-ways.tsx';
import { useSharedListing, useShareSheet } from '../../catalogue/share/use-share-sheet.ts';
import { editAddress, type OwnListing } from './own-listing.ts';
import { useLabels } from './use-labels.ts';
import { Button } from '../../forms/button.tsx';

const rowButton =
  'inline-flex min-h-8 items-center justify-center rounded-pill border border-line-strong bg-surface text-ink hover:border-ink max-nav:min-h-10';
const choice = 'menu-choice w-full text-left';
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

/** The ways to share a listing, in a dialog as a menu would be cut off; its seller may also post and print it. */
export function ShareButton({ listing }: { listing: OwnListing }) {
  const [isAsking, setAsking] = useState(false);
  const shared = useSharedListing()({ ...listing, ...listing.saleDays });
  const sheet = useShareSheet(shared);
  const title = `${m.share_open()}: ${shared.name}`;
  const close = () => setAsking(false);
  const printLabels = useLabels();
  const language = useLanguage();
  const page = useRouteLoaderData<{ business: OwnBusiness }>('dashboard');
  const way = (label: string, act: () => void) => (
    <li>
      <button
        type="button"
        onClick={() => {
          act();
          close();
        }}
        className={choice}
      >
        {label}
      </button>
    </li>
  );
  // A page that visitors do not see is not handed on.
  if (page?.business.suspension) return null;
  return (
    <>
      <button
        type="button"
        aria-label={title}
        onPointerDown={sheet.prepare}
        onClick={() => setAsking(true)}
        className={`${rowButton} w-8 shrink-0 max-nav:w-10`}
      >
        <Icon name="share" className="size-4.5" />
      </button>
      {isAsking && (
        <QuestionDialog heading={title} onCancel={close}>
          <ul className="my-4 -mx-3">
            {typeof navigator.share === 'function' && way(m.share_device(), sheet.open)}
            <ShareWays shared={shared} look={choice} onChoose={close} />
            {(['square', 'story'] as const).map((format) => (
              <li key={format}>
                <a
                  href={`/previews/${listing.type}/${listing.id}/${format}-${language}.jpg`}
                  download={`${slugOf(listing.name) || listing.key}-${format}.jpg`}
                  onClick={close}
                  className={choice}
                >
                  {format === 'square' ? m.share_square() : m.share_story()}
                </a>
              </li>
            ))}
            {way(m.products_label(), () => printLabels([listing]))}
          </ul>
          <Button onClick={close} className="w-full">
            {m.account_cancel()}
          </Button>
        </QuestionDialog>
      )}
    </>
  );
}
