import { m } from '@orendi/messages';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { TermsDialog } from './terms-dialog.tsx';

/** The terms dialog. Its long text is fetched once someone starts filling in the form. */
export function useTerms() {
  const [Terms, setTerms] = useState<typeof TermsDialog>();

  function openTerms(): void {
    fetchTerms().then(
      ({ TermsDialog }) => setTerms(() => TermsDialog),
      () => showToast({ kind: 'error', text: m.failure_network(), id: 'terms' }),
    );
  }

  return {
    /** Undefined while closed. */
    Terms,
    /** A failure here is retried, and reported, when the dialog opens. */
    fetchTerms: () => void fetchTerms().catch(() => {}),
    openTerms,
    closeTerms: () => setTerms(undefined),
  };
}

const fetchTerms = () => import('./terms-dialog.tsx');
