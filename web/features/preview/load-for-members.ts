import type { User } from '@orendi/contract/schemas/user';
import type { LoaderFunctionArgs } from 'react-router';
import { currentUser } from '../accounts/current-user.ts';
import { isUnknown } from '../publishing/find-own.ts';
import type * as OwnPages from './load-own-pages.ts';

/**
 * Loads a page of a business; where strangers get a 404, because the business is suspended or awaits approval, its own
 * people get the page as it would be.
 * @param loadOwn resolves to null if the page would not be public either way
 */
export async function loadForMembers<Page, OwnPage>(
  { request, context }: LoaderFunctionArgs,
  load: () => Promise<Page>,
  loadOwn: (pages: typeof OwnPages, user: User) => Promise<OwnPage | null>,
): Promise<Page | OwnPage> {
  try {
    return await load();
  } catch (error) {
    if (!isUnknown(error)) throw error;
    const user = await context.get(currentUser)(request);
    if (!user || user.business_id === null) throw error;
    // Visitors do not load its script.
    const own = await loadOwn(await import('./load-own-pages.ts'), user);
    if (own === null) throw error;
    return own;
  }
}
