import { m } from '@orendi/messages';
import { usePhotoViewer } from '../../catalogue/gallery/use-photo-viewer.tsx';
import { editAddress } from './edit-address.ts';
import type { Piece } from './piece.ts';

/** How many photos a piece has; it opens them, and where there are none it leads to where they are added. */
export function ImagesButton({ piece }: { piece: Piece }) {
  // The products of a package may have the same photo.
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
