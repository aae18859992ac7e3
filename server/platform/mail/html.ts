/** Markup that is safe to put into a page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | readonly Html[];

/** Escapes every text put into it; only other `html` passes unescaped. Null leaves nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const [first = '', ...rest] = strings;
  return { markup: first + rest.map((text, i) => markupOf(parts[i] ?? null) + text).join('') };
}

/** A text of several lines, with its line ends kept. */
export function htmlLines(text: string): Html {
  return { markup: escapeHtml(text).replaceAll('\n', '<br>\n') };
}

function markupOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('markup' in part) return part.markup;
  return part.map(({ markup }) => markup).join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
