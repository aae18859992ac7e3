import type { Parts } from '../../parts.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { noProductFound } from '../../platform/http/not-found.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { findRequestableItem } from '../catalogue/index.ts';
import { captchaFailed } from './captcha-failed.ts';
import { findFirstAnswer } from './repeated-form.ts';
import { storeRequest, type Submission } from './store-request.ts';

/**
 * Takes a visitor's request. When it returns, request, snapshot and mails are stored.
 * @returns the id of the request, the same for a form that comes twice at once
 * @throws ApiError NOT_FOUND, CAPTCHA, or CONFLICT when the key belongs to another form
 */
export async function submitRequest(
  parts: Pick<Parts, 'db' | 'changes' | 'jobs' | 'captcha' | 'settings'>,
  submission: Submission,
): Promise<number> {
  const { db, changes, jobs, captcha } = parts;
  const { form, sending } = submission;
  const item = await findRequestableItem(db, form.type, form.id);
  if (!item) throw noProductFound();

  try {
    const verdict = await captcha.verify(form.token);
    if (!verdict.ok) throw captchaFailed();
    const id = await storeRequest(parts, submission, item, verdict);
    jobs.wake(mailQueue);
    changes.announceOrders(item.business_id);
    return id;
  } catch (error) {
    // Two sendings of a form at once: the other one has come first, and spent the captcha.
    const first = sending && error instanceof ApiError && (await findFirstAnswer(db, sending));
    if (!first) throw error;
    return first;
  }
}
