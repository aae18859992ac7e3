import type { Hiding } from '@orendi/contract/fields/answer';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { dayText } from '../../platform/day-text.ts';
import { OperatorContact } from '../reading/operator-contact.tsx';
import { Section } from '../../ui/section.tsx';

/** Tells the seller that the operator keeps a product or package out of the shop, why, and what to do. */
export function HiddenNotice({ hiding: { since, reason } }: { hiding: Hiding }) {
  return (
    <Notice heading={m.hidden_heading()}>
      <p>{m.hidden_text({ date: dayText(since) })}</p>
      <h3>{m.suspension_reason()}</h3>
      <p className="whitespace-pre-line">{reason}</p>
      <p>{m.hidden_next()}</p>
      <OperatorContact />
    </Notice>
  );
}

/** A framed section above a form. */
export function Notice(notice: { heading: string; children: ReactNode }) {
  return (
    <Section
      {...notice}
      look="text-l text-balance"
      className="running-text mb-8 rounded-l border border-accent bg-accent-tint p-6 wrap-anywhere"
    />
  );
}
