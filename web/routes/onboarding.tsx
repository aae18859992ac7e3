import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { CheckEmail } from '../features/accounts/check-email.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { ShopQuestions } from '../features/accounts/settings/shop-questions.tsx';
import { invitationKey } from '../features/accounts/way-around.ts';
import { ProfileFormPage } from '../features/businesses/profile/profile-form.tsx';
import { useKeptText } from '../platform/kept-text.ts';
import { paths } from '../platform/paths.ts';

export const loader = guarded('newcomer', async ({ email, isactive }, { api }) => {
  const [industries, questions] = isactive
    ? await Promise.all([
        keepForVisit('industries', () => api('GET /public/industries')),
        api('GET /auth/shop-questions'),
      ])
    : [null, []];
  return { email, industries, questions };
});

/** A new user's remaining steps: verify the address, then create the business. */
export function Component() {
  const { email, industries, questions } = useLoaderData<typeof loader>();
  const invitation = useKeptText(invitationKey, 'localStorage');
  if (industries === null) {
    const step = m.signup_step({ step: 1, count: 3 });
    return <CheckEmail email={email} path={paths.onboarding} step={step} again={paths.signUp} />;
  }
  return (
    <>
      {invitation && (
        <p className="wrap pt-6 text-center">
          <a href={paths.invitation(invitation)} className="py-2 underline underline-offset-4">
            {m.onboarding_invited()}
          </a>
        </p>
      )}
      <ProfileFormPage
        business={null}
        industries={industries}
        accountEmail={email}
        above={<ShopQuestions questions={questions} />}
      />
    </>
  );
}
