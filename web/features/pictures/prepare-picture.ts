import { refusalOf } from './accepted-picture.ts';
import { compressPicture } from './compress/compress-picture.ts';

/** A picture being prepared for upload. */
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
