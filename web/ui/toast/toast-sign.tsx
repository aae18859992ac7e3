import type { ReactNode } from 'react';
import type { ToastType } from 'react-hot-toast/headless';
import { Icon } from '../icon.tsx';
import { Spinner } from '../spinner.tsx';

const signs: Partial<Record<ToastType, { color: string; sign: ReactNode }>> = {
  error: { color: 'bg-accent text-on-dark *:size-4', sign: <Mark /> },
  success: { color: 'bg-good text-on-dark *:size-4', sign: <Icon name="check" /> },
  loading: { color: 'text-accent', sign: <Spinner /> },
};

/** An icon for the kind of toast; decorative, as the text says the same. */
export function ToastSign({ kind }: { kind: ToastType }) {
  const known = signs[kind];
  if (known === undefined) return null;
  return (
    <span
      aria-hidden="true"
      className={`mt-3 mr-3 grid size-5 shrink-0 place-items-center rounded-pill ${known.color}`}
    >
      {known.sign}
    </span>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 24 24" className="fill-none stroke-current stroke-[3]" strokeLinecap="round">
      <path d="M12 5.5v7.5M12 18.5h.01" />
    </svg>
  );
}
