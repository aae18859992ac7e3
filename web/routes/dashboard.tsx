import { redirect } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { paths } from '../paths.ts';

/** Where sellers land after signing in; until the dashboard is there, it leads on to their profile. */
export const loader = guarded('owner', () => {
  throw redirect(paths.profile());
});

export const Component = () => null;
