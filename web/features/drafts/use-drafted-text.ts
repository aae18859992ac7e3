import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { validationFailure } from '../forms/form-failure.ts';
import type { FieldState } from '../forms/use-form.ts';

/**
 * A text that is drafted from what its form already knows, for as long as its seller writes none.
 * @param field of the form; stays blank while the draft is shown
 * @param draft the text for now; blank drafts nothing
 */
export function useDraftedText({ name, value, error, onText }: FieldState, draft: string) {
  const [isOwn, setOwn] = useState(false);
  const isDrafted = !isOwn && value === '' && draft !== '';
  const text = isDrafted ? draft : value;
  /** The draft that was in view last. */
  const seen = useRef('');

  return {
    field: {
      name,
      error,
      value: text,
      isDrafted,
      onText: (typed: string) => {
        setOwn(true);
        onText(typed);
      },
      onSeen: (shown: string) => {
        seen.current = shown;
      },
    },
    /**
     * The text to send.
     * @throws ApiFailure at the field where it is a draft that nobody has looked at
     */
    settle: (): string => {
      if (isDrafted && seen.current !== text) {
        throw validationFailure([{ path: name, msg: m.draft_look() }]);
      }
      return text;
    },
  };
}
