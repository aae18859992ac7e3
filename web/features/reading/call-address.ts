/** A link that dials a number as people write it: `+355 69 234 5678`. */
export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
