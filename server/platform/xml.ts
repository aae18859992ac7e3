const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Whatever XML 1.0 has no place for (https://www.w3.org/TR/xml/#charsets), as halves of surrogates and most control characters. */
const noCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it can stand in XML; other characters are left out. */
export const xmlText = (text: string) => text.replaceAll(noCharacter, '').trim();

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => references[char] ?? char);
}
