import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { showToast } from '../../ui/toast/show-toast.ts';
import { createApi } from '../create-api.ts';
import { handleFailure, type FailureOptions } from './handle-failure.ts';
import { browserSend, type Send } from '../transport.ts';

export interface CallOptions extends FailureOptions {
  /** Says in a toast that it went well: in these words, or with `true` in the server's, else 'Success'. */
  success?: boolean | string;
  /** Ends what is sent by the `api` that is handed in; `AbortSignal.timeout(ms)` is a limit of time. */
  signal?: AbortSignal;
}

/** Makes a call, or several that belong together, with a client that knows the options. */
export type CallStart<Answer> = (api: Api) => Promise<Answer>;

interface Surroundings {
  /** Hears 1 when the call begins, and -1 when it is over. */
  count: (change: 1 | -1) => void;
  send?: Send;
  show?: typeof showToast;
}

/** Runs a call: its answer, or undefined after a failure that is dealt with (see `handleFailure`). */
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
