import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyPanel } from '../discovery/empty-panel.tsx';

/** Replaces the listings of a business that has none; there is nothing to search either. */
export function NoListings() {
  return (
    <div className="wrap pt-8">
      <EmptyPanel title={m.home_nothing_found()} text={m.home_empty_hint()}>
        <a href={paths.home()} className={buttonClass('main')}>
          {m.notice_home()}
        </a>
      </EmptyPanel>
    </div>
  );
}
