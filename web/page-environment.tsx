import type { Language } from '@orendi/contract/language';
import { createContext, use } from 'react';
import type { DocumentAssets } from './page-data.ts';

/** What a page knows besides its data: the same on the server and in the browser. */
export interface PageEnvironment {
  language: Language;
  /** Absolute address of the product, without a slash at the end. */
  publicUrl: string;
  assets: DocumentAssets;
  /** The text of the data block. */
  data: string;
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
