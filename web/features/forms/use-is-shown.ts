import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the calling component is still mounted, however much later. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return useCallback(() => isShown.current, []);
}
