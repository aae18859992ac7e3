/** @throws Error with a sentence for the person who typed the option */
export function readWholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`--${name} takes a whole number of at least ${least}.`);
}
