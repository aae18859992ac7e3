import { useLoaderData } from 'react-router';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { guarded } from '../features/accounts/guarded.ts';
import { ProfileFormPage } from '../features/businesses/profile/profile-form.tsx';

export const loader = guarded('owner', async ({ email: accountEmail }, { api }) => {
  const [business, industries] = await Promise.all([
    api('GET /private/business-profile/get'),
    keepForVisit('industries', () => api('GET /public/industries')),
  ]);
  return { business, industries, accountEmail };
});

export function Component() {
  return <ProfileFormPage {...useLoaderData<typeof loader>()} />;
}
