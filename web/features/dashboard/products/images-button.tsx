import { m } from '@orendi/messages';
import { usePhotoViewer } from '../../catalogue/gallery/use-photo-viewer.tsx';
import { editAddress, type OwnListing } from './own-listing.ts';

/** The frame of a row's small buttons. */
export const rowButton =
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
