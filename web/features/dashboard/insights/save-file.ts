/** Until then even a slow phone has taken what it saves. */
const keptMs = 60_000;

/** Lets the browser save what the page has fetched, as if it were a link's download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
