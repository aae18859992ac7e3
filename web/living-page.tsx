import { useSyncExternalStore, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { UserStore } from './features/accounts/user-store.ts';
import { PageEnvironmentProvider, type PageEnvironment } from './platform/page-environment.tsx';

interface Props {
  /** What the server's page has said. */
  page: PageEnvironment;
  users: UserStore;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The pages in the browser: who is signed in may change while they stand. */
export function LivingPage({ page, users, router }: Props) {
  const { user, isAwaited } = useSyncExternalStore(users.subscribe, users.read, users.read);
  return (
    <PageEnvironmentProvider
      value={{ ...page, user, isUserAwaited: isAwaited, renewUser: users.renew }}
    >
      <RouterProvider router={router} />
    </PageEnvironmentProvider>
  );
}
