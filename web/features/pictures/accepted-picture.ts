import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';

const types = ['image/jpeg', 'image/png', 'image/avif', 'image/webp'];
const endings = picture.extensions.map((extension) => `.${extension}`);

/** For the `accept` of a file input: the types, and the endings for systems that do not know all of them. */
export const acceptedPictures = [...types, ...endings].join(',');

/** Why a file cannot be taken, in words; undefined when it looks like a picture of ours. The server looks inside. */
export function refusalOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const lowerName = name.toLowerCase();
  const hasEnding = endings.some((ending) => lowerName.endsWith(ending));
  if (types.includes(type) || (type === '' && hasEnding)) return undefined;
  const isFromPhone = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/.test(lowerName);
  return isFromPhone ? m.picture_heic() : m.picture_type();
}
