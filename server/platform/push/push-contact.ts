import type { Settings } from '../settings.ts';

/** Whom a push service writes to about this shop: the operator, else whoever answers at its address. */
export function pushContact({
  operatorEmail,
  publicUrl,
  mailFrom,
}: Pick<Settings, 'operatorEmail' | 'publicUrl' | 'mailFrom'>): string {
  if (operatorEmail) return `mailto:${operatorEmail}`;
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${mailFrom.replace(/^.*<|>$/g, '')}`;
}
