import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PanelEmpty, PanelNotice } from './panel.tsx';
import type { Region } from './use-region.ts';

interface Props<Data> {
  region: Region<Data>;
  /** Takes as much height as the loaded data. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** While other rows load, the old ones stay readable. */
const bodyClass =
  'aria-busy:[&_tbody]:opacity-50 aria-busy:[&_tbody]:[transition:opacity_var(--motion-slow)_var(--ease-out)_var(--motion-patience)]';

/** A region's data, a skeleton while loading, or the failure with a retry button, above older data if there are any. */
export function RegionBody<Data>({ region, skeleton, children }: Props<Data>) {
  const { data, failure, isLoading, reload } = region;
  const retry = (
    <Button aria-disabled={isLoading} onClick={() => void reload()} size="small">
      {isLoading && <Spinner />}
      {m.broken_retry()}
    </Button>
  );
  if (data === undefined) {
    return failure === undefined ? (
      <div aria-busy="true">
        <p className="sr-only">{m.dashboard_loading()}</p>
        {skeleton}
      </div>
    ) : (
      <div role="alert">
        <PanelEmpty heading={m.dashboard_failed()} text={failure}>
          {retry}
        </PanelEmpty>
      </div>
    );
  }
  return (
    <div aria-busy={isLoading} className={bodyClass}>
      {failure !== undefined && (
        <PanelNotice role="alert">
          <p className="min-w-0 grow wrap-anywhere">{failure}</p>
          {retry}
        </PanelNotice>
      )}
      {children(data)}
    </div>
  );
}
