import type { Suggestions } from '@orendi/contract/schemas/results';
import { useEffect, useState, type RefObject } from 'react';
import { createApi } from '../../../api/create-api.ts';
import { keepForVisit } from '../../../api/keep-for-visit.ts';
import { browserSend } from '../../../api/transport.ts';

/** Milliseconds without typing after which suggestions are fetched. */
const pauseMs = 120;
/** A single letter matches nearly everything. */
export const leastLetters = 2;

/**
 * Suggestions for what is typed into a field: null before the first response, for a text that is too short, and after a
 * failure. While typing, the previous suggestions stay until the next arrive. They are wanted from the first keystroke
 * until the field is left, submitted, or the list is closed.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const { typed, isWanted, setWanted } = useTyped(field);
  const [settled, setSettled] = useState<{ text: string; suggestions: Suggestions | null }>();
  const text = isWanted ? typed : '';
  const isEnough = [...text].length >= leastLetters;

  useEffect(() => {
    if (!isEnough) return undefined;
    const asking = new AbortController();
    const settle = (suggestions: Suggestions | null) => {
      if (!asking.signal.aborted) setSettled({ text, suggestions });
    };
    const timer = setTimeout(() => {
      // Suggestions fail silently: without a network, the search itself reports it.
      askSuggestions(text, asking.signal).then(settle, () => settle(null));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, isEnough]);

  const isAsking = isEnough && settled?.text !== text;
  const isRelated =
    settled && (text.startsWith(settled.text) || settled.text.startsWith(text)) && isEnough;
  const suggested = isRelated ? settled.suggestions : null;
  return { typed, isWanted, setWanted, suggested, isAsking };
}

/** A field's text, and whether suggestions are wanted for it. */
function useTyped(field: RefObject<HTMLInputElement | null>) {
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

/** Suggestions for the typed text; cached for a few minutes. Rejects when aborted or failed. */
function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const api = createApi((path, init) => browserSend(path, { ...init, signal }));
  return keepForVisit(`suggestions ${query.toLowerCase()}`, () =>
    api('GET /public/suggestions', { query: { query } }),
  );
}
