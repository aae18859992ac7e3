import { useCallback, useEffect, useRef } from 'react';

/** Tells, also long after, whether the component that asked is still on the page. */
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
