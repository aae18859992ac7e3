import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** The way from a business's page to its form, for its owner. */
export function EditProfile() {
  return (
    <a href={paths.updateProfile} className={buttonClass('plain')}>
      {m.business_edit()}
    </a>
  );
}
