/**
 * Whether screen readers already read the text as the element's name, so that it need not be its description too.
 * Approximates the accessible name: the label, else the text and alternative texts.
 */
export function repeatsName(element: Element, text: string): boolean {
  const label = element.getAttribute('aria-label') ?? labelledText(element) ?? spokenText(element);
  return plain(label).includes(plain(text));
}

function labelledText(element: Element): string | null {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/);
  return ids?.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ?? null;
}

function spokenText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  if (node instanceof HTMLImageElement) return node.alt;
  return [...node.childNodes].map(spokenText).join(' ');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
