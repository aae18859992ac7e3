import type { LeadStage } from '@orendi/contract/leads';
import { formatPrice } from '@orendi/contract/money';
import type { LeadHistory as History } from '@orendi/contract/schemas/leads';
import type { Language } from '@orendi/contract/language';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { timeText } from '../../../platform/time-text.ts';
import { useRegion } from '../use-region.ts';
import { stageNames } from './stage-names.ts';

const unopened = { data: null };

/** The changes of a request, when and by whom; nothing before the first. */
export function LeadHistory({ order }: { order: Request }) {
  const language = useLanguage();
  const { id: requestId, stage, note, offered_price, offered_currency, follow_up_on } = order;
  const { data } = useRegion(
    unopened,
    (api) => api('GET /private/business-request/history', { query: { requestId } }),
    JSON.stringify([stage, note, offered_price, offered_currency, follow_up_on]),
  );
  if (!data?.length) return null;
  return (
    <section aria-labelledby="lead-history" className="mt-6">
      <h3 id="lead-history" className="text-s">
        {m.leads_history()}
      </h3>
      <ol className="mt-2 grid gap-1.5 text-s">
        {data.map((event) => (
          <li key={`${event.happened_at} ${event.kind}`} className="wrap-anywhere">
            {eventText(event, language)}
            <span className="block text-xs text-ink-quiet tabular-nums">
              {[timeText(event.happened_at), event.by].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function eventText({ kind, value }: History[number], language: Language): string {
  if (kind === 'stage') return stageNames[value as LeadStage]();
  if (kind === 'note') return m.leads_history_note();
  if (kind === 'follow_up') {
    return value
      ? m.leads_history_follow_up({ value: dayText(value) })
      : m.leads_history_no_follow_up();
  }
  const [amount = '', currency = ''] = value?.split(' ') ?? [];
  if (!amount) return m.leads_history_no_offer();
  return m.leads_history_offer({ value: formatPrice(Number(amount), currency, language) });
}
