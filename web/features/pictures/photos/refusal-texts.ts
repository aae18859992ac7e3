import { m } from '@orendi/messages';

/** A rejected file. */
export interface Refusal {
  name: string;
  reason: string;
}

/** One sentence for each reason, in the order in which they came up: ten identical lines say no more than one. */
export function refusalTexts(refusals: readonly Refusal[]): string[] {
  const reasons = [...new Set(refusals.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const [first, ...others] = refusals.filter((refusal) => refusal.reason === reason);
    return first && others.length === 0
      ? m.photos_refused({ name: first.name, reason })
      : m.photos_refused_many({ count: others.length + 1, reason });
  });
}
