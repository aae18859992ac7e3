import { m } from '@orendi/messages';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { TermsDialog } from './terms-dialog.tsx';

/** The dialog with the terms. Its long text is fetched once somebody begins to fill in the form. */
export function useTerms() {
  const [Terms, setTerms] = useState<typeof TermsDialog>();

  function openTerms(): void {
    fetchTerms().then(
      ({ TermsDialog }) => setTerms(() => TermsDialog),
      () => showToast({ kind: 'error', text: m.failure_network(), id: 'terms' }),
    );
  }

  return {
    /** Undefined while it is closed. */
    Terms,
    /** What fails here is tried again, and told, when it opens. */
    fetchTerms: () => void fetchTerms().catch(() => {}),
    openTerms,
    closeTerms: () => setTerms(undefined),
  };
}

const fetchTerms = () => import('./terms-dialog.tsx');
