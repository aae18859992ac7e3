/**
 * Why something failed, in one line for a log or a row: the message of whatever was thrown, with that of its cause.
 * An object without a message is named by its code or its type, never printed: it may hold anything.
 */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { message, code, name, cause, errors } = thrown as Record<string, unknown>;
  const said = [message, code, name].find((text) => typeof text === 'string' && text !== '');
  // Where several addresses were tried in vain, each attempt has its reason, and the whole has none.
  if (!message && Array.isArray(errors) && errors.length > 0)
    return errors.map(reasonOf).join('; ');
  const own = typeof said === 'string' ? said : 'something without a message was thrown';
  if (!(cause instanceof Error)) return own;
  const why = reasonOf(cause);
  return own.includes(why) ? own : `${own}: ${why}`;
}
