import type { Suggestions } from '@orendi/contract/schemas/results';
import { useEffect, useState } from 'react';
import { createApi } from '../../../api/create-api.ts';
import { keepForVisit } from '../../../api/keep-for-visit.ts';
import { browserSend } from '../../../api/transport.ts';

/** Milliseconds without typing after which suggestions are fetched. */
const pauseMs = 120;
/** A single letter matches nearly everything. */
export const leastLetters = 2;

export interface Suggested {
  /** The text the suggestions are for; while typing continues, it may differ from the current text. */
  text: string;
  suggestions: Suggestions;
}

/**
 * Suggestions for a text: null before the first response, for a text that is too short, and after a failure. While
 * typing, the previous suggestions stay until the next arrive.
 */
export function useSuggestions(text: string): { suggested: Suggested | null; isAsking: boolean } {
  const [settled, setSettled] = useState<{ text: string; suggestions: Suggestions | null }>();
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
  if (!isEnough || !settled?.suggestions) return { suggested: null, isAsking };
  const isRelated = text.startsWith(settled.text) || settled.text.startsWith(text);
  const { suggestions } = settled;
  return { suggested: isRelated ? { text: settled.text, suggestions } : null, isAsking };
}

/** Suggestions for the typed text; cached for a few minutes. Rejects when aborted or failed. */
function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const api = createApi((path, init) => browserSend(path, { ...init, signal }));
  return keepForVisit(`suggestions ${query.toLowerCase()}`, () =>
    api('GET /public/suggestions', { query: { query } }),
  );
}
