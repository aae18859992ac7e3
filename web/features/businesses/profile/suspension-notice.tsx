import type { Suspension } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { OperatorContact } from '../../reading/operator-contact.tsx';

/** Tells the owner that the operator has suspended the business, why, and what to do. */
export function SuspensionNotice({ suspension: { since, reason } }: { suspension: Suspension }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="running-text mx-auto w-full max-w-account rounded-l border border-accent bg-accent-tint p-6 wrap-anywhere sm:p-8"
    >
      <h2 id={id} className="text-xl text-balance">
        {m.suspension_heading()}
      </h2>
      <p>{m.suspension_text({ date: dayText(since) })}</p>
      <h3>{m.suspension_reason()}</h3>
      <p className="whitespace-pre-line">{reason}</p>
      <p>{m.suspension_next()}</p>
      <OperatorContact />
    </section>
  );
}
