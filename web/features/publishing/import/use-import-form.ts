import { imports } from '@orendi/contract/limits';
import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { ApiFailure, type FieldFault } from '../../../api/failure.ts';
import { formApi } from '../../forms/send-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { megabyte } from '../../pictures/megabyte.ts';

const limits = { sheet: imports.sheetBytes, photos: imports.zipBytes };
export type ImportFileName = keyof typeof limits;

/** A file's size limit in megabytes, for its hint. */
export const megabytesOf = (name: ImportFileName) => limits[name] / megabyte;

/** The two files of an import, and their upload. */
export function useImportForm(onChecked: (preview: ImportPreview) => void) {
  const form = useSubmission({ fields: Object.keys(limits) });
  const [files, setFiles] = useState<Partial<Record<ImportFileName, File>>>({});
  /** Upload progress from 0 to 1; undefined while nothing is uploading. */
  const [sent, setSent] = useState<number>();

  function choose(name: ImportFileName, file: File | undefined): void {
    if (form.isBusy()) return;
    setFiles((now) => ({ ...now, [name]: file }));
    form.repair([name]);
  }

  /** Detects errors before minutes of uploading. */
  function findFaults(): FieldFault[] {
    const faults: FieldFault[] = [];
    if (!files.sheet) faults.push({ path: 'sheet', msg: m.import_sheet_missing() });
    for (const name of ['sheet', 'photos'] as const) {
      if ((files[name]?.size ?? 0) <= limits[name]) continue;
      faults.push({ path: name, msg: m.import_file_too_large({ size: megabytesOf(name) }) });
    }
    return faults;
  }

  const submit = () =>
    form.submit(async () => {
      const faults = findFaults();
      if (faults[0]) throw new ApiFailure(422, 'VALIDATION', faults[0].msg, faults);
      const body = new FormData();
      if (files.sheet) body.set('sheet', files.sheet);
      if (files.photos) body.set('photos', files.photos);
      setSent(0);
      try {
        const preview = await formApi(setSent)('POST /private/imports/preview', { body });
        if (form.isShown()) onChecked(preview);
      } finally {
        setSent(undefined);
      }
    });

  return { ...form, files, sent, choose, submit };
}

export type ImportFormState = ReturnType<typeof useImportForm>;
