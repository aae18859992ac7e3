import type { Api } from '@orendi/contract/client-types';
import { useRef, useState } from 'react';
import { useSubmission } from './use-submission.ts';

export interface FieldState {
  name: string;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** Unsent values of forms that close with a dialog, by the form's name and its first values. */
const unsent = new Map<string, object>();

/**
 * The state of a text form: values, errors and submission (see `useSubmission`). Values are locked while it is being
 * sent, and survive any failure.
 * @param others names of non-text fields that also show their own error
 * @param onFailure called with a failure before it is shown
 * @param memory the form's name, if it is to show unsent changes again when it is opened again
 */
export function useForm<Values extends Record<string, string>>(
  first: Values,
  others: readonly string[] = [],
  onFailure?: Parameters<typeof useSubmission>[0]['onFailure'],
  memory?: string,
) {
  const key = memory && `${memory} ${JSON.stringify(first)}`;
  const submission = useSubmission({ fields: [...Object.keys(first), ...others], onFailure });
  const [values, setValues] = useState(() => ({ ...first, ...(key && unsent.get(key)) }));
  /** The latest values, also between renders. */
  const latest = useRef(values);
  const { errors, repair, isBusy } = submission;

  function keep(next: Values): void {
    latest.current = next;
    setValues(next);
  }

  function change(changed: Partial<Values>): void {
    if (isBusy()) return;
    keep({ ...latest.current, ...changed });
    repair(Object.keys(changed));
    if (key) unsent.set(key, latest.current);
  }

  return {
    ...submission,
    values,
    change,
    /** Whether leaving would lose changes; false while they are being sent. */
    isChanged:
      !submission.isSending && Object.keys(first).some((field) => values[field] !== first[field]),
    field: (name: keyof Values & string): FieldState => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onText: (text: string) => change({ [name]: text } as Partial<Values>),
    }),
    clear: () => keep(first),
    submit: (send: (api: Api, values: Values) => Promise<void>) =>
      submission.submit(async (api) => {
        await send(api, latest.current);
        if (key) unsent.delete(key);
      }),
  };
}
