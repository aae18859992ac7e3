import { useEffect, useState, type RefObject } from 'react';

/**
 * A field's text, and whether suggestions are wanted: from the first keystroke until the field is left, submitted, or
 * the list is closed.
 */
export function useTyped(field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const read = () => setTyped(input.value.trim());
    const want = () => {
      read();
      setWanted(true);
    };
    const close = () => setWanted(false);
    read();
    // Typed before this script loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) want();
    input.addEventListener('input', want, { signal });
    input.addEventListener('focus', read, { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
    return () => listening.abort();
  }, [field]);

  return { typed, isWanted, setWanted };
}
