import type {
  AppliedImport,
  HeadingsForm,
  ImportPreview,
  UndoneImport,
} from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { forgetBusiness } from '../../businesses/load-business.ts';
import { forgetOwnProducts } from '../own-products/load-own-products.ts';
import { previewAddress } from './import-addresses.ts';
import { checkFiles, type ImportFiles } from './use-import-form.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { paths } from '../../../platform/paths.ts';

/** The stage of an import: choosing files, previewing, or just applied or undone. */
export type ImportStage =
  | { at: 'choosing'; isAgain: boolean }
  /** The files are known until the page is loaded again. */
  | { at: 'preview'; preview: ImportPreview; files?: ImportFiles }
  | { at: 'applied'; applied: AppliedImport }
  | { at: 'undone'; undone: UndoneImport };

/**
 * An import from choosing files to its result, and undoing it.
 * @param lastBefore the last import applied when the page was opened
 */
export function useImport(
  businessId: number,
  lastBefore: AppliedImport | null,
  first: ImportPreview | null,
) {
  const [last, setLast] = useState(lastBefore);
  const [stage, setStage] = useState<ImportStage>(
    first ? { at: 'preview', preview: first } : { at: 'choosing', isAgain: false },
  );
  const { call, isLoading } = useApiCall();

  /** Reloading the page then shows the preview again; nothing else depends on the address. */
  function show(next: ImportStage): void {
    const address = next.at === 'preview' ? previewAddress(next.preview.id) : paths.importProducts;
    window.history.replaceState(window.history.state, '', address);
    setStage(next);
  }

  function forgetProducts(): void {
    forgetOwnProducts(businessId);
    forgetBusiness(businessId);
  }

  /** Keeps what headings mean, and checks the same files again; where they are not known, they are asked for. */
  async function explain(
    headings: HeadingsForm['headings'],
    files: ImportFiles | undefined,
  ): Promise<void> {
    const preview = await call(async (api) => {
      await api('PUT /private/imports/headings', { body: { headings } });
      return files ? checkFiles(files) : null;
    });
    if (preview) show({ at: 'preview', preview, files });
    if (preview !== null) return;
    showToast({ kind: 'success', text: m.import_explained(), id: 'import' });
    show({ at: 'choosing', isAgain: true });
  }

  async function apply(id: number): Promise<void> {
    const applied = await call((api) =>
      api('POST /private/imports/{id}/apply', { params: { id } }),
    );
    if (!applied) return;
    forgetProducts();
    setLast(applied);
    show({ at: 'applied', applied });
  }

  async function undo(id: number): Promise<void> {
    const done = await call(async (api) => ({
      undone: await api('POST /private/imports/{id}/undo', { params: { id } }),
      rest: await api('GET /private/imports/last'),
    }));
    if (!done) return;
    forgetProducts();
    setLast(done.rest);
    show({ at: 'undone', undone: done.undone });
  }

  return { stage, last, show, explain, apply, undo, isWriting: isLoading };
}

export type Import = ReturnType<typeof useImport>;
