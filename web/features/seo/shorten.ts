/** The text in one line, cut after a word with an ellipsis where it is longer than `most` characters. */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2));
  // Never between the halves of a character beyond 16 bits.
  return `${words.replace(/[\s,.;:–—(-]+$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}
