import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  number: number;
  name: string;
  isDone: boolean;
  hint?: string;
  /** What does it; not shown once it is done. */
  children?: ReactNode;
}

/** A step of a new business, with a check once it is done. */
export function FirstStep({ number, name, isDone, hint, children }: Props) {
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-pill text-xs font-semibold ${isDone ? 'bg-good-tint text-good' : 'bg-sand text-ink'}`}
      >
        {isDone ? <Icon name="check" className="size-4" /> : number}
      </span>
      <span className={`min-w-0 grow ${isDone ? 'text-ink-quiet' : 'font-medium'}`}>
        {name}
        {isDone && <span className="sr-only"> ({m.first_steps_done()})</span>}
        {!isDone && hint !== undefined && (
          <span className="block text-s font-normal text-ink-quiet">{hint}</span>
        )}
      </span>
      {!isDone && children}
    </li>
  );
}
