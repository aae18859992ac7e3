const delimiters = [',', ';', '\t', '|'];

/** Fields of a CSV in their lines (RFC 4180); the delimiter is the one that the first line has most of. */
export function parseCsv(text: string): string[][] {
  const delimiter = guessDelimiter(text);
  const lines: string[][] = [];
  let fields: string[] = [];
  let field = '';
  let isQuoted = false;
  const endLine = () => {
    lines.push([...fields, field]);
    fields = [];
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text.charAt(at + 1) !== '"') isQuoted = false;
      else {
        field += char;
        at += 1;
      }
    } else if (char === '"' && field === '') isQuoted = true;
    else if (char === delimiter) {
      fields.push(field);
      field = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endLine();
    } else field += char;
  }
  if (field !== '' || fields.length > 0) endLine();
  return lines;
}

function guessDelimiter(text: string): string {
  const [header = ''] = text.replace(/"(?:[^"]|"")*"?/g, '').split(/\r?\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}
