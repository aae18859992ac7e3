import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { compressPicture, convertPicture } from './compress/compress-picture.ts';

export interface PreparedPicture {
  /** A URL this page can show it from; the caller revokes it. */
  preview: string;
  /** Resolves to the file to send, once it is small enough. */
  file: Promise<File>;
}

/**
 * Shows a file at once while compressing it for upload.
 * @param longestSide in pixels; larger pictures are scaled down
 * @returns a message if the file is rejected
 */
export function preparePicture(file: File, longestSide?: number): PreparedPicture | string {
  return (
    refusalOf(file) ?? {
      preview: URL.createObjectURL(file),
      file: compressPicture(file, longestSide),
    }
  );
}

const types = ['image/jpeg', 'image/png', 'image/avif', 'image/webp'];
const endings = picture.extensions.map((extension) => `.${extension}`);

/** For a file input's `accept`: media types, plus extensions for systems that do not know all the types. */
export const acceptedPictures = [...types, ...endings].join(',');

/** Why a file is rejected, worded for the user; undefined if it looks like a supported picture. */
export function refusalOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const lowerName = name.toLowerCase();
  const hasEnding = endings.some((ending) => lowerName.endsWith(ending));
  if (types.includes(type) || (type === '' && hasEnding)) return undefined;
  return isHeic({ name, type }) ? m.picture_heic() : m.picture_type();
}

const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A HEIC as a JPEG, where the browser can read it; any other file as it is. */
export async function readable(file: File): Promise<File> {
  return isHeic(file) ? convertPicture(file) : file;
}
