import type { Contact, ContactForm } from '@orendi/contract/schemas/contact';
import { m } from '@orendi/messages';
import { toastText } from '../../api/calls/explain-failure.ts';
import { runCall } from '../../api/calls/run-call.ts';

/** The number of a business, and a link that uses it; after a failure undefined, and a toast has said why. */
export function fetchContact(id: number, body: ContactForm): Promise<Contact | undefined> {
  return runCall(
    (api) => api('POST /public/businesses/{id}/contact', { params: { id }, body }),
    {
      toastId: 'contact',
      toast: (failure) => (failure.status === 404 ? m.contact_gone() : toastText(failure)),
    },
    { count: () => {} },
  );
}
