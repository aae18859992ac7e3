import type { AppliedImport, ImportPreview, UndoneImport } from '@orendi/contract/schemas/imports';
import { useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { forgetBusiness } from '../../businesses/load-business.ts';
import { forgetOwnProducts } from '../own-products/load-own-products.ts';
import { previewAddress } from './import-addresses.ts';
import { paths } from '../../../platform/paths.ts';

/** The stage of an import: choosing files, previewing, or just applied or undone. */
export type ImportStage =
  | { at: 'choosing'; isAgain: boolean }
  | { at: 'preview'; preview: ImportPreview }
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
    const undone = await call((api) => api('POST /private/imports/{id}/undo', { params: { id } }));
    if (!undone) return;
    forgetProducts();
    setLast((now) => now && { ...now, undone_at: undone.undone_at, undo_until: null });
    show({ at: 'undone', undone });
  }

  return { stage, last, show, apply, undo, isWriting: isLoading };
}

export type Import = ReturnType<typeof useImport>;
