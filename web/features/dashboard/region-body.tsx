import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Region } from './use-region.ts';

interface Props<Data> {
  region: Region<Data>;
  /** Of the size that the data will have. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a region shows: its data, a skeleton until they are there, and where they do not come the reason with a way to
 * try again. Data that could not be loaded anew stay, with that reason above them.
 */
export function RegionBody<Data>({ region, skeleton, children }: Props<Data>) {
  const { data, failure, isLoading, reload } = region;
  const retry = (
    <button
      type="button"
      aria-disabled={isLoading}
      onClick={() => void reload()}
      className={buttonClass('plain', 'small')}
    >
      {isLoading && <Spinner />}
      {m.broken_retry()}
    </button>
  );
  if (data === undefined) {
    return failure === undefined ? (
      <div aria-busy="true">
        <p className="sr-only">{m.dashboard_loading()}</p>
        {skeleton}
      </div>
    ) : (
      <div role="alert" className="grid justify-items-center gap-3 px-5 py-10 text-center">
        <p className="font-semibold">{m.dashboard_failed()}</p>
        <p className="max-w-text text-s wrap-anywhere text-ink-quiet">{failure}</p>
        {retry}
      </div>
    );
  }
  return (
    <div aria-busy={isLoading} className="region-body">
      {failure !== undefined && (
        <div role="alert" className="panel-notice">
          <p className="min-w-0 grow wrap-anywhere">{failure}</p>
          {retry}
        </div>
      )}
      {children(data)}
    </div>
  );
}
