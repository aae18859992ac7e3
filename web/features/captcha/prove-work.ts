import { ApiFailure } from '../../api/failure.ts';

/**
 * Makes a call. If the response demands a captcha, or reports too many calls, solves one and repeats the call with it.
 * @param call spreads its argument into the call's input
 */
export async function proveWork<Answer>(
  call: (proof: { headers?: { 'X-Captcha-Token': string } }) => Promise<Answer>,
  shop?: number,
): Promise<Answer> {
  try {
    return await call({});
  } catch (error) {
    const code = error instanceof ApiFailure && error.code;
    if (code !== 'CAPTCHA' && code !== 'RATE_LIMITED') throw error;
    const { createCaptcha } = await import('./solving/create-captcha.ts');
    return call({ headers: { 'X-Captcha-Token': await createCaptcha(shop).token() } });
  }
}
