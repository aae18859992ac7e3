/**
 * Whether a screen reader says the text anyway, as the name of the element: then it is not said a second time as its
 * description. The name is read as far as tooltips need it: a label, else the text and the pictures' alternatives.
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
