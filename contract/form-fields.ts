/**
 * The text fields of a form as one object for a schema: `name[]` counts as `name`, a repeated field becomes a list, and
 * blank ones are omitted.
 * @param clearable fields that are kept when they are blank
 */
export function collectFormFields(
  entries: Iterable<readonly [name: string, text: string]>,
  clearable: readonly string[] = [],
): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [rawName, text] of entries) {
    if (text.trim() === '' && !clearable.includes(rawName)) continue;
    const name = rawName.endsWith('[]') ? rawName.slice(0, -2) : rawName;
    const before = fields.get(name);
    fields.set(name, before === undefined ? text : [before, text].flat());
  }
  return Object.fromEntries(fields);
}
