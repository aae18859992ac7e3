/** The anchor id of a photo, for thumbnails without script. */
export function photoId(number: number): string {
  return `photo-${number}`;
}
