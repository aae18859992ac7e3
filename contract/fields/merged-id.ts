import { z } from '@hono/zod-openapi';
import { maxId } from '../limits.ts';
import { missingOr } from './fault.ts';

export interface MergedId {
  type: 'product' | 'package';
  id: number;
}

/** An id in the merged table of products and packages: `12`, `"13"`, or `"pkg-7"` for a package. */
export function mergedId() {
  return z
    .union([z.number(), z.string()], missingOr('api_whole_number'))
    .transform((value, context): MergedId => {
      const [, prefix, digits] = /^(pkg-)?(\d{1,10})$/.exec(String(value)) ?? [];
      const id = Number(digits);
      if (!(id >= 1 && id <= maxId)) {
        context.addIssue({ code: 'custom', message: 'api_whole_number' });
      }
      return { type: prefix === undefined ? 'product' : 'package', id };
    });
}
