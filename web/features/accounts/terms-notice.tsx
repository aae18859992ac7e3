import type { ApiData } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { useId, useState } from 'react';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../forms/button.tsx';

/** Asks a seller to agree to terms that are newer than those they have agreed to. */
export function TermsNotice({ terms }: { terms: ApiData<'GET /auth/terms'> | null }) {
  const id = useId();
  const { call, isLoading } = useApiCall();
  const [agreedTo, setAgreedTo] = useState<string>();
  if (terms === null || terms.isAccepted || terms.version === agreedTo) return null;
  const { version } = terms;

  async function agree(): Promise<void> {
    const isDone = await call(
      (api) => api('POST /auth/terms', { body: { version } }).then(() => true),
      { success: m.terms_changed_agreed(), toastId: 'terms' },
    );
    if (isDone) setAgreedTo(version);
  }

  return (
    <section
      aria-labelledby={id}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-m border border-wait-line bg-wait-tint px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id={id} className="text-m">
          {m.terms_changed_heading()}
        </h2>
        <p className="text-s">{m.terms_changed_text()}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={paths.termsOfService} label={m.terms_changed_read()} />
        <Button kind="main" disabled={isLoading} onClick={() => void agree()}>
          {m.signup_agree()}
        </Button>
      </div>
    </section>
  );
}
