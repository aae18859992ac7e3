import { refusalOf } from './accepted-picture.ts';
import { compressPicture } from './compress/compress-picture.ts';

/** A picture that is on its way to be sent. */
export interface PreparedPicture {
  /** An address at which this page shows it; whoever is done with it revokes it. */
  preview: string;
  /** The file to send, once it is small enough. */
  file: Promise<File>;
}

/**
 * Shows a file at once, and meanwhile makes it small enough to be uploaded.
 * @param longestSide in pixels; larger ones are made smaller
 * @returns a sentence where the file cannot be taken
 */
export function preparePicture(file: File, longestSide?: number): PreparedPicture | string {
  return (
    refusalOf(file) ?? {
      preview: URL.createObjectURL(file),
      file: compressPicture(file, longestSide),
    }
  );
}
