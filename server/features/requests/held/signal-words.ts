import type { HeldSignal } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';

/** Why a request is held, as its seller reads it. */
export const signalWords = {
  honeypot: m.held_by_honeypot,
  speed: m.held_by_speed,
  links: m.held_by_links,
  repeated: m.held_by_repeated,
  burst: m.held_by_burst,
} satisfies Record<HeldSignal, unknown>;
