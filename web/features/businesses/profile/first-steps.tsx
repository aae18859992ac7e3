import type { Business } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyPanel } from '../../discovery/empty-panel.tsx';

/** Replaces the listings on the owner's page while there are none. */
export function FirstSteps({ business }: { business: Business }) {
  const text = [m.profile_empty_text(), business.cover_photo ? '' : m.profile_empty_cover()];
  return (
    <div className="wrap pt-8">
      <EmptyPanel title={m.profile_empty()} text={text.join(' ').trim()}>
        <a href={paths.createProduct} className={buttonClass('main')}>
          {m.publish_first_product()}
        </a>
        <a href={paths.business(business.id)} className={buttonClass('plain')}>
          {m.profile_public()}
        </a>
      </EmptyPanel>
    </div>
  );
}
