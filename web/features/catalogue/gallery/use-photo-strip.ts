import { useRef, useState, type RefObject } from 'react';

interface PhotoStrip {
  strip: RefObject<HTMLUListElement | null>;
  /** Index of the photo in view. */
  current: number;
  goTo: (place: number, behavior?: ScrollBehavior) => void;
  handlers: { onScroll: () => void; onPointerDown: () => void; onWheel: () => void };
}

/** A scrolling strip of full-width photos, tracking which one is in view. */
export function usePhotoStrip(): PhotoStrip {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The index being scrolled to; photos passed on the way do not count as in view. */
  const heading = useRef<number>(undefined);

  const takeOver = () => (heading.current = undefined);

  return {
    strip,
    current,
    // Smooth scrolling is set in CSS, which respects reduced motion.
    goTo(place, behavior = 'auto') {
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
