import { useRef, useState, type RefObject } from 'react';

interface PhotoStrip {
  strip: RefObject<HTMLUListElement | null>;
  /** The place of the photo in view. */
  current: number;
  goTo: (place: number, behavior?: ScrollBehavior) => void;
  handlers: { onScroll: () => void; onPointerDown: () => void; onWheel: () => void };
}

/** A strip of photos that scrolls, each as wide as the strip, and which of them is in view. */
export function usePhotoStrip(): PhotoStrip {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where the strip is on its way to; what it passes is not in view. */
  const heading = useRef<number>(undefined);

  const takeOver = () => (heading.current = undefined);

  return {
    strip,
    current,
    // Smooth by the styles, which know who wants no motion.
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
