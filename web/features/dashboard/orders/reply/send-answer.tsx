import { textLimits } from '@orendi/contract/limits';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { usePage } from '../../../../platform/page-environment.tsx';
import { timeText } from '../../../../platform/time-text.ts';
import { priceText } from '../../../../platform/number-text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ChoiceField } from '../../../forms/choice-field.tsx';
import { CountedTextField } from '../../../forms/counted-text-field.tsx';
import { decimalOf } from '../../../forms/decimal/decimal-text.ts';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PriceFields } from '../../../publishing/price-fields.tsx';
import { showDashboardToast } from '../../dashboard-toast.ts';
import type { AnswerProps } from '../use-lead-change.ts';
import { replyText } from './reply-links.ts';

/** The answer on the buyer's page, and the way to send one or another; nothing where there is no such page. */
export function SendAnswer(props: AnswerProps) {
  const { takes_answer, sent_at } = props.order;
  // Its fields begin with the offer of the moment in which it is opened.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      {sent_at !== null && <SentAnswer order={props.order} at={sent_at} />}
      {takes_answer && (
        <details
          onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
          className="group mt-5 border-y border-line"
        >
          <summary className="flex min-h-13 items-center justify-between gap-4 font-medium">
            {m.send_heading()}
            <Icon name="down" className="group-open:-scale-y-100" />
          </summary>
          {wasOpened && <SendForm {...props} />}
        </details>
      )}
    </>
  );
}

function SentAnswer({ order, at }: { order: Request; at: string }) {
  const { sent_price: price, sent_currency: currency, sent_words: words } = order;
  return (
    <section aria-labelledby="sent-answer" className="mt-5 rounded-m bg-good-tint px-4 py-3.5">
      <h3 id="sent-answer" className="text-s font-medium">
        {m.send_sent({ time: timeText(at) })}
      </h3>
      {price !== null && currency !== null && (
        <p className="mt-1 font-semibold tabular-nums">{priceText(price, currency)}</p>
      )}
      {words && <p className="mt-1 wrap-anywhere whitespace-pre-line">{words}</p>}
    </section>
  );
}

/** A price, words or both for the buyer's page. */
function SendForm({ order, templates, onChanged }: AnswerProps) {
  const { publicUrl } = usePage();
  const { offered_price, offered_currency, sent_price, sent_currency, currency_when_asked } = order;
  const first = {
    price: String(offered_price ?? sent_price ?? ''),
    currency:
      (offered_price === null ? sent_currency : offered_currency) ?? currency_when_asked ?? 'EUR',
    words: order.sent_words ?? '',
    template: '',
  };
  const form = useForm(first, [], undefined, `answer ${order.id}`);
  const { field, change, values } = form;

  function fill(name: string) {
    const template = templates.find((known) => known.name === name);
    const price = decimalOf(values.price);
    const offer = price && { offered_price: price, offered_currency: values.currency };
    const words = template && replyText(template, { ...order, ...offer }, publicUrl);
    change({ template: name, ...(words && { words }) });
  }

  const send = () =>
    form.submit(async (api, { price, currency, words }) => {
      const body = { requestId: order.id, price, words, ...(price !== '' && { currency }) };
      onChanged(await api('POST /private/business-request/send', { body }));
      showDashboardToast({ kind: 'success', text: m.send_done(), id: 'order-status' });
    });

  return (
    <div className="pb-5">
      <p className="mb-4 text-s text-pretty text-ink-quiet">
        {m.send_text()} {order.sent_at !== null && m.send_replaces()}
      </p>
      <FormFrame form={form} label={m.send_submit()} isPlain onSubmit={() => void send()}>
        <div className="grid grid-cols-[minmax(0,1fr)_--spacing(30)] gap-3">
          <PriceFields form={form} isRequired={false} />
        </div>
        {templates.length > 0 && (
          <ChoiceField
            {...field('template')}
            label={m.send_template()}
            isClearable
            choices={templates.map(({ name }) => ({ value: name, label: name }))}
            onText={fill}
          />
        )}
        <CountedTextField {...field('words')} label={m.send_words()} max={textLimits.message} />
      </FormFrame>
    </div>
  );
}
