import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** The owner's link from the business's page to its form. */
export function EditProfile() {
  return (
    <a href={paths.updateProfile} className={buttonClass('plain')}>
      {m.business_edit()}
    </a>
  );
}
