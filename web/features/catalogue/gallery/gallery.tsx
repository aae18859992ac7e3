import type { Focus } from '@orendi/contract/fit-picture';
import { m } from '@orendi/messages';
import { useRef, type KeyboardEvent, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { stepByKey } from '../../../ui/step-by-key.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { StagePhoto, Thumbnails } from './gallery-photos.tsx';
import { usePhotoViewer } from './use-photo-viewer.tsx';

/** For pointers; the keyboard has the arrow keys. */
const stepButton =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-pill bg-paper/90 shadow-rest transition-opacity any-pointer-fine:grid aria-disabled:opacity-0';

interface Props {
  images: string[];
  /** Focal points, parallel to the images. */
  focuses: Focus[];
  name: string;
}

/** A listing's photos: a strip, thumbnails, and a viewer. Without script a press opens the image file. */
export function Gallery({ images, focuses, name }: Props) {
  // Products of a package may share a picture.
  const photos = [...new Set(images)];
  const focusOf = (photo: string) => focuses[images.indexOf(photo)];
  const last = photos.length - 1;
  const { strip, current, goTo, handlers } = usePhotoStrip();
  const thumbs = useRef<HTMLUListElement>(null);
  const hasScript = useHydrated();
  const viewer = usePhotoViewer(photos, name, (index) => {
    goTo(index, 'instant');
    focusOn(strip.current, index);
  });

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    const place = stepByKey(key, current, photos.length);
    if (place === null || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    goTo(place);
    const list = [strip, thumbs].find(({ current: part }) => part?.contains(currentTarget));
    focusOn(list?.current ?? null, place);
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 lg:flex-row-reverse">
      <div className="relative -mx-(--page-margin) min-w-0 grow nav:mx-0">
        <ul
          ref={strip}
          {...handlers}
          aria-label={m.detail_photos()}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain [scrollbar-width:none] nav:rounded-l"
        >
          {(last < 0 ? [null] : photos).map((photo, index) => (
            <StagePhoto
              key={photo}
              photo={photo}
              focus={photo === null ? undefined : focusOf(photo)}
              name={name}
              number={index + 1}
              isReachable={!hasScript || index === current}
              onOpen={viewer.open}
              onComeNear={viewer.load}
              onKeyDown={onKeyDown}
            />
          ))}
        </ul>
        {last >= 0 && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute right-4 bottom-4 flex items-center gap-2 rounded-pill bg-paper/90 px-3 py-1.5 text-xs font-medium shadow-rest"
          >
            {last > 0 && (
              <span className="tabular-nums">
                {current + 1} / {last + 1}
              </span>
            )}
            <Icon name="expand" className="size-4" />
          </p>
        )}
        {hasScript &&
          last > 0 &&
          [-1, 1].map((step) => (
            <button
              key={step}
              type="button"
              tabIndex={-1}
              aria-label={step < 0 ? m.slider_previous() : m.slider_next()}
              aria-disabled={current === (step < 0 ? 0 : last)}
              onClick={() => goTo(Math.min(Math.max(0, current + step), last))}
              onKeyDown={onKeyDown}
              className={`${step < 0 ? 'left-4' : 'right-4'} ${stepButton}`}
            >
              <Icon name="left" className={step < 0 ? '' : '-scale-x-100'} />
            </button>
          ))}
      </div>
      {last > 0 && (
        <Thumbnails
          ref={thumbs}
          photos={photos}
          focusOf={focusOf}
          current={current}
          onChoose={goTo}
          onKeyDown={onKeyDown}
        />
      )}
      {viewer.shown}
    </div>
  );
}

function focusOn(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll<HTMLElement>('a')[index]?.focus({ preventScroll: true });
}

/** A scrolling strip of full-width photos, tracking which one is in view. */
function usePhotoStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The index being scrolled to; photos passed on the way do not count as in view. */
  const heading = useRef<number>(undefined);

  const takeOver = () => (heading.current = undefined);

  return {
    strip,
    current,
    // Smooth scrolling is set in CSS, which respects reduced motion.
    goTo(place: number, behavior: ScrollBehavior = 'auto') {
      if (strip.current === null || place === current) return;
      heading.current = place;
      setCurrent(place);
      strip.current.scrollTo({ left: place * strip.current.clientWidth, behavior });
    },
    handlers: {
      onScroll() {
        if (strip.current === null) return;
        const place = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
        if (heading.current === undefined) setCurrent(place);
        else if (heading.current === place) takeOver();
      },
      onPointerDown: takeOver,
      onWheel: takeOver,
    },
  };
}
