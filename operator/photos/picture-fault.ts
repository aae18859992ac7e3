import { m } from '@orendi/messages';
import type { PictureError, PictureFault } from '@orendi/server/platform/media/index';

const sentences: Record<PictureFault, string> = {
  too_large: m.api_file_too_large({}, { locale: 'en' }),
  not_a_picture: m.api_picture({}, { locale: 'en' }),
  too_many_pixels: m.api_picture_too_big({}, { locale: 'en' }),
};

/** Why the picture store refuses a file, in the words of the API. */
export function pictureFault({ fault }: PictureError): string {
  return sentences[fault];
}
