import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { noBusinessFound, noProductFound } from '../../platform/http/not-found.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { findRequestableItem } from '../catalogue/index.ts';
import { captchaFailed } from './captcha-failed.ts';
import { findFirstAnswer } from './repeated-form.ts';
import { judgeForm } from './spam/judge-form.ts';
import { storeRequest, type Submission } from './store-request.ts';

/**
 * Accepts a visitor's request. When it returns, request, snapshot and mails are stored. One that looks like spam is held.
 * @returns the id of the request, the same for concurrent submissions of one form
 * @throws ApiError NOT_FOUND, CAPTCHA, or CONFLICT when the key belongs to another form
 */
export async function submitRequest(
  services: Pick<Services, 'db' | 'changes' | 'jobs' | 'captcha' | 'settings' | 'tallies'>,
  submission: Submission,
): Promise<number> {
  const { db, changes, jobs, captcha } = services;
  const { form, sending, sender } = submission;
  const item = await findRequestableItem(db, form.type, form.id);
  if (!item) throw form.type === 'business' ? noBusinessFound() : noProductFound();

  try {
    const verdict = await captcha.verify(form.token);
    if (!verdict.ok) throw captchaFailed();
    const { signals, takeBack } = await judgeForm(services, form, sender, item.business_id);
    const id = await storeRequest(services, submission, item, { captcha: verdict, signals }).catch(
      async (error: unknown) => {
        await takeBack();
        throw error;
      },
    );
    jobs.wake(mailQueue);
    changes.announceOrders(item.business_id);
    return id;
  } catch (error) {
    // Of two concurrent submissions of one form, the other came first and has used the captcha.
    const first = sending && error instanceof ApiError && (await findFirstAnswer(db, sending));
    if (!first) throw error;
    return first;
  }
}
