type Fact = string | number | boolean | Date | null | undefined;

/** Prints what is known of a thing, a line for each fact; what is null, absent or empty is left out. */
export function printFacts(
  { print }: { print(text: string): void },
  facts: Readonly<Record<string, Fact>>,
): void {
  const texts = Object.entries(facts).flatMap(([name, value]) => {
    const text = value instanceof Date ? value.toISOString() : String(value ?? '');
    return text ? [[name, text.replaceAll('\n', ' ')] as const] : [];
  });
  const width = Math.max(...texts.map(([name]) => name.length));
  for (const [name, text] of texts) print(`${name.padEnd(width)}  ${text}`);
}
