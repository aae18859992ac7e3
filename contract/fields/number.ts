import { z } from '@hono/zod-openapi';
import { maxId, paging } from '../limits.ts';
import { fault, missingOr } from './fault.ts';

/** A whole number, given as a number or a string of digits. */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(
    (value: number | string) => (isText(value, /^\d{1,15}$/) ? Number(value) : value),
    z.int(missingOr('api_whole_number')).min(min).max(max),
  );
}

export function id() {
  return wholeNumber(1, maxId);
}

/** A number with at most two decimals, given as a number or as digits with an optional decimal point. */
export function decimal(min: number, max: number) {
  return z.preprocess(
    numberOf,
    z
      .number(missingOr('api_number'))
      .min(min)
      .max(max)
      .refine((value) => Number(value.toFixed(2)) === value, fault('api_two_decimals')),
  );
}

/** A number of any precision, given as a number or as digits with an optional decimal point. */
export function ratio(min: number, max: number) {
  return z.preprocess(numberOf, z.number(missingOr('api_number')).min(min).max(max));
}

/** A latitude or longitude, rounded to about a meter. */
export function degrees(max: number) {
  return z
    .preprocess(
      (value: number | string) =>
        isText(value, /^-?\d{1,3}(\.\d{0,15})?$/) ? Number(value) : value,
      z.number(missingOr('api_number')).min(-max).max(max),
    )
    .transform((value) => Math.round(value * 1e5) / 1e5);
}

function numberOf(value: number | string) {
  return isText(value, /^\d{1,15}(\.\d{0,15})?$/) ? Number(value) : value;
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value.trim());
}

export function pageNumber() {
  return wholeNumber(1, maxId).default(1);
}

export function pageSize(size: number = paging.perPage) {
  return wholeNumber(1, paging.maxPerPage).default(size);
}
