import { z } from '@hono/zod-openapi';
import { isTown } from '../towns.ts';
import { fault, missingOr } from './fault.ts';

/** A town of the product's list, by its slug. */
export function town() {
  return z.string(missingOr('api_town')).refine(isTown, fault('api_town'));
}
