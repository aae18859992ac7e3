import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import type { FieldFault } from '../../api/failure.ts';
import type { Mark } from './marked.tsx';
import type { FieldState } from '../forms/use-form.ts';

interface Options {
  /** A draft that was sent before, and need not be looked at. */
  known?: string;
  /** Said at a draft that nobody has looked at, instead of the usual sentence. */
  refusal?: string;
}

/**
 * A text that is drafted from what its form already knows, for as long as its seller writes none.
 * @param field of the form; stays blank while the draft is shown
 * @param draft the text for now; blank drafts nothing
 */
export function useDraftedText(
  { name, value, error, onText }: FieldState,
  draft: string,
  { known = '', refusal }: Options = {},
) {
  const [isOwn, setOwn] = useState(false);
  const isDrafted = !isOwn && value === '' && draft !== '';
  const text = isDrafted ? draft : value;
  /** The draft that was in view last. */
  const seen = useRef(known);

  const look = () => {
    seen.current = text;
  };
  const mark: Mark = {
    words: m.draft_mark(),
    value: text,
    onFocus: look,
    onView: look,
  };

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
    /** A draft that nobody has looked at is not sent. */
    faults: (): FieldFault[] =>
      isDrafted && seen.current !== text ? [{ path: name, msg: refusal ?? m.draft_look() }] : [],
  };
}
