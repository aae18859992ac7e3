import { z } from '@hono/zod-openapi';
import { listingStates } from '../listings.ts';
import { isTown } from '../towns.ts';
import { blankAsAbsent, isBlank } from './blank.ts';
import { fault, missingOr } from './fault.ts';

/** Exactly one of the given words. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, missingOr('api_choice'));
}

/** The state in which a seller keeps a product or package. */
export function state() {
  return blankAsAbsent(choice(listingStates)).describe(
    'Only what is `published` is public. A `draft` needs no more than a name; one that is published or `hidden` needs all. ' +
      'When it is not sent, or sent empty, something new is published, and a change leaves it as it is.',
  );
}

/** Like `flag`, for a field that may be left out, and that a blank text turns to no. */
export function clearableFlag() {
  return z.preprocess(
    (value: boolean | 'true' | 'false' | '' | null | undefined) => (isBlank(value) ? false : value),
    flag().optional(),
  );
}

/** Yes or no: a boolean, or the text of one as forms send it. */
export function flag() {
  return z.preprocess(
    (value: boolean | 'true' | 'false') =>
      value === 'true' ? true : value === 'false' ? false : value,
    z.boolean(missingOr('api_yes_or_no')),
  );
}

/** A town of the product's list, by its slug. */
export function town() {
  return z.string(missingOr('api_town')).refine(isTown, fault('api_town'));
}
