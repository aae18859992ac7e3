/** An element's `ref`: keeps the visitor oriented in the page around it, from mount on. */
export function orient(part: HTMLElement): () => void {
  const leaving = new AbortController();
  const page = part.closest('main');
  // A failed import is harmless: the page works without it.
  if (page) {
    import('./keep-orientation.ts').then(
      ({ keepOrientation }) => leaving.signal.aborted || keepOrientation(page, leaving.signal),
      () => {},
    );
  }
  return () => leaving.abort();
}
