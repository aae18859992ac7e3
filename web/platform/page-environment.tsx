import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import { createContext, use } from 'react';
import type { PageHead } from './head.tsx';
import type { PageFacts } from './page-data.ts';

export interface PageEnvironment extends PageFacts {
  /** The text of the data block. */
  data: string;
  /** Receives the page's head; server only. */
  tellHead?: (head: PageHead) => void;
  /** Whether the page is waiting to learn who is signed in; browser only. */
  isUserAwaited?: boolean;
  /** Asks again who is signed in; browser only. */
  renewUser?: () => Promise<User | null>;
}

const Environment = createContext<PageEnvironment | null>(null);
export const PageEnvironmentProvider = Environment.Provider;

export function usePage(): PageEnvironment {
  const environment = use(Environment);
  if (environment === null) throw new Error('A component of a page stands outside of it.');
  return environment;
}

export function useLanguage(): Language {
  return usePage().language;
}
