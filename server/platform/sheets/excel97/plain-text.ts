/** An Excel cell may hold 32,767; no text of ours comes near it, and one record of Excel 97 holds this in any script. */
const MAX_TEXT = 4_000;

/** What no file of Excel may hold. */
const forbidden = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/**
 * Text as a cell may hold it. It goes into cells that say that they are text: what begins with `=`, `+`, `-` or `@` is
 * no formula there, whoever wrote it.
 */
export function plainText(text: string): string {
  const clean = text.replaceAll(forbidden, '').toWellFormed();
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT - 1).toWellFormed()}…` : clean;
}
