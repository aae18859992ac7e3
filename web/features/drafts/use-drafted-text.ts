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
  state: FieldState,
  draft: string,
  { known = '', refusal }: Options = {},
) {
  const { name, value, onText } = state;
  const [isOwn, setOwn] = useState(false);
  const isDrafted = !isOwn && value === '' && draft !== '';
  const text = isDrafted ? draft : value;
  /** The draft that was in view last. */
  const seen = useRef(known);

  const look = () => {
    seen.current = text;
  };
  const mark: Mark = { words: m.draft_mark(), value: text, onFocus: look, onView: look };

  return {
    field: {
      ...state,
      value: text,
      onText: (typed: string) => {
        setOwn(true);
        onText(typed);
      },
    },
    mark: isDrafted ? mark : undefined,
    text,
    /** A draft that nobody has looked at is not sent. */
    faults: (): FieldFault[] =>
      isDrafted && seen.current !== text ? [{ path: name, msg: refusal ?? m.draft_look() }] : [],
  };
}

type DraftedText = ReturnType<typeof useDraftedText>;

/** A form of which some texts are drafted: its fields with their marks, and what it sends besides the typed texts. */
export function draftedForm<Name extends string>(
  form: { field: (name: Name) => FieldState },
  drafts: Partial<Record<Name, DraftedText>>,
) {
  const all = Object.values<DraftedText | undefined>(drafts).filter((draft) => draft !== undefined);
  return {
    field: (name: Name): FieldState => drafts[name]?.field ?? form.field(name),
    markOf: (name: Name) => drafts[name]?.mark,
    faults: () => all.flatMap((draft) => draft.faults()),
    /** @param isSeen leaves out drafts that nobody has looked at */
    texts: (isSeen = false): Partial<Record<Name, string>> =>
      Object.fromEntries(
        all
          .filter((draft) => !isSeen || draft.faults().length === 0)
          .map(({ field, text }) => [field.name, text]),
      ) as Partial<Record<Name, string>>,
  };
}
