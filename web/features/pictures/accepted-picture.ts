import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';

const types = ['image/jpeg', 'image/png', 'image/avif', 'image/webp'];
const endings = picture.extensions.map((extension) => `.${extension}`);

/** For a file input's `accept`: media types, plus extensions for systems that do not know all the types. */
export const acceptedPictures = [...types, ...endings].join(',');

/**
 * Why a file is rejected, worded for the user; undefined if it looks like a supported picture. The server checks its
 * content.
 */
export function refusalOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const lowerName = name.toLowerCase();
  const hasEnding = endings.some((ending) => lowerName.endsWith(ending));
  if (types.includes(type) || (type === '' && hasEnding)) return undefined;
  const isFromPhone = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/.test(lowerName);
  return isFromPhone ? m.picture_heic() : m.picture_type();
}
