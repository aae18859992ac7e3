import { bodies } from '@orendi/contract/limits';
import { ApiError } from './api-error.ts';

/**
 * Refuses JSON that is deeper or larger than any call needs, before it is parsed: whoever walks through what was parsed
 * may do so by recursion. Whether the text is JSON at all is left to the parser.
 * @throws ApiError BAD_REQUEST when too deep, or with a name that is too long; TOO_LARGE for too many values
 */
export function boundJson(text: string): void {
  let depth = 0;
  let values = 0;
  let lastLength = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const end = endOfText(text, at);
        lastLength = end - at - 1;
        at = end;
        break;
      }
      case ':':
        if (lastLength > bodies.nameLength) throw new ApiError('BAD_REQUEST');
        break;
      case '[':
      case '{':
        depth += 1;
        values += 1;
        if (depth > bodies.jsonDepth) throw new ApiError('BAD_REQUEST');
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        values += 1;
    }
    if (values > bodies.jsonValues) throw new ApiError('TOO_LARGE');
  }
}

/** Where a text ends that begins at a quote: at its closing quote, or where the JSON breaks off. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
