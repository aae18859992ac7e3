import { z } from '@hono/zod-openapi';
import { textLimits } from '../limits.ts';
import { blankAsAbsent } from './blank.ts';
import { fault, missingOr } from './fault.ts';

const control = /\p{Cc}/u;
const controlButLayout = /[^\P{Cc}\t\n]/u;

/** A required single line of text: trimmed, composed (NFC), without control characters or lone surrogates. */
export function line(max: number) {
  return z
    .string(missingOr('api_not_text'))
    .trim()
    .normalize('NFC')
    .min(1, fault('api_required'))
    .max(max)
    .refine((text) => text.isWellFormed() && !control.test(text), fault('api_control_characters'));
}

/**
 * Text of several lines that may be empty; line breaks become `
 * `, so that each counts as one character.
 */
export function lines(max: number) {
  return z
    .string(missingOr('api_not_text'))
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .max(max)
    .refine(
      (text) => text.isWellFormed() && !controlButLayout.test(text),
      fault('api_control_characters'),
    );
}

/** Required text of several lines. */
export function requiredLines(max: number) {
  return lines(max).min(1, fault('api_required'));
}

export function optionalLine(max: number) {
  return blankAsAbsent(line(max));
}

/** An e-mail address in its usual form; whoever stores it compares the host case-insensitively. */
export function email() {
  return line(textLimits.email).pipe(z.email(fault('api_email')));
}
