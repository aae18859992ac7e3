import type { Api } from '@orendi/contract/client-types';
import { useEffect, useRef, useState } from 'react';
import type { ExplainedFailure } from '../../api/calls/explain-failure.ts';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { dismissToast } from '../../ui/toast/show-toast.ts';
import { formFaults, hasNoServer, noFaults } from './form-failure.ts';
import { useIsShown } from './use-is-shown.ts';

interface Options {
  /** Names of the fields that show their own error. */
  fields: readonly string[];
  /** A toast of this id says too what is wrong; without it the form alone does, as long as it is on the page. */
  toastId?: string;
  /** Is told of a failure before it shows. */
  onFailure?: (failed: ExplainedFailure) => void;
}

/**
 * How a form is sent. The server checks it: its errors stand beside their fields until these are edited, what belongs to
 * none about the form, and the focus goes to the first broken field. While it is on its way it is not sent again.
 */
export function useSubmission({ fields, toastId, onFailure }: Options) {
  const isToasted = toastId !== undefined;
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(noFaults);
  /** How often it was refused: each time the focus goes to the first broken field. */
  const [refusals, setRefusals] = useState(0);
  const { call, isLoading } = useApiCall();
  const isBusy = useRef(false);
  const isShown = useIsShown();

  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  /** Takes back what was said of fields that are edited now, and of the form. */
  function repair(edited: readonly string[]): void {
    if (toastId) dismissToast(toastId);
    const clean = Object.fromEntries(edited.map((field) => [field, undefined]));
    setFaults(({ errors }) => ({ errors: { ...errors, ...clean }, failure: undefined }));
  }

  /** @param send does all that is to happen; what its calls reject with is shown */
  async function submit(send: (api: Api) => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setFaults(noFaults);
    if (toastId) dismissToast(toastId);
    await call(send, {
      toastId,
      suppress: (failed) => isShown() && (!isToasted || hasNoServer(failed)),
      onFailure: (failed) => {
        onFailure?.(failed);
        setFaults(formFaults(failed, fields, isToasted));
        setRefusals((count) => count + 1);
      },
    });
    isBusy.current = false;
  }

  return {
    element,
    ...faults,
    isSending: isLoading,
    /** Also between two drawings. */
    isBusy: () => isBusy.current,
    isShown,
    repair,
    submit,
  };
}

export type Submission = ReturnType<typeof useSubmission>;
