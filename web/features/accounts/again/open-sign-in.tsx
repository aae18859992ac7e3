import type { User } from '@orendi/contract/schemas/user';
import { createRoot } from 'react-dom/client';
import {
  PageEnvironmentProvider,
  type PageEnvironment,
} from '../../../platform/page-environment.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/**
 * Opens the sign-in over the page, in a root of its own, so that it needs no place on any page.
 * @returns whether the user has signed in
 */
export function openSignIn(user: User, page: PageEnvironment): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    function close(isBack: boolean): void {
      root.unmount();
      place.remove();
      resolve(isBack);
    }
    root.render(
      <PageEnvironmentProvider value={page}>
        <SignInAgain user={user} onBack={() => close(true)} onCancel={() => close(false)} />
      </PageEnvironmentProvider>,
    );
  });
}
