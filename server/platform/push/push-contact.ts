import type { Settings } from '../settings.ts';

/** The contact for push services: the operator, otherwise the shop's own URL. */
export function pushContact({
  operatorEmail,
  publicUrl,
  mailFrom,
}: Pick<Settings, 'operatorEmail' | 'publicUrl' | 'mailFrom'>): string {
  if (operatorEmail) return `mailto:${operatorEmail}`;
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${mailFrom.replace(/^.*<|>$/g, '')}`;
}
