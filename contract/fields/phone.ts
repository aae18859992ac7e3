import { textLimits } from '../limits.ts';
import { normalizeBusinessPhone, normalizePhone } from '../phone.ts';
import type { ValidationKey } from '../validation-keys.ts';
import { line } from './text.ts';

/** A visitor's phone number; see `normalizePhone`. */
export function visitorPhone() {
  return phone(normalizePhone, 'api_phone');
}

/** A business's phone number, from one of the seven countries. */
export function businessPhone() {
  return phone(normalizeBusinessPhone, 'api_phone_country');
}

function phone(normalize: typeof normalizePhone, key: ValidationKey) {
  return line(textLimits.phone).transform((text, context) => {
    const normalized = normalize(text);
    if (normalized === null) context.addIssue({ code: 'custom', message: key });
    return normalized?.phone ?? text;
  });
}
