import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { EmptyPanel } from '../../discovery/empty-panel.tsx';
import { ButtonLink } from '../../forms/button.tsx';

/** Replaces a form that selects products while there are none. */
export function NoProducts() {
  return (
    <EmptyPanel title={m.publish_empty()} text={m.publish_empty_text()}>
      <ButtonLink href={paths.createProduct} kind="main">
        {m.publish_first_product()}
      </ButtonLink>
    </EmptyPanel>
  );
}
