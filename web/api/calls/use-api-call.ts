import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { useCallback, useState } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';
import { createApi } from '../create-api.ts';
import { browserSend, type Send } from '../transport.ts';
import { handleFailure, type FailureOptions } from './handle-failure.ts';

export interface CallOptions extends FailureOptions {
  /** Shows a success toast: with this text, or with `true` the server's message, else 'Success'. */
  success?: boolean | string;
  /** Aborts the requests made with the given `api`; use `AbortSignal.timeout(ms)` for a time limit. */
  signal?: AbortSignal;
}

/** Makes one call, or several that belong together, with the client it is given. */
export type CallStart<Answer> = (api: Api) => Promise<Answer>;

interface Surroundings {
  /** Called with 1 when the call starts and -1 when it ends. */
  count: (change: 1 | -1) => void;
  send?: Send;
  show?: typeof showToast;
}

/** Runs a call. Resolves to its result, or to undefined after a failure that has been handled (see `handleFailure`). */
export async function runCall<Answer>(
  start: CallStart<Answer>,
  { success, signal, ...options }: CallOptions,
  { count, send = browserSend, show = showToast }: Surroundings,
): Promise<Answer | undefined> {
  let told = '';
  const api = createApi(
    (path, init) => send(path, signal ? { ...init, signal } : init),
    (message) => (told = message),
  );
  count(1);
  try {
    const answer = await start(api);
    if (success) {
      const text = success === true ? told || m.call_success() : success;
      show({ kind: 'success', text, id: options.toastId });
    }
    return answer;
  } catch (error) {
    handleFailure(error, options, show);
    return undefined;
  } finally {
    count(-1);
  }
}

/**
 * API calls of a component: `call` makes one and handles its failure; `isLoading` is true while any is running. A call
 * resolves to its result, or to undefined if it failed; the options say what happens then.
 * @param show overrides how toasts are shown; must be a stable reference
 */
export function useApiCall(show?: typeof showToast) {
  const [running, setRunning] = useState(0);

  const call = useCallback(
    <Answer>(start: CallStart<Answer>, options: CallOptions = {}): Promise<Answer | undefined> =>
      runCall(start, options, { count: (change) => setRunning((now) => now + change), show }),
    [show],
  );

  return { call, isLoading: running > 0 };
}
