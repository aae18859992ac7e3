import type { LeadStage } from '@orendi/contract/leads';
import { textLimits } from '@orendi/contract/limits';
import type { LeadHistory as History } from '@orendi/contract/schemas/leads';
import type { Request } from '@orendi/contract/schemas/request';
import { tiraneDayIn } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { timeText } from '../../../platform/time-text.ts';
import { priceText } from '../../../platform/number-text.ts';
import { Button } from '../../forms/button.tsx';
import { CountedTextField } from '../../forms/counted-text-field.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PriceFields } from '../../publishing/price-fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showDashboardToast } from '../dashboard-toast.ts';
import { unopened, useRegion } from '../use-region.ts';
import { stageNames } from './stage-names.ts';
import type { OrderProps } from './use-lead-change.ts';
import { Section } from '../../../ui/section.tsx';

/** Days from today on which a seller mostly comes back to somebody. */
const quickDays = [
  { days: 1, name: m.leads_tomorrow },
  { days: 3, name: m.leads_in_three_days },
  { days: 7, name: m.leads_next_week },
];

/** The offer, a note, the day of a reminder, and the history; folded away until one of them is filled in or due. */
export function LeadDetails({ order, onChanged }: OrderProps) {
  const { note, offered_price, follow_up_on, stage } = order;
  const saved = savedValues(order);
  const form = useForm(saved, [], undefined, `lead ${order.id}`);
  const [isUnsent] = useState(form.isChanged);
  const [now] = useState(Date.now);
  const { field, change, values } = form;
  const day = field('follow_up_on');
  const isDue = stage === 'offered' || [note, offered_price, follow_up_on].some(Boolean);

  const save = () =>
    form.submit(async (api, typed) => {
      const { offered_price: price, offered_currency, follow_up_on: followUp, note: text } = typed;
      const changed = await api('PUT /private/business-request/update', {
        body: {
          requestId: order.id,
          note: text,
          offered_price: price,
          ...(price !== '' && { offered_currency }),
          // A day that has passed may stay, but not be chosen.
          ...(followUp !== saved.follow_up_on && { follow_up_on: followUp }),
        },
      });
      onChanged(changed);
      showDashboardToast({ kind: 'success', text: m.leads_saved(), id: 'order-status' });
    });

  return (
    <details open={isDue || isUnsent} className="group mt-5 border-t border-line">
      <summary className="flex min-h-13 items-center justify-between gap-4 font-medium">
        {m.leads_more()}
        <Icon name="down" className="group-open:-scale-y-100" />
      </summary>
      <div className="pb-5">
        <FormFrame form={form} label={m.leads_save()} isPlain onSubmit={() => void save()}>
          <div className="grid grid-cols-[minmax(0,1fr)_--spacing(30)] gap-3">
            <PriceFields
              form={{
                field: (name) => field(`offered_${name}`),
                change: ({ price, currency = values.offered_currency }) =>
                  change({ offered_price: price, offered_currency: currency }),
                values: { currency: values.offered_currency },
              }}
              label={m.leads_offer()}
              isRequired={false}
            />
          </div>
          <div>
            <DateField {...day} label={m.leads_follow_up()} autoComplete="off" />
            <div className="flex flex-wrap gap-2">
              {quickDays.map(({ days, name }) => {
                const date = tiraneDayIn(days, now);
                return (
                  <Button
                    key={days}
                    size="small"
                    isChosen={day.value === date}
                    onClick={() => day.onText(day.value === date ? '' : date)}
                  >
                    {name()}
                  </Button>
                );
              })}
            </div>
          </div>
          <CountedTextField {...field('note')} label={m.leads_note()} max={textLimits.note} />
        </FormFrame>
        <LeadHistory order={order} />
      </div>
    </details>
  );
}

const savedValues = (order: Request) => ({
  offered_price: String(order.offered_price ?? ''),
  offered_currency: order.offered_currency ?? order.currency_when_asked ?? 'EUR',
  follow_up_on: order.follow_up_on ?? '',
  note: order.note ?? '',
});

/** The changes of a request, when and by whom; nothing before the first. */
function LeadHistory({ order }: { order: Request }) {
  const { id: requestId, stage, note, offered_price, offered_currency, follow_up_on } = order;
  const { data } = useRegion(
    unopened,
    (api) => api('GET /private/business-request/history', { query: { requestId } }),
    JSON.stringify([stage, note, offered_price, offered_currency, follow_up_on, order.sent_at]),
  );
  if (!data?.length) return null;
  return (
    <Section className="mt-6" level={3} heading={m.leads_history()} look="text-s">
      <ol className="mt-2 grid gap-1.5 text-s">
        {data.map((event) => (
          <li key={`${event.happened_at} ${event.kind}`} className="wrap-anywhere">
            {eventText(event)}
            <span className="block text-xs text-ink-quiet tabular-nums">
              {[timeText(event.happened_at), event.by].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function eventText({ kind, value }: History[number]): string {
  if (kind === 'stage') return stageNames[value as LeadStage]();
  if (kind === 'note') return m.leads_history_note();
  if (kind === 'follow_up') {
    return value
      ? m.leads_history_follow_up({ value: dayText(value) })
      : m.leads_history_no_follow_up();
  }
  const [amount = '', currency = ''] = value?.split(' ') ?? [];
  if (!amount) return m.leads_history_no_offer();
  return m.leads_history_offer({ value: priceText(Number(amount), currency) });
}
