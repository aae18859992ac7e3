/** Where a name alone, as people write it on their cards (`@drini`), leads. */
const profiles: Partial<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
};

/**
 * A web address as people type it, with the beginning that it lacks: with or without `https://`, and on networks also
 * the name alone. What is none is left to the server to refuse.
 * @param field of the form
 */
export function completeAddress(field: string, typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  const profile = profiles[field];
  // Without an @, what has a point in it is an address.
  const isName = /^(@[\w.-]+|[\w-]+)$/.test(text);
  return profile !== undefined && isName ? profile + text.replace('@', '') : `https://${text}`;
}
