/** Where a bare handle (`@drini`) leads. */
const profiles: Partial<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
};

/**
 * Completes a web address as people type it: with or without `https://`, or just the handle on a network. Anything else
 * is left for the server to refuse.
 * @param field of the form
 */
export function completeAddress(field: string, typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  const profile = profiles[field];
  // Without an @, text containing a dot is an address.
  const isName = /^(@[\w.-]+|[\w-]+)$/.test(text);
  return profile !== undefined && isName ? profile + text.replace('@', '') : `https://${text}`;
}
