import { useSyncExternalStore } from 'react';

/** From here on the listings stand in a table that scrolls by itself; below it they are cards of the page. */
const wide = '(width >= 890px)';

function follow(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** On the server nobody knows: its page suits both. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  );
}
