import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import type { FieldFault } from '../../api/failure.ts';
import type { Mark } from './marked.tsx';
import type { FieldState } from '../forms/use-form.ts';

/**
 * A text that is drafted from what its form already knows, for as long as its seller writes none.
 * @param field of the form; stays blank while the draft is shown
 * @param draft the text for now; blank drafts nothing
 * @param known a draft that was sent before, and need not be looked at
 */
export function useDraftedText(
  { name, value, error, onText }: FieldState,
  draft: string,
  known = '',
) {
  const [isOwn, setOwn] = useState(false);
  const isDrafted = !isOwn && value === '' && draft !== '';
  const text = isDrafted ? draft : value;
  /** The draft that was in view last. */
  const seen = useRef(known);

  const look = () => {
    seen.current = text;
  };
  const mark: Mark = { words: m.draft_mark(), value: text, onView: look, onFocus: look };

  return {
    field: {
      name,
      error,
      value: text,
      onText: (typed: string) => {
        setOwn(true);
        onText(typed);
      },
    },
    mark: isDrafted ? mark : undefined,
    /** The text to send. */
    text,
    /** What keeps it from being sent: it is a draft that nobody has looked at. */
    faults: (): FieldFault[] =>
      isDrafted && seen.current !== text ? [{ path: name, msg: m.draft_look() }] : [],
  };
}
