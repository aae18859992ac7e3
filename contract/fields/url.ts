import { textLimits } from '../limits.ts';
import { fault } from './fault.ts';
import { line } from './text.ts';

/** A web address; only http and https, so that a link can never run script. */
export function webAddress() {
  return line(textLimits.url).refine(isWebAddress, fault('api_url'));
}

/** The address of a picture that the server gave out: absolute, or relative to it. */
export function pictureAddress() {
  return line(textLimits.url);
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(text);
}
