/**
 * Carries what is typed into a search field over to that of the next page: the start view and the results each have one
 * of their own, and on a slow line one gives way to the other in the middle of a word.
 * @param field about to leave the page
 */
export function handOver(field: HTMLInputElement): void {
  if (document.activeElement !== field) return;
  const { name, value, selectionStart, selectionEnd } = field;
  queueMicrotask(() => {
    const next = document.querySelector<HTMLInputElement>(`search input[name="${name}"]`);
    if (next === null) return;
    next.value = value;
    next.focus();
    next.setSelectionRange(selectionStart, selectionEnd);
  });
}
