import { ApiFailure } from '../../api/failure.ts';

interface Proof {
  headers?: { 'X-Captcha-Token': string };
}

/**
 * Makes a call. Where the answer asks for work, or says that there have been too many calls, solves a captcha and makes
 * the call again with it.
 * @param call spreads what it is given into the input of the call
 * @param shop the business that it is about
 */
export async function proveWork<Answer>(
  call: (proof: Proof) => Promise<Answer>,
  shop?: number,
): Promise<Answer> {
  try {
    return await call({});
  } catch (error) {
    const code = error instanceof ApiFailure && error.code;
    if (code !== 'CAPTCHA' && code !== 'RATE_LIMITED') throw error;
    const { createCaptcha } = await import('./captcha/create-captcha.ts');
    return call({ headers: { 'X-Captcha-Token': await createCaptcha(shop).token() } });
  }
}
