/** Milliseconds until the object URL is revoked; even a slow phone has saved the file by then. */
const keptMs = 60_000;

/** Saves a fetched file as if it were a link's download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
