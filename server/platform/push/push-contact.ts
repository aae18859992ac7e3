import type { Settings } from '../settings.ts';

/** Whom a push service contacts about this shop: the operator, otherwise whoever answers at its address. */
export function pushContact({
  operatorEmail,
  publicUrl,
  mailFrom,
}: Pick<Settings, 'operatorEmail' | 'publicUrl' | 'mailFrom'>): string {
  if (operatorEmail) return `mailto:${operatorEmail}`;
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${mailFrom.replace(/^.*<|>$/g, '')}`;
}
