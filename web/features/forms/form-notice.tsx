import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/**
 * Reports that a form has been saved or sent. The live region exists empty beforehand, so that screen readers announce
 * what is put in it.
 */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <div className="mb-5 flex gap-3 rounded-m bg-good-tint p-4 text-s font-medium">
          <Icon name="check" className="size-5 shrink-0 text-good" />
          <div className="min-w-0 wrap-anywhere">{children}</div>
        </div>
      )}
    </div>
  );
}
