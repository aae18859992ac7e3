import type { HeldRequest } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';

const reasons = {
  honeypot: m.held_by_honeypot,
  speed: m.held_by_speed,
  links: m.held_by_links,
  repeated: m.held_by_repeated,
  burst: m.held_by_burst,
} satisfies Record<HeldRequest['signals'][number], () => string>;

/** `Why: contains a link, the same text was sent several times`. */
export function whyHeld({ signals }: Pick<HeldRequest, 'signals'>): string {
  return `${m.held_why()}: ${signals.map((signal) => reasons[signal]()).join(', ')}`;
}
