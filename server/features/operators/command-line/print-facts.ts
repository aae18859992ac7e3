type Fact = string | number | boolean | Date | null | undefined;

/** Prints a line for each fact about a thing; omits those that are null, absent or empty. */
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
