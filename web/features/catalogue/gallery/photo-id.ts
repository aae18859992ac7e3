/** What a photo's place is called in the address, for thumbnails without script. */
export function photoId(number: number): string {
  return `photo-${number}`;
}
