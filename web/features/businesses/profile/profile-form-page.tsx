import type { OwnBusiness } from '@orendi/contract/schemas/business';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';

interface Props {
  /** Null creates one. */
  business: OwnBusiness | null;
  industries: Industry[];
  accountEmail: string;
}

/** The page for creating or editing a business's profile. */
export function ProfileFormPage({ business, ...form }: Props) {
  const isNew = business === null;
  const title = isNew ? m.profile_create() : m.profile_update();
  return (
    <FormPage
      title={title}
      intro={isNew ? m.profile_create_text() : m.profile_update_text()}
      step={isNew ? m.signup_step({ step: 2, count: 3 }) : undefined}
      path={isNew ? paths.onboarding : paths.updateProfile}
    >
      {business?.suspension && (
        <div className="mb-8">
          <SuspensionNotice suspension={business.suspension} />
        </div>
      )}
      <ProfileForm business={business} label={title} {...form} />
    </FormPage>
  );
}
