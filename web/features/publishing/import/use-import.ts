import type {
  AppliedImport,
  HeadingsForm,
  ImportPreview,
  UndoneImport,
} from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { paths } from '../../../platform/paths.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { forgetListings } from '../own-products/own-products.ts';
import { checkFiles, type ImportFiles } from './use-import-form.ts';

type ImportStage =
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

  /** Keeps what headings mean, and checks the same files again; where they are not known, they are asked for. */
  async function explain(headings: HeadingsForm['headings'], files: ImportFiles | undefined) {
    const preview = await call(async (api) => {
      await api('PUT /private/imports/headings', { body: { headings } });
      return files ? checkFiles(api, files) : null;
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
    forgetListings(businessId);
    setLast(applied);
    show({ at: 'applied', applied });
  }

  async function undo(id: number): Promise<void> {
    const done = await call(async (api) => ({
      undone: await api('POST /private/imports/{id}/undo', { params: { id } }),
      rest: await api('GET /private/imports/last'),
    }));
    if (!done) return;
    forgetListings(businessId);
    setLast(done.rest);
    show({ at: 'undone', undone: done.undone });
  }

  return { stage, last, show, explain, apply, undo, isWriting: isLoading };
}

/** Workbooks the API serves as downloads, in the signed-in user's language. */
export const templateAddress = '/v1/private/imports/template';
export const catalogueAddress = '/v1/private/imports/catalogue';

const previewAddress = (id: number) => `${paths.importProducts}?preview=${id}`;

/** Milliseconds between polls of the photos' progress. */
const interval = 1500;

/** Polls a preview until its photos have been read, through network failures; one that is gone counts as aborted. */
export function useImportProgress(
  { id, state }: ImportPreview,
  onChange: (preview: ImportPreview | null) => void,
): void {
  const take = useEffectEvent(onChange);

  useEffect(() => {
    if (state !== 'reading') return undefined;
    let timer: number;
    let isOver = false;
    const wait = () => (timer = window.setTimeout(() => void ask(), interval));
    const ask = async () => {
      const preview = await browserApi('GET /private/imports/{id}', { params: { id } }).catch(
        (error: unknown) => (isGone(error) ? null : undefined),
      );
      if (isOver) return;
      if (preview !== undefined) take(preview);
      if (preview === undefined || preview?.state === 'reading') wait();
    };
    wait();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [id, state]);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
