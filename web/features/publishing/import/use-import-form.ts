import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { imports } from '@orendi/contract/limits';
import { currencies, formatNumber } from '@orendi/contract/money';
import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useState } from 'react';
import type { FieldFault } from '../../../api/failure.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { validationFailure } from '../../forms/form-failure.ts';
import { useUpload } from '../../forms/send-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { megabyte } from '../../pictures/megabyte.ts';

const limits = { sheet: imports.sheetBytes, photos: imports.zipBytes };
export type ImportFileName = keyof typeof limits;
/** Everything that is checked: the files, and the currency of prices that say none. */
export interface ImportFiles extends Record<ImportFileName, File[]> {
  currency: string;
}

/** The most that a file may have, as people write it: `5 MB`, `1.5 GB`. */
export function sizeLimit(name: ImportFileName, language: Language): string {
  const megabytes = limits[name] / megabyte;
  return megabytes < 1024
    ? `${formatNumber(megabytes, language)} MB`
    : `${formatNumber(megabytes / 1024, language)} GB`;
}

export function checkFiles(api: Api, { sheet, photos, currency }: ImportFiles) {
  const body = new FormData();
  for (const file of sheet) body.set('sheet', file);
  for (const file of photos) body.append(isZip(file) ? 'photos' : 'images[]', file);
  const query = { drafts: true, currency: currencies.find((known) => known === currency) };
  return api('POST /private/imports/preview', { query, body });
}

const isZip = ({ name }: File) => name.toLowerCase().endsWith('.zip');

export function useImportForm(
  currency: string,
  onChecked: (preview: ImportPreview, files: ImportFiles) => void,
) {
  const language = useLanguage();
  const form = useSubmission({ fields: [...Object.keys(limits), 'images'] });
  const [files, setFiles] = useState<ImportFiles>({ sheet: [], photos: [], currency });
  const { sent, upload } = useUpload();

  function choose(changed: Partial<ImportFiles>): void {
    if (form.isBusy()) return;
    setFiles((now) => ({ ...now, ...changed }));
    form.repair(Object.keys(limits));
  }

  /** Detects errors before minutes of uploading. */
  function findFaults(): FieldFault[] {
    const faults: FieldFault[] = [];
    if (files.sheet.length + files.photos.length === 0) {
      faults.push({ path: 'sheet', msg: m.import_sheet_missing() });
    }
    for (const name of ['sheet', 'photos'] as const) {
      if (files[name].every(({ size }) => size <= limits[name])) continue;
      const size = sizeLimit(name, language);
      faults.push({ path: name, msg: m.import_file_too_large({ size }) });
    }
    const { maxImages: max } = imports;
    if (files.photos.length > max) faults.push({ path: 'photos', msg: m.import_too_many({ max }) });
    return faults;
  }

  const submit = () =>
    form.submit(async () => {
      const faults = findFaults();
      if (faults.length > 0) throw validationFailure(faults);
      const preview = await upload((api) => checkFiles(api, files));
      if (form.isShown()) onChecked(preview, files);
    });

  return { ...form, files, sent, choose, submit };
}
