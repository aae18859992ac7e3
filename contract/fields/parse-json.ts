/** The value that a text holds as JSON; anything else stays as it is, for a schema to refuse. */
export function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
