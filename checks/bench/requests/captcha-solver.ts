/*
 * Captcha challenges signed with the product's secret, but so cheap that thousands can be solved. Verifying a token
 * costs the product the same as ever: it compares signatures and does not repeat the hashes. Run by solveCaptchas.
 */
import { createCaptcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import type { SolveOrder } from './solve-captchas.ts';

async function solve({ secret, count }: SolveOrder): Promise<void> {
  const captcha = createCaptcha({ secret, recaptcha: null, cost: 1 });
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await solveToken(captcha));
  process.send?.(tokens);
}

process.once('message', (order) => void solve(order as SolveOrder));
process.on('disconnect', () => process.exit());
