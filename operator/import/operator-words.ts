import { photos } from '@orendi/contract/limits';
import type { Words } from '@orendi/server/features/spreadsheets/index';

/** A row's faults in the operator's words. */
export const operatorWords: Words = {
  notANumber: (text, unit) => () => `"${text}" is not a number${unit ? ` in ${unit}` : ''}`,
  photoMissing: (name) => () => `there is no file "${name}" in the folder`,
  photoAmbiguous: (name) => () => `several files in the folder are called "${name}"`,
  tooManyPhotos: (count) => () => `${count} files, and at most ${photos.max} can be shown`,
  notGiven: () => 'the product is new, and no column is mapped to this',
};
