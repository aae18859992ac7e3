import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the visitor's bearings in the page around an element, from when it stands. */
export function useOrientation(): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const page = part.current?.closest('main');
    // Without it the page works all the same.
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
