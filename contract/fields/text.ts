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

/** A color: `#rrggbb` (`#rgb` is expanded to it), or a color's name. */
export function color() {
  return line(textLimits.color)
    .overwrite(widen)
    .refine((text) => !text.startsWith('#') || /^#[0-9a-f]{6}$/.test(text), fault('api_color'));
}

function widen(text: string): string {
  if (!text.startsWith('#')) return text;
  const lower = text.toLowerCase();
  return lower.length === 4 ? lower.replace(/[0-9a-f]/g, '$&$&') : lower;
}

/**
 * A web address that anybody can open: http or https only, so that a link can never run a script; a host with a domain;
 * and no user name (`https://bank.example@evil.example`), which only misleads.
 */
export function webAddress() {
  return line(textLimits.url).refine(isWebAddress, fault('api_url'));
}

/** The URL of a picture as given out by the server: absolute, or relative to it. */
export function pictureAddress() {
  return line(textLimits.url);
}

function isWebAddress(text: string): boolean {
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(text) ?? [];
  if (authority === undefined || authority.includes('@')) return false;
  return /[^.]\.[^.]/.test(URL.parse(text)?.hostname ?? '');
}
