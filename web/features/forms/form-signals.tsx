import { m } from '@orendi/messages';
import { useState, type RefObject } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

const bait = 'website';

/** A field that neither people nor their programs see or reach: only robots put something into it. */
export function BaitField() {
  return (
    <div hidden>
      <label>
        {m.request_website()}
        <input
          name={bait}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
          data-bwignore="true"
        />
      </label>
    </div>
  );
}

/** @returns reads how the form was filled in, when it is sent */
export function useFormSignals(form: RefObject<HTMLFormElement | null>) {
  // A form that came with the page has been visible since before its script.
  const isWithPage = !useHydrated();
  const [shownAt] = useState(() => (isWithPage ? 0 : performance.now()));
  return () => ({
    website: form.current?.querySelector<HTMLInputElement>(`[name="${bait}"]`)?.value ?? '',
    shownMs: Math.round(performance.now() - shownAt),
  });
}

export type FormSignals = ReturnType<ReturnType<typeof useFormSignals>>;
