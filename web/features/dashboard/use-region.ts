import type { Api } from '@orendi/contract/client-types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createApi } from '../../api/create-api.ts';
import { explainFailure } from '../../api/calls/explain-failure.ts';
import { ApiFailure } from '../../api/failure.ts';
import { browserSend } from '../../api/transport.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import type { Opening } from './open-region.ts';

/** Longer than a slow phone needs, shorter than anybody waits. */
const patienceMs = 20_000;

/** The data of one region of the dashboard: they load, fail and are tried again without the others. */
export interface Region<Data> {
  /** What shows; stays while other data load and when they do not come. Undefined before the first. */
  data: Data | undefined;
  /** Why the last load failed, in words for a person. */
  failure: string | undefined;
  isLoading: boolean;
  /** Loads anew. Does not reject: a failure stands in the region. */
  reload: () => Promise<void>;
  /** Changes what shows, once the server has it so. */
  change: (change: (data: Data) => Data) => void;
}

/**
 * @param opening from the page's loader; another one loads anew
 * @param key names what `load` loads; another one loads anew
 */
export function useRegion<Data>(
  opening: Opening<Data>,
  load: (api: Api) => Promise<Data>,
  key = '',
): Region<Data> {
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
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(patienceMs)]);
    setState(({ data }) => ({ data, isLoading: true }));
    try {
      const data = await latest.current(
        createApi((path, init) => browserSend(path, { ...init, signal })),
      );
      if (!call.signal.aborted) setState({ data, isLoading: false });
    } catch (error) {
      if (call.signal.aborted) return;
      if (!(error instanceof ApiFailure)) reportError(error);
      const { status, message } = explainFailure(error);
      setState(({ data }) => ({ data, failure: message, isLoading: false }));
      // Signed out, in another window perhaps: the guard of the page leads on.
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
  return { data: state.data, failure: state.failure, isLoading: state.isLoading, reload, change };
}
