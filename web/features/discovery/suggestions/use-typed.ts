import { useEffect, useState, type RefObject } from 'react';

/**
 * What stands in a field, and whether whoever is in it wants suggestions for it: from the first letter typed, until the
 * field is left or sent, or they are closed.
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
    // Typed while this was still on its way.
    if (document.activeElement === input && input.value !== input.defaultValue) want();
    input.addEventListener('input', want, { signal });
    input.addEventListener('focus', read, { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
    return () => listening.abort();
  }, [field]);

  return { typed, isWanted, setWanted };
}
