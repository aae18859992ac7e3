import type { ContactWay } from '@orendi/contract/contact-ways';

/**
 * Opens what a press has fetched: a messenger, or on a device that calls, the call. The link stays for a browser that does
 * not open it by itself, and takes the focus from the button that it replaces.
 */
export function followContact(way: ContactWay, link: HTMLAnchorElement): void {
  link.focus();
  if (way === 'phone' && !matchMedia('(pointer: coarse)').matches) return;
  link.click();
}
