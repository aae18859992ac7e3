import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useWhileShown } from '../../ui/use-while-shown.ts';

/**
 * Keeps a search field in step with the query in the address, and never at the expense of what is typed: text typed
 * since the last navigation began stays when that navigation arrives, also when the next page has a field of its own.
 * Text from before it gives way.
 * @returns says that the text is submitted: no answer to it or to an earlier one writes into the field
 */
export function useKeptText(
  field: RefObject<HTMLInputElement | null>,
  query: string | undefined,
): () => void {
  const shown = useRef(query);
  /**
   * The text that gives way to the next query: what the field held as the last navigation began. Typing may precede
   * hydration, so at first it is what the server sent. None after a submission, whose text is in the field already.
   */
  const outdated = useRef<string | null>(query ?? '');

  useEffect(() => {
    const input = field.current;
    if (shown.current === query || input === null) return;
    shown.current = query;
    if (input.value !== outdated.current) return;
    outdated.current = query ?? '';
    write(input, outdated.current);
  }, [field, query]);

  useWhileShown(field, (input, signal) => {
    const begin = () => {
      outdated.current = input.value;
    };
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && leadsElsewhere(link, shown.current)) begin();
    };
    // Other forms lead to searches, too: of the words that are left when their limits are in fields.
    const submit = ({ target }: SubmitEvent) => {
      if (target instanceof Node && !target.contains(input)) begin();
    };
    addEventListener('click', follow, { capture: true, signal });
    addEventListener('submit', submit, { capture: true, signal });
    addEventListener('popstate', begin, { signal });
  });

  useLayoutEffect(() => {
    const input = field.current;
    return () => {
      if (input !== null) handOver(input, input.value !== outdated.current);
    };
  }, [field]);

  return () => {
    outdated.current = null;
  };
}

function write(input: HTMLInputElement, text: string): void {
  input.value = text;
}

/** Whether following a link changes the query; showing more of a list does not. */
function leadsElsewhere({ pathname, search }: HTMLAnchorElement, query: string | undefined) {
  return (
    pathname !== location.pathname || new URLSearchParams(search).get('query') !== (query ?? null)
  );
}

/** Carries the focus, and text typed since the navigation began, over to the field of the next page. */
function handOver(input: HTMLInputElement, isEdited: boolean): void {
  const hasFocus = document.activeElement === input;
  if (!hasFocus && !isEdited) return;
  const { value, name, selectionStart, selectionEnd } = input;
  queueMicrotask(() => {
    const next = document.querySelector<HTMLInputElement>(`search input[name="${name}"]`);
    if (next === null) return;
    if (isEdited) next.value = value;
    if (!hasFocus) return;
    next.focus();
    next.setSelectionRange(selectionStart, selectionEnd);
  });
}
