import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { AskedAbout } from './asked-about.ts';

/** Data for the confirmation page. */
interface SentRequest {
  item: AskedAbout;
  /** The visitor's preferred phone number or e-mail address, as typed. */
  contact: string;
}

/**
 * Passes the request to the next page through the tab's history: it survives a reload and is neither in the address nor
 * in storage.
 */
export function sentState(sent: SentRequest): { sent: SentRequest } {
  return { sent };
}

/** The request that led to this page; null without one, and during hydration. */
export function useSentRequest(): SentRequest | null {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof sentState>> | null };
  return useHydrated() ? (state?.sent ?? null) : null;
}
