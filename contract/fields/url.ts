import { textLimits } from '../limits.ts';
import { fault } from './fault.ts';
import { line } from './text.ts';

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
