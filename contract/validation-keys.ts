import type { Language } from './language.ts';
import { formatNumber } from './money.ts';

/**
 * The sentences a broken field can have, as keys of the `api` messages. A schema names one as its error message, and
 * the server renders it in the caller's language.
 */
export const validationKeys = [
  'api_required',
  'api_wrong_type',
  'api_not_text',
  'api_control_characters',
  'api_too_short',
  'api_too_long',
  'api_whole_number',
  'api_number',
  'api_two_decimals',
  'api_number_too_small',
  'api_number_too_big',
  'api_too_few_items',
  'api_too_many_items',
  'api_choice',
  'api_town',
  'api_opening_hours',
  'api_price_bounds',
  'api_yes_or_no',
  'api_focus',
  'api_not_list',
  'api_email',
  'api_url',
  'api_phone',
  'api_phone_country',
  'api_tax_number',
  'api_color',
  'api_date',
  'api_stage_disagrees',
  'api_birth_too_early',
  'api_too_young',
  'api_contact_missing',
  'api_terms',
  'api_password_common',
  'api_password_mismatch',
  'api_material_pair',
  'api_sale_above_hundred',
  'api_sale_above_price',
  'api_sale_ends_first',
  'api_closed_ends_first',
  'api_lists_differ',
  'api_package_empty',
  'api_photos_order',
  'api_photo_required',
  'api_photo_unknown',
  'api_too_many_photos',
  'api_logo_required',
  'api_picture',
  'api_picture_too_big',
  'api_file_too_large',
  'api_email_taken',
  'api_login_failed',
  'api_product_unknown',
  'api_industry_unknown',
  'api_category_unknown',
  'api_push_service',
] as const;
export type ValidationKey = (typeof validationKeys)[number];

/** The part of a zod issue that its sentence depends on. */
export interface Issue {
  code?: string;
  message: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  values?: readonly unknown[];
}

/**
 * The sentence for an issue: the key named by its schema, otherwise the general one for its kind, with numbers
 * formatted for the language.
 */
export function issueKey(issue: Issue, language: Language) {
  return {
    key: isValidationKey(issue.message) ? issue.message : generalKey(issue),
    // Always complete, so that any sentence can be rendered.
    values: {
      min: limit(issue.minimum, language),
      max: limit(issue.maximum, language),
      options: (issue.values ?? []).join(', '),
    },
  };
}

/** The field an issue belongs to, as `errors[].path` names it: `phoneNumber`, `product_ids.2`. */
export function issuePath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

export function isValidationKey(text: string): text is ValidationKey {
  return (validationKeys as readonly string[]).includes(text);
}

function generalKey({ code, origin, minimum }: Issue): ValidationKey {
  const isText = origin === 'string';
  const isList = origin === 'array' || origin === 'set';
  if (code === 'too_small') {
    if (isText) return Number(minimum) <= 1 ? 'api_required' : 'api_too_short';
    return isList ? 'api_too_few_items' : 'api_number_too_small';
  }
  if (code === 'too_big') {
    if (isText) return 'api_too_long';
    return isList ? 'api_too_many_items' : 'api_number_too_big';
  }
  if (code === 'invalid_value') return 'api_choice';
  return 'api_wrong_type';
}

function limit(value: number | bigint | undefined, language: Language): string {
  return value === undefined ? '' : formatNumber(Number(value), language);
}
