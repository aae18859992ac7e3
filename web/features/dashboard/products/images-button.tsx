import { m } from '@orendi/messages';
import { usePhotoViewer } from '../../catalogue/gallery/use-photo-viewer.tsx';
import { editAddress } from './edit-address.ts';
import type { Piece } from './piece.ts';

/** A listing's photo count; opens the photos, or leads to the form if there are none. */
export function ImagesButton({ piece }: { piece: Piece }) {
  // Products of a package may share a photo.
  const images = [...new Set(piece.images)];
  const viewer = usePhotoViewer(images, piece.name);
  const name = <span className="sr-only">: {piece.name}</span>;
  if (images.length === 0) {
    return (
      <a href={editAddress(piece)} className="piece-button">
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
        className="piece-button"
      >
        {m.products_images_count({ count: images.length })}
        {name}
      </button>
      {viewer.shown}
    </>
  );
}
