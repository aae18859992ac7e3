import type { RequestPhoto } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { usePhotoViewer } from '../catalogue/gallery/use-photo-viewer.tsx';

export const thumbClass = 'block aspect-square w-full overflow-hidden rounded-m bg-sand';

interface Props {
  photos: readonly RequestPhoto[];
  /** The item's. */
  name: string;
  onRemove?: ((id: number) => void) | undefined;
  /** Further entries. */
  children?: ReactNode;
}

export function PhotoThumbs({ photos, name, onRemove, children }: Props) {
  const viewer = usePhotoViewer(
    photos.map(({ url }) => url),
    name,
  );
  return (
    <>
      <ul className="mb-4 grid grid-cols-3 gap-3 empty:hidden">
        {photos.map(({ id, url, width, height }, index) => (
          <li key={id} className="relative">
            <button type="button" onClick={() => viewer.open(index)} className={thumbClass}>
              <img
                src={url}
                alt={m.photos_number({ number: index + 1 })}
                {...{ width, height }}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
            {onRemove && (
              <button
                type="button"
                aria-label={m.photos_remove({ number: index + 1 })}
                onClick={() => onRemove(id)}
                className="absolute top-0 right-0 grid size-11 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-pill bg-surface shadow-lift">
                  <Icon name="close" className="size-4" />
                </span>
              </button>
            )}
          </li>
        ))}
        {children}
      </ul>
      {viewer.shown}
    </>
  );
}
