import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyPanel } from './empty-panel.tsx';

interface Props {
  reason: string;
  isBusy: boolean;
  retry: () => void;
}

/** Replaces the results after a failure; the search and filters above stay as they are. */
export function ResultsFailed({ reason, isBusy, retry }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-11 nav:mt-12">
      <EmptyPanel title={m.results_failed()} text={reason}>
        <a
          href={pathname + search}
          onClick={(event) => {
            event.preventDefault();
            retry();
          }}
          className={buttonClass('main')}
        >
          {isBusy && <Spinner />}
          {m.broken_retry()}
        </a>
      </EmptyPanel>
    </div>
  );
}
