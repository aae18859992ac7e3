/** The text in at most `max` UTF-16 units, cut between words where one ends in the last third, with an ellipsis. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1);
  const lastSpace = room.search(/\s\S*$/);
  const cut = lastSpace > (max * 2) / 3 ? room.slice(0, lastSpace) : room;
  // Half a surrogate pair is no character.
  return `${cut.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
