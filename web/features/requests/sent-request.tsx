import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { AskedAbout } from './asked-about.ts';

/** Long enough to press the link. */
const toastMs = 8000;

/** Data for the confirmation page. */
export interface SentRequest {
  item: AskedAbout;
  /** The visitor's preferred phone number or e-mail address, as typed. */
  contact: string;
  /** The path of the page on which to follow the request. */
  link: string;
  /** The further requests of its round. */
  others?: { item: AskedAbout; link: string }[];
  /** Where the link is mailed to; null without an address. */
  email: string | null;
}

/**
 * The request that led to this page; null without one, and during hydration. The tab's history has it: it survives a reload
 * and is neither in the address nor in storage.
 */
export function useSentRequest(): SentRequest | null {
  const { state } = useLocation() as { state: { sent?: SentRequest } | null };
  return useHydrated() ? (state?.sent ?? null) : null;
}

/** Tells who has left the form meanwhile that it was sent, and where to follow it. */
export function tellSent(link: string, id: string): void {
  showToast({
    kind: 'success',
    id,
    duration: toastMs,
    text: (
      <>
        {m.submitted_heading()}.{' '}
        <a href={link} data-full-load className="underline underline-offset-4">
          {m.own_follow()}
        </a>
      </>
    ),
  });
}
