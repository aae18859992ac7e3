import type { LeadSource, LeadStage } from '@orendi/contract/leads';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';

export const stageNames: Record<LeadStage, () => string> = {
  new: m.orders_pending,
  answered: m.orders_responded,
  offered: m.leads_offered,
  won: m.leads_won,
  lost: m.leads_lost,
  spam: m.leads_spam,
  held: m.held_heading,
};

export const sourceNames: Record<LeadSource, () => string> = {
  form: m.leads_from_form,
  press: m.leads_from_press,
  hand: m.leads_from_hand,
};

/** The buyer's name, which a withdrawn request has no more. */
export function clientText({ client_name: name }: Pick<Request, 'client_name'>): string {
  return name || m.orders_withdrawn();
}

export const lostReasons = [
  m.leads_lost_price,
  m.leads_lost_elsewhere,
  m.leads_lost_silent,
  m.leads_lost_missing,
  m.leads_lost_time,
];
