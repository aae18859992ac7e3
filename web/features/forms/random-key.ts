/** A random name of 128 bits. `crypto.randomUUID` would need a secure address; this works on plain http too. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
