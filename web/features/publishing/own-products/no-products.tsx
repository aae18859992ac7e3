import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyPanel } from '../../discovery/empty-panel.tsx';

/** Replaces a form that selects products while there are none. */
export function NoProducts() {
  return (
    <EmptyPanel title={m.publish_empty()} text={m.publish_empty_text()}>
      <ButtonLink href={paths.createProduct} kind="main" label={m.publish_first_product()} />
    </EmptyPanel>
  );
}
