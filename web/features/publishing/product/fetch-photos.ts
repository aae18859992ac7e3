/**
 * The photos of another product as files, for a copy of it; those that cannot be fetched are left out.
 * @param urls of the store, which may be on another origin
 */
export async function fetchPhotos(urls: readonly string[]): Promise<File[]> {
  const files = await Promise.all(urls.map((url) => fetchPhoto(url).catch(() => null)));
  return files.filter((file) => file !== null);
}

async function fetchPhoto(url: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  const name = url.slice(url.lastIndexOf('/') + 1);
  return new File([await answer.blob()], name, { type: 'image/webp' });
}
