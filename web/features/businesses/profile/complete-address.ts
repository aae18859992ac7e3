/** A web address as people type it, with the beginning that it lacks. What is none is left to the server to refuse. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}
