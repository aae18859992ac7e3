/**
 * An Excel cell may hold 32,767 characters; our texts are far shorter, and this many fit into one Excel 97 record in
 * any script.
 */
const MAX_TEXT = 4_000;

/** Characters that an Excel file must not contain. */
const forbidden = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/**
 * Text as a cell may hold it. It goes into cells typed as text, where a leading `=`, `+`, `-` or `@` is no formula,
 * whoever wrote it.
 */
export function plainText(text: string): string {
  const clean = text.replaceAll(forbidden, '').toWellFormed();
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT - 1).toWellFormed()}…` : clean;
}
