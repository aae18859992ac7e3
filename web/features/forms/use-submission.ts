import type { Api } from '@orendi/contract/client-types';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toastText, type ExplainedFailure } from '../../api/calls/explain-failure.ts';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { dismissToast } from '../../ui/toast/show-toast.ts';
import { attentionText, errorsBeside, formFaults, hasNoServer, noFaults } from './form-failure.ts';

interface Options {
  /** Names of the fields that show their own error. */
  fields: readonly string[];
  /** Id of a toast that shows errors too; without it only the form does, and a toast once it has been left. */
  toastId?: string;
  /** Called with a failure before it is shown. */
  onFailure?: (failed: ExplainedFailure) => void;
}

/**
 * A form's submission. The server validates: its errors are shown at their fields until these are edited, the others at
 * the form, and the first invalid field is focused. Submitting is ignored while in progress.
 */
export function useSubmission({ fields, toastId, onFailure }: Options) {
  const isToasted = toastId !== undefined;
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(noFaults);
  const [notice, setNotice] = useState<ReactNode>();
  /** Counts rejections: each one focuses the first invalid field. */
  const [refusals, setRefusals] = useState(0);
  const { call, isLoading } = useApiCall();
  const isBusy = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  /** However much later: React empties the reference when the form goes. */
  const isShown = () => element.current !== null;

  useEffect(() => {
    if (refusals === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus({ preventScroll: true });
    invalid?.scrollIntoView();
  }, [refusals]);

  /** Clears the errors of the edited fields, and that of the form. */
  function repair(edited: readonly string[]): void {
    if (toastId) dismissToast(toastId);
    setFaults(({ errors }) => ({ errors: errorsBeside(edited, errors), failure: undefined }));
  }

  /** @param send does everything the submission involves; failures of its calls are shown */
  async function submit(send: (api: Api) => Promise<void>): Promise<void> {
    if (isBusy.current || isLeaving) return;
    isBusy.current = true;
    setFaults(noFaults);
    setNotice(undefined);
    if (toastId) dismissToast(toastId);
    await call(send, {
      toastId,
      toast: (failed) => (isShown() ? attentionText(failed, fields) : toastText(failed)),
      suppress: (failed) => isShown() && (!isToasted || hasNoServer(failed)),
      onFailure: (failed) => {
        onFailure?.(failed);
        setFaults(formFaults(failed, fields, isToasted));
        setRefusals((count) => count + 1);
      },
    });
    isBusy.current = false;
  }

  /**
   * Goes on to another page after a success, unless the form has been left. Until that page is rendered, which is later
   * than its address, the form stays as while sending: it has nothing unsaved to ask about.
   */
  async function leave(go: () => void | Promise<void>): Promise<void> {
    if (!isShown()) return;
    setLeaving(true);
    await go();
  }

  return {
    element,
    ...faults,
    notice,
    /** Says in the form, until it is submitted again, that it has been saved or sent. */
    notify: setNotice,
    isSending: isLoading || isLeaving,
    /** Current even between renders. */
    isBusy: () => isBusy.current,
    isShown,
    repair,
    submit,
    leave,
  };
}

export type Submission = ReturnType<typeof useSubmission>;
