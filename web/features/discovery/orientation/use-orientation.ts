import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the visitor oriented in the page around an element, from mount on. */
export function useOrientation(): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const page = part.current?.closest('main');
    // A failed import is harmless: the page works without it.
    if (page) {
      import('./keep-orientation.ts').then(
        ({ keepOrientation }) => leaving.signal.aborted || keepOrientation(page, leaving.signal),
        () => {},
      );
    }
    return () => leaving.abort();
  }, []);

  return part;
}
