import type { Api } from '@orendi/contract/client-types';
import { useEffect, useRef, useState } from 'react';
import { useSubmission } from './use-submission.ts';

/**
 * A form of texts: its words, their errors, and how it is sent (see `useSubmission`). While it is on its way the words
 * stand still; no failure loses them.
 * @param first what the fields begin with
 * @param others names of fields that are no texts and show their own error too
 */
export function useForm<Values extends Record<string, string>>(
  first: Values,
  others: readonly string[] = [],
) {
  const submission = useSubmission({ fields: [...Object.keys(first), ...others] });
  const [values, setValues] = useState(first);
  /** The newest words, also between two drawings. */
  const latest = useRef(values);
  const { element, errors, repair, isBusy } = submission;

  // What was filled in before the script came.
  useEffect(() => {
    if (element.current === null) return;
    const shown = new FormData(element.current);
    const filled = Object.keys(latest.current)
      .map((field) => [field, shown.get(field)] as const)
      .filter(([field, text]) => typeof text === 'string' && text !== latest.current[field]);
    if (filled.length > 0) keep({ ...latest.current, ...Object.fromEntries(filled) });
  }, [element]);

  function keep(next: Values): void {
    latest.current = next;
    setValues(next);
  }

  function change(changed: Partial<Values>): void {
    if (isBusy()) return;
    keep({ ...latest.current, ...changed });
    repair(Object.keys(changed));
  }

  return {
    ...submission,
    values,
    change,
    /** Whether there are words that leaving would lose; not while they are on their way. */
    isChanged:
      !submission.isSending && Object.keys(first).some((field) => values[field] !== first[field]),
    /** What a field of this name needs. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onText: (text: string) => change({ [name]: text } as Partial<Values>),
    }),
    clear: () => keep(first),
    submit: (send: (api: Api, values: Values) => Promise<void>) =>
      submission.submit((api) => send(api, latest.current)),
  };
}
