import type { Captcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';

/** Solves the product's own challenges: needed where its clock is not ours. */
export function honestSolver(port: number): () => Promise<string> {
  const challenge = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/public/captcha`);
    const { data } = (await response.json()) as {
      data: Awaited<ReturnType<Captcha['challenge']>>;
    };
    return data;
  };
  return () => solveToken({ challenge });
}
