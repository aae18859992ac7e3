import { m } from '@orendi/messages';
import { ApiError } from '../../platform/http/api-error.ts';

/** Says the same of products and packages, of unknown and of suspended ones. */
export function noProductFound(): ApiError {
  return new ApiError('NOT_FOUND', {
    sentence: (language) => m.api_no_product_found({}, { locale: language }),
  });
}
