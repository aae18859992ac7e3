let caught: (() => void) | undefined;

/**
 * Has going back call `onBack` instead of telling the router.
 * @returns ends that
 */
export function catchBack(onBack: () => void): () => void {
  caught = onBack;
  return () => (caught = undefined);
}

/** Begins to listen. Precedes the router: browsers call popstate listeners in order of registration, capturing or not. */
export function followBack(): void {
  window.addEventListener('popstate', (event) => {
    if (caught === undefined) return;
    event.stopImmediatePropagation();
    caught();
  });
}
