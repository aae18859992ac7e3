import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { AskedAbout } from './asked-about.ts';

/** What the confirmation says of a request that was sent. */
export interface SentRequest {
  item: AskedAbout;
  /** The phone number or e-mail address that the visitor wants to be reached by, as typed. */
  contact: string;
}

/** Hands it to the next page, by the tab's history: it survives a reload, and is neither in the address nor stored. */
export function sentState(sent: SentRequest): { sent: SentRequest } {
  return { sent };
}

/** The request that led to this page; null where none did, and while the server's page is taken over. */
export function useSentRequest(): SentRequest | null {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof sentState>> | null };
  return useHydrated() ? (state?.sent ?? null) : null;
}
