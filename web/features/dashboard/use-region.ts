import type { Api } from '@orendi/contract/client-types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { explainFailure } from '../../api/calls/explain-failure.ts';
import { browserApiUntil } from '../../api/browser-api.ts';
import { ApiFailure } from '../../api/failure.ts';
import { eitherSignal } from '../../platform/either-signal.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';

/** Milliseconds: longer than a slow phone needs, shorter than anyone waits. */
const longestLoadMs = 20_000;

export type Region<Data> = ReturnType<typeof useRegion<Data>>;

/**
 * The data of one dashboard region, which loads, fails and retries independently.
 * @param opening from the page's loader; a new object reloads
 * @param key identifies what `load` loads; a new key reloads
 */
export function useRegion<Data>(
  opening: Opening<Data>,
  load: (api: Api) => Promise<Data>,
  key = '',
) {
  const [state, setState] = useState<{ data?: Data; failure?: string; isLoading: boolean }>({
    data: opening.data ?? undefined,
    isLoading: opening.data === null,
  });
  const { revalidate } = useRevalidator();
  const latest = useRef(load);
  const running = useRef<AbortController>(null);
  const asked = useRef(opening.data === null ? null : { opening, key });

  useEffect(() => {
    latest.current = load;
  });

  const reload = useCallback(async () => {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    const signal = eitherSignal(call.signal, AbortSignal.timeout(longestLoadMs));
    setState(({ data }) => ({ data, isLoading: true }));
    try {
      const data = await latest.current(browserApiUntil(signal));
      if (!call.signal.aborted) setState({ data, isLoading: false });
    } catch (error) {
      if (call.signal.aborted) return;
      if (!(error instanceof ApiFailure)) reportError(error);
      const { status, message } = explainFailure(error);
      setState(({ data }) => ({ data, failure: message, isLoading: false }));
      // Signed out, perhaps in another window: the page's guard redirects.
      if (status === 401) await revalidate();
    }
  }, [revalidate]);

  useEffect(() => {
    const isSame = asked.current?.opening === opening && asked.current.key === key;
    asked.current = { opening, key };
    if (!isSame) void reload();
  }, [opening, key, reload]);

  useEffect(() => () => running.current?.abort(), []);
  useBackOnline(state.failure !== undefined, () => void reload());

  const change = useCallback(
    (changed: (data: Data) => Data) =>
      setState((now) => (now.data === undefined ? now : { ...now, data: changed(now.data) })),
    [],
  );
  return {
    /** The data are kept while reloading and when that fails; undefined before the first load. */
    ...state,
    /** Never rejects: a failure is stored in the region. */
    reload,
    /** Updates the data shown after the server has saved a change. */
    change,
  };
}

/** Milliseconds: longer than the server ever needs, short enough that one slow region does not delay the page. */
const patienceMs = 2_000;

/** A region's initial data from the loader; a new object on each load of the page. */
export interface Opening<Data> {
  /** Null if the region must load by itself. */
  data: Data | null;
}

/** For a region that only the browser loads. */
export const unopened: Opening<never> = { data: null };

/**
 * Loads a region's initial data: on the server only, so the page shows at once in the browser; without data after a
 * failure or a timeout, so no region delays the others (see `useRegion`).
 */
export async function openRegion<Data>(load: () => Promise<Data>): Promise<Opening<Data>> {
  if (typeof document !== 'undefined') return { data: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
  try {
    return { data: await Promise.race([load(), late]) };
  } catch (error) {
    if (error instanceof ApiFailure) return { data: null };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
