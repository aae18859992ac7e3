import type { Contact, ContactForm } from '@orendi/contract/schemas/contact';
import { m } from '@orendi/messages';
import { toastText } from '../../api/calls/explain-failure.ts';
import { runCall } from '../../api/calls/use-api-call.ts';
import { proveWork } from '../captcha/prove-work.ts';

/**
 * The number of a business, and a link that uses it; solves a captcha where one is asked for.
 * @returns `refused` when the server gives no number, and undefined after another failure, which a toast has explained
 */
export async function fetchContact(
  id: number,
  body: ContactForm,
): Promise<Contact | 'refused' | undefined> {
  let isRefused = false;
  const contact = await runCall(
    (api) =>
      proveWork(
        (proof) => api('POST /public/businesses/{id}/contact', { params: { id }, body, ...proof }),
        id,
      ),
    {
      toastId: 'contact',
      toast: (failure) => (failure.status === 404 ? m.contact_gone() : toastText(failure)),
      // Its place is taken by the way to the form, which says enough.
      suppress: ({ code }) => code === 'CAPTCHA' || code === 'RATE_LIMITED',
      onFailure: ({ status }) => (isRefused = status >= 400 && status < 500),
    },
    { count: () => {} },
  );
  return isRefused ? 'refused' : contact;
}
