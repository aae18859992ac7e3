import type { Captcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';

/** The token of a challenge that the product itself has given. */
export function solveHonestly(port: number): Promise<string> {
  return solveToken({
    async challenge() {
      const response = await fetch(`http://127.0.0.1:${port}/v1/public/captcha`);
      type Challenge = Awaited<ReturnType<Captcha['challenge']>>;
      return ((await response.json()) as { data: Challenge }).data;
    },
  });
}
