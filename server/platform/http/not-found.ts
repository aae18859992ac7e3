import { m } from '@orendi/messages';
import { ApiError } from './api-error.ts';

/** For products and packages alike. */
export function noProductFound(): ApiError {
  return new ApiError('NOT_FOUND', {
    sentence: (language) => m.api_no_product_found({}, { locale: language }),
  });
}

export function noBusinessFound(): ApiError {
  return new ApiError('NOT_FOUND', {
    sentence: (language) => m.api_no_business_found({}, { locale: language }),
  });
}
