import type { Business } from '@orendi/contract/schemas/business';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { paths } from '../../../paths.ts';
import { Head } from '../../seo/head.tsx';
import { ProfileForm } from './profile-form.tsx';

interface Props {
  /** Null creates one. */
  business: Business | null;
  industries: Industry[];
  accountEmail: string;
}

/** The page on which a business is presented for the first time, or presented anew. */
export function ProfileFormPage({ business, ...form }: Props) {
  const isNew = business === null;
  const title = isNew ? m.profile_create() : m.profile_update();
  const intro = isNew ? m.profile_create_text() : m.profile_update_text();
  return (
    <div className="wrap py-8 nav:py-14">
      <Head
        title={title}
        description={intro}
        path={isNew ? paths.onboarding : paths.updateProfile}
        isHidden
      />
      <div className="mx-auto max-w-account">
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-3 mb-8 text-pretty text-ink-quiet">{intro}</p>
        <ProfileForm business={business} label={title} {...form} />
      </div>
    </div>
  );
}
