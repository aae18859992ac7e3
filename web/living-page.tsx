import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { UserStore } from './features/accounts/user-store.ts';
import { repeatEarlyInput } from './platform/early-input.ts';
import { PageEnvironmentProvider, type PageEnvironment } from './platform/page-environment.tsx';

interface Props {
  /** The data of the server-rendered page. */
  page: PageEnvironment;
  users: UserStore;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The hydrated pages, updated when the signed-in user changes. */
export function LivingPage({ page, users, router }: Props) {
  const { user, isAwaited } = useSyncExternalStore(users.subscribe, users.read, users.read);
  useEffect(() => {
    repeatEarlyInput(document);
    dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <PageEnvironmentProvider
      value={{ ...page, user, isUserAwaited: isAwaited, renewUser: users.renew }}
    >
      <RouterProvider router={router} />
    </PageEnvironmentProvider>
  );
}
