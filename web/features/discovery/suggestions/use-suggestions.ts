import type { Suggestions } from '@orendi/contract/schemas/suggestions';
import { useEffect, useState } from 'react';
import { askSuggestions } from './ask-suggestions.ts';

/** After a pause of so long a visitor is taken to wait for something. */
const pauseMs = 120;
/** One letter begins nearly everything. */
export const leastLetters = 2;

export interface Suggested {
  /** What it is for; while somebody types on, a shorter or longer text than what is typed by now. */
  text: string;
  suggestions: Suggestions;
}

/**
 * What is suggested for a text: null before the first answer, for a text that is too short, and where none can be had.
 * While someone types on, the former answer stays until the next one is here.
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
      // Nobody asked for suggestions: without a network there are none, and the search itself says why.
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
