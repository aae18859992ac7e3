import { createCaptcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import { authSecret } from '../product/start-product.ts';

/** Solves challenges signed with the product's secret, but so cheap that they cost next to nothing. */
export function cheapSolver(): () => Promise<string> {
  const captcha = createCaptcha({ secret: authSecret, recaptcha: null, cost: 1 });
  return () => solveToken(captcha);
}
