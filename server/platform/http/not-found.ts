import { m } from '@orendi/messages';
import { say } from '../sentence.ts';
import { ApiError } from './api-error.ts';

/** For products and packages alike. */
export const noProductFound = () =>
  new ApiError('NOT_FOUND', { sentence: say(m.api_no_product_found) });

export const noBusinessFound = () =>
  new ApiError('NOT_FOUND', { sentence: say(m.api_no_business_found) });
