import type { ImportOutcome } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import type { Sentence } from '../../../platform/http/api-error.ts';
import type { PictureFault } from '../../../platform/media/index.ts';
import type { Column } from '../columns.ts';
import type { RowFault } from '../reading/row-values.ts';
import type { PlannedRow } from './import-plan.ts';

/** The result of reading a file: the picture's key, or why it is not a picture. */
export type ReadPhoto<Fault = PictureFault> = { key: string } | { fault: Fault };

export type JudgedRow = ReturnType<typeof judgeRow>;

const sentences = {
  too_large: m.api_row_photo_too_large,
  not_a_picture: m.api_picture,
  too_many_pixels: m.api_picture_too_big,
} satisfies Record<PictureFault, unknown>;

/**
 * Judged by the photos read so far.
 * @param sayFault explains why a file is not a photo
 */
export function judgeRow<Fault>(
  row: PlannedRow,
  read: ReadonlyMap<string, ReadPhoto<Fault>>,
  sayFault: (file: string, fault: Fault) => Sentence,
) {
  const faults: RowFault[] = row.faults.map(({ column, msg }) => ({
    column,
    sentence: (language) => msg[language],
  }));
  const former = row.known?.pictures ?? [];
  const pictures = new Set<string>();
  let unread = 0;
  for (const photo of row.photos ?? former.map((key) => ({ key }))) {
    const found = 'key' in photo ? photo : read.get(photo.file);
    if (!found) unread += 1;
    else if ('key' in found) pictures.add(found.key);
    else if ('file' in photo)
      faults.push({ column: 'photos', sentence: sayFault(photo.file, found.fault) });
  }
  const keys = [...pictures];
  const isRepictured =
    unread > 0 || keys.length !== former.length || keys.some((key, i) => key !== former[i]);
  const changes: Column[] = row.known && isRepictured ? [...row.changes, 'photos'] : row.changes;
  const lacks = row.lacks && [
    ...row.lacks,
    ...(keys.length + unread > 0 ? [] : ['photos' as const]),
  ];
  return {
    outcome: outcomeOf(row, row.fields === null || (!lacks && faults.length > 0), changes),
    changes,
    /** Columns that keep a draft from being published; undefined where that is not for the import to say. */
    lacks,
    /** Keys of the photos that the product will have, as far as known. */
    pictures: keys,
    /** Includes photos that have not been read yet. */
    photoCount: keys.length + unread,
    faults,
  };
}

function outcomeOf({ known }: PlannedRow, isFaulty: boolean, changes: Column[]): ImportOutcome {
  if (isFaulty) return 'faulty';
  if (!known) return 'added';
  return changes.length > 0 ? 'updated' : 'unchanged';
}

export function sayZipFault(name: string, fault: PictureFault): Sentence {
  return (locale) =>
    m.api_row_photo_faulty({ name, fault: sentences[fault]({}, { locale }) }, { locale });
}
