import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyPanel } from '../../discovery/empty-panel.tsx';

/** Replaces a form that selects products while there are none. */
export function NoProducts() {
  return (
    <EmptyPanel title={m.publish_empty()} text={m.publish_empty_text()}>
      <a href={paths.createProduct} className={buttonClass('main')}>
        {m.publish_first_product()}
      </a>
    </EmptyPanel>
  );
}
