import { z } from '@hono/zod-openapi';
import { password as limits } from '../limits.ts';
import { fault, missingOr } from './fault.ts';

/** A new password: any characters, kept exactly as typed. */
export function newPassword() {
  return z
    .string(missingOr('api_not_text'))
    .min(1, { ...fault('api_required'), abort: true })
    .min(limits.min)
    .max(limits.max);
}

/** A password to verify, not to set; its length is not checked, so that changed rules lock nobody out. */
export function givenPassword() {
  return z.string(missingOr('api_not_text')).min(1, fault('api_required')).max(1_000);
}
