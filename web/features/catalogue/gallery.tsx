import { m } from '@orendi/messages';
import { useRef, useState, type MouseEvent } from 'react';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { stageFrame, thumbFrame } from './picture-frames.ts';

const photoId = (index: number) => `photo-${index + 1}`;

/** The photographs: a strip to swipe or scroll, and thumbnails that lead to each. Works by anchors without script. */
export function Gallery({ images, name }: { images: string[]; name: string }) {
  const stage = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const photos: (string | null)[] = images.length === 0 ? [null] : images;

  function goTo(event: MouseEvent, index: number) {
    event.preventDefault();
    stage.current?.scrollTo({ left: index * stage.current.clientWidth, behavior: 'smooth' });
  }

  function followScroll() {
    if (!stage.current) return;
    setCurrent(Math.round(stage.current.scrollLeft / stage.current.clientWidth));
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 lg:flex-row-reverse">
      <div className="relative -mx-4 min-w-0 grow nav:mx-0">
        <ul
          ref={stage}
          onScroll={followScroll}
          aria-label={m.detail_photos()}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain [scrollbar-width:none] nav:rounded-l"
        >
          {photos.map((photo, index) => (
            <li
              key={photo}
              id={photoId(index)}
              className="aspect-square w-full shrink-0 snap-center bg-sand nav:aspect-stage"
              style={pictureColor(photo)}
            >
              <StagePhoto photo={photo} name={name} number={index + 1} />
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <p
            aria-hidden="true"
            className="absolute right-4 bottom-4 rounded-pill bg-ink/75 px-3 py-1 text-xs font-medium text-on-dark tabular-nums"
          >
            {current + 1} / {photos.length}
          </p>
        )}
      </div>
      {photos.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] lg:w-23 lg:shrink-0 lg:flex-col">
          {photos.map((photo, index) => (
            <li key={photo} className="shrink-0">
              <a
                href={`#${photoId(index)}`}
                onClick={(event) => goTo(event, index)}
                aria-current={index === current ? 'true' : undefined}
                aria-label={m.detail_show_photo({ number: index + 1 })}
                className="block size-16 overflow-hidden rounded-s opacity-75 outline-offset-2 transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-ink lg:size-21"
                style={pictureColor(photo)}
              >
                <Picture url={photo} alt="" frame={thumbFrame} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PhotoProps {
  photo: string | null;
  name: string;
  number: number;
}

/** One large photograph; it leads to itself in full size. */
function StagePhoto({ photo, name, number }: PhotoProps) {
  const picture = (
    <Picture
      url={photo}
      alt={m.detail_photo({ name, number })}
      frame={stageFrame}
      isFirst={number === 1}
    />
  );
  if (photo === null) return picture;
  return (
    <a
      href={photo}
      target="_blank"
      rel="noopener"
      title={m.detail_enlarge()}
      className="block size-full cursor-zoom-in -outline-offset-4"
    >
      {picture}
    </a>
  );
}
