import { textLimits } from '../limits.ts';
import { fault } from './fault.ts';
import { line } from './text.ts';

/**
 * A web address that anybody can open: only http and https, so that a link can never run a script; with a host that has a
 * domain; and without a name before it (`https://bank.example@evil.example`), which only misleads.
 */
export function webAddress() {
  return line(textLimits.url).refine(isWebAddress, fault('api_url'));
}

/** The address of a picture that the server gave out: absolute, or relative to it. */
export function pictureAddress() {
  return line(textLimits.url);
}

function isWebAddress(text: string): boolean {
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(text) ?? [];
  if (authority === undefined || authority.includes('@')) return false;
  return /[^.]\.[^.]/.test(URL.parse(text)?.hostname ?? '');
}
