import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { imports } from '@orendi/contract/limits';
import { formatNumber } from '@orendi/contract/money';
import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { ApiFailure, type FieldFault } from '../../../api/failure.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { useUpload } from '../../forms/send-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { megabyte } from '../../pictures/megabyte.ts';

const limits = { sheet: imports.sheetBytes, photos: imports.zipBytes };
export type ImportFileName = keyof typeof limits;
export type ImportFiles = Partial<Record<ImportFileName, File>>;

/** The most that a file may have, as people write it: `5 MB`, `1.5 GB`. */
export function sizeLimit(name: ImportFileName, language: Language): string {
  const megabytes = limits[name] / megabyte;
  return megabytes < 1024
    ? `${formatNumber(megabytes, language)} MB`
    : `${formatNumber(megabytes / 1024, language)} GB`;
}

export function checkFiles(api: Api, { sheet, photos }: ImportFiles): Promise<ImportPreview> {
  const body = new FormData();
  if (sheet) body.set('sheet', sheet);
  if (photos) body.set('photos', photos);
  return api('POST /private/imports/preview', { body });
}

export function useImportForm(onChecked: (preview: ImportPreview, files: ImportFiles) => void) {
  const language = useLanguage();
  const form = useSubmission({ fields: Object.keys(limits) });
  const [files, setFiles] = useState<ImportFiles>({});
  const { sent, upload } = useUpload();

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
      faults.push({
        path: name,
        msg: m.import_file_too_large({ size: sizeLimit(name, language) }),
      });
    }
    return faults;
  }

  const submit = () =>
    form.submit(async () => {
      const faults = findFaults();
      if (faults[0]) throw new ApiFailure(422, 'VALIDATION', faults[0].msg, faults);
      const preview = await upload((api) => checkFiles(api, files));
      if (form.isShown()) onChecked(preview, files);
    });

  return { ...form, files, sent, choose, submit };
}
