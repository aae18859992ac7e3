import type { OwnBusiness, Suspension } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { OperatorContact } from '../../reading/operator-contact.tsx';

interface Props {
  suspension: Suspension | null;
  /** The place of the notice on its page. */
  className: string;
}

/** Whether the operator has taken the business out of the shop. A new one that awaits approval is set up as usual. */
export const isSuspended = ({ suspension }: Pick<OwnBusiness, 'suspension'>) =>
  suspension !== null && !suspension.awaits_approval;

/** Tells the business's people that visitors do not see it, if so: why, and what to do. */
export function SuspensionNotice({ suspension, className }: Props) {
  const id = useId();
  if (suspension === null) return null;
  if (suspension.awaits_approval) {
    return (
      <div className={className}>
        <section
          aria-labelledby={id}
          className="running-text mx-auto w-full max-w-account rounded-l border border-wait-line bg-wait-tint p-6 sm:p-8"
        >
          <h2 id={id} className="text-l text-balance">
            {m.approval_heading()}
          </h2>
          <p>{m.approval_text({ date: dayText(suspension.since) })}</p>
          <p>{m.approval_next()}</p>
        </section>
      </div>
    );
  }
  return (
    <div className={className}>
      <section
        aria-labelledby={id}
        className="running-text mx-auto w-full max-w-account rounded-l border border-accent bg-accent-tint p-6 wrap-anywhere sm:p-8"
      >
        <h2 id={id} className="text-xl text-balance">
          {m.suspension_heading()}
        </h2>
        <p>{m.suspension_text({ date: dayText(suspension.since) })}</p>
        <h3>{m.suspension_reason()}</h3>
        <p className="whitespace-pre-line">{suspension.reason}</p>
        <p>{m.suspension_next()}</p>
        <OperatorContact />
      </section>
    </div>
  );
}
