import type { HeldRequest } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';

const reasons = {
  honeypot: m.held_by_honeypot,
  speed: m.held_by_speed,
  links: m.held_by_links,
  repeated: m.held_by_repeated,
  burst: m.held_by_burst,
} satisfies Record<HeldRequest['signals'][number], () => string>;

/** How to reach whoever sent it: the phone number, as it was typed, too, where that differs, and the e-mail address. */
export function reachesOf(
  request: Pick<HeldRequest, 'client_phone' | 'client_phone_typed' | 'client_email'>,
): string[] {
  const { client_phone: phone, client_phone_typed: typed, client_email: email } = request;
  const asTyped = typed && `${m.orders_phone_typed()}: ${typed}`;
  return [phone, asTyped, email].flatMap((reach) => reach || []);
}

/** `Why: contains a link, the same text was sent several times`. */
export function whyHeld({ signals }: Pick<HeldRequest, 'signals'>): string {
  return `${m.held_why()}: ${signals.map((signal) => reasons[signal]()).join(', ')}`;
}
