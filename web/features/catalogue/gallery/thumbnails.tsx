import type { Focus } from '@orendi/contract/fit-picture';
import { m } from '@orendi/messages';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { thumbFrame } from '../picture-frames.ts';
import { photoId } from './photo-id.ts';

interface Props {
  ref: RefObject<HTMLUListElement | null>;
  photos: string[];
  focusOf: (photo: string) => Focus | undefined;
  current: number;
  onChoose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Thumbnails below the large photo, or beside it at the same height. Keeps the current one in view. */
export function Thumbnails({ ref, photos, focusOf, current, onChoose, onKeyDown }: Props) {
  useEffect(() => {
    const row = ref.current;
    const thumb = row?.children[current];
    if (!row || !(thumb instanceof HTMLElement)) return;
    row.scrollTo({
      left: thumb.offsetLeft - (row.clientWidth - thumb.offsetWidth) / 2,
      top: thumb.offsetTop - (row.clientHeight - thumb.offsetHeight) / 2,
    });
  }, [ref, current]);

  return (
    <div className="relative lg:w-23 lg:shrink-0">
      <ul
        ref={ref}
        className="relative flex gap-2 overflow-auto scroll-smooth p-1 [scrollbar-width:none] lg:absolute lg:inset-0 lg:flex-col"
      >
        {photos.map((photo, index) => (
          <li key={photo} className="shrink-0">
            <a
              href={`#${photoId(index + 1)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
              onKeyDown={onKeyDown}
              aria-current={index === current ? 'true' : undefined}
              aria-label={m.detail_show_photo({ number: index + 1 })}
              className="block size-16 overflow-hidden rounded-s opacity-75 outline-offset-2 transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-ink lg:size-21"
              style={pictureColor(photo)}
            >
              <Picture url={photo} alt="" frame={thumbFrame} focus={focusOf(photo)} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
