/** A text cut to its first characters, with an ellipsis where something is cut off. */
export function cutText(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}
