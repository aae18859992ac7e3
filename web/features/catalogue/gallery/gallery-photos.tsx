import type { Focus } from '@orendi/contract/fit-picture';
import { m } from '@orendi/messages';
import { type KeyboardEvent, type MouseEvent, useEffect, type RefObject } from 'react';
import type { PictureFrame } from '../../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { wholeWidth, thumbFrame } from '../picture-frames.ts';

const stageFrame: PictureFrame = {
  ratio: 5 / 4,
  widest: 1920,
  widths: [
    { from: 1760, width: 930, unit: 'px' },
    { from: 890, width: 54, unit: 'vw' },
    { from: 0, width: wholeWidth, unit: 'vw' },
  ],
  narrow: { below: 890, ratio: 1 },
};

interface Props {
  photo: string | null;
  focus: Focus | undefined;
  name: string;
  number: number;
  /** Whether the keyboard reaches it: only the photo in view is focusable. */
  isReachable: boolean;
  onOpen: (index: number) => void;
  onComeNear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One large photo of the strip; links to its full-size file. */
export function StagePhoto(props: Props) {
  const { photo, focus, name, number, isReachable, onOpen, onComeNear, onKeyDown } = props;
  const picture = (
    <Picture
      url={photo}
      alt={m.detail_photo({ name, number })}
      frame={stageFrame}
      focus={focus}
      isFirst={number === 1}
    />
  );

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(number - 1);
  }

  return (
    <li
      id={photoId(number)}
      className="stage relative aspect-square w-full flex-none snap-center bg-sand nav:aspect-stage"
      style={pictureColor(photo)}
    >
      {photo === null ? (
        picture
      ) : (
        <a
          href={photo}
          target="_blank"
          rel="noopener"
          title={m.detail_enlarge()}
          tabIndex={isReachable ? undefined : -1}
          onClick={open}
          onKeyDown={onKeyDown}
          onPointerEnter={onComeNear}
          onFocus={onComeNear}
          className="stage-link relative block size-full cursor-zoom-in outline-none"
        >
          {picture}
        </a>
      )}
    </li>
  );
}

interface ThumbnailsProps {
  ref: RefObject<HTMLUListElement | null>;
  photos: string[];
  focusOf: (photo: string) => Focus | undefined;
  current: number;
  onChoose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Thumbnails below the large photo, or beside it at the same height. Keeps the current one in view. */
export function Thumbnails(props: ThumbnailsProps) {
  const { ref, photos, focusOf, current, onChoose, onKeyDown } = props;
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

/** The anchor id of a photo, for thumbnails without script. */
function photoId(number: number): string {
  return `photo-${number}`;
}
