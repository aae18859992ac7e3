import type { OwnBusiness, Suspension } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { OperatorContact } from '../../reading/operator-contact.tsx';
import { Section } from '../../../ui/section.tsx';

/** Whether the operator has taken the business out of the shop. A new one that awaits approval is set up as usual. */
export const isSuspended = ({ suspension }: Pick<OwnBusiness, 'suspension'>) =>
  suspension !== null && !suspension.awaits_approval;

/** Tells the business's people that visitors do not see it, if so: why, and what to do. */
export function SuspensionNotice(props: { suspension: Suspension | null; className: string }) {
  const { suspension, className } = props;
  if (suspension === null) return null;
  const isNew = suspension.awaits_approval;
  const date = dayText(suspension.since);
  const look = isNew ? 'border-wait-line bg-wait-tint' : 'border-accent bg-accent-tint';
  return (
    <div className={className}>
      <Section
        className={`running-text mx-auto w-full max-w-account rounded-l border p-6 wrap-anywhere sm:p-8 ${look}`}
        heading={isNew ? m.approval_heading() : m.suspension_heading()}
        look={`${isNew ? 'text-l' : 'text-xl'} text-balance`}
      >
        <p>{isNew ? m.approval_text({ date }) : m.suspension_text({ date })}</p>
        {!isNew && <h3>{m.suspension_reason()}</h3>}
        {!isNew && <p className="whitespace-pre-line">{suspension.reason}</p>}
        <p>{isNew ? m.approval_next() : m.suspension_next()}</p>
        {!isNew && <OperatorContact />}
      </Section>
    </div>
  );
}
