import { m } from '@orendi/messages';
import type { Sentence } from '../../../platform/http/api-error.ts';

/** The messages about rows that cannot be imported: in their language for sellers, in more detail for the operator. */
export interface Words {
  notANumber(text: string, unit: string | undefined): Sentence;
  photoMissing(name: string): Sentence;
  photoAmbiguous(name: string): Sentence;
  tooManyPhotos(count: number): Sentence;
  /** For a field that a new product needs but the table has no column for; default: that it is required. */
  notGiven?: Sentence;
}

export const sellerWords: Words = {
  notANumber: () => (locale) => m.api_number({}, { locale }),
  photoMissing: (name) => (locale) => m.api_row_photo_missing({ name }, { locale }),
  photoAmbiguous: (name) => (locale) => m.api_row_photo_ambiguous({ name }, { locale }),
  tooManyPhotos: () => (locale) => m.api_too_many_photos({}, { locale }),
};
