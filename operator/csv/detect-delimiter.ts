const candidates = [',', ';', '\t', '|'];

/** The delimiter that a header line uses most outside quotes; a comma where it has none of them. */
export function detectDelimiter(header: string): string {
  const unquoted = header.replace(/"(?:[^"]|"")*"?/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length - 1;
  return candidates.reduce((best, next) => (count(next) > count(best) ? next : best));
}
