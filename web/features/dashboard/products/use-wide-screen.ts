import { useSyncExternalStore } from 'react';

/** From this width on the listings are a table with its own scrolling; below it, cards on the page. */
const wide = '(width >= 890px)';

function follow(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Unknown on the server, whose markup suits both. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  );
}
