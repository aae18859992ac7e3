import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { proveWork } from './prove-work.ts';

const createCaptcha = vi.hoisted(() => vi.fn<(shop?: number) => object>());
vi.mock('./captcha/create-captcha.ts', () => ({ createCaptcha }));
createCaptcha.mockReturnValue({ token: async () => 'solved' });

const asked = new ApiFailure(422, 'CAPTCHA', 'no', []);

it('solves nothing for a call that succeeds, nor for another failure', async () => {
  const gone = new ApiFailure(404, 'NOT_FOUND', 'no', []);
  expect(await proveWork(async (proof) => proof)).toEqual({});
  await expect(proveWork(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(createCaptcha).not.toHaveBeenCalled();
});

it.each([asked, new ApiFailure(429, 'RATE_LIMITED', 'no', [])])(
  'repeats a call that is refused once, with a solved captcha',
  async (refusal) => {
    const call = vi.fn<(proof: object) => Promise<string>>();
    call.mockRejectedValueOnce(refusal).mockResolvedValueOnce('answer');
    expect(await proveWork(call, 7)).toBe('answer');
    expect(call.mock.calls).toEqual([[{}], [{ headers: { 'X-Captcha-Token': 'solved' } }]]);
    expect(createCaptcha).toHaveBeenLastCalledWith(7);
  },
);

it('gives up on a second refusal', async () => {
  await expect(proveWork(() => Promise.reject(asked))).rejects.toBe(asked);
});
