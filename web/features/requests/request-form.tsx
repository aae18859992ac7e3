import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ChoiceField } from '../forms/choice-field.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { BaitField } from '../forms/form-signals.tsx';
import { LengthField } from '../catalogue/fit/length-field.tsx';
import { askedKey, askedWords } from './asked-about.ts';
import { wantedSides } from './form-values.ts';
import { PhoneNote } from '../phones/phone-note.tsx';
import { type AskedItems, useRequestForm } from './use-request-form.ts';
import { CountedTextField } from '../forms/counted-text-field.tsx';

const sideLabels = [m.detail_length, m.detail_width, m.detail_height];

export function RequestForm({ items }: { items: AskedItems }) {
  const form = useRequestForm(items);
  const isOfSeveral = items.length > 1;
  const { values, field, change, phone } = form;
  const enoughId = useId();

  return (
    <FormFrame
      form={form}
      label={isOfSeveral ? m.several_send() : m.request_send()}
      onSubmit={() => void form.submit()}
      after={
        !isOfSeveral && <p className="text-center text-s text-ink-quiet">{m.request_privacy()}</p>
      }
    >
      <TextField
        label={m.request_name()}
        {...field('name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={textLimits.requestName}
      />
      <fieldset aria-describedby={enoughId} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <p id={enoughId} className="text-s text-ink-quiet sm:col-span-2">
          {m.request_one_enough()}
        </p>
        <div>
          <TextField
            label={m.request_phone()}
            {...field('phoneNumber')}
            type="tel"
            autoComplete="tel"
            maxLength={textLimits.phone}
            onText={(phoneNumber) => change({ phoneNumber, phoneCountry: '' })}
          />
          <PhoneNote
            reading={phone}
            chosen={values.phoneCountry}
            question={phone?.is_doubtful ? m.phone_which() : null}
            isAnswered={values.phoneCountry !== ''}
            onChoose={(phoneCountry) => change({ phoneNumber: values.phoneNumber, phoneCountry })}
          />
        </div>
        <EmailField label={m.request_email()} {...field('contactEmail')} autoComplete="email" />
      </fieldset>
      <ChoiceField
        label={m.request_preferred()}
        {...field('preferredContactMethod')}
        choices={[
          { value: 'phone', label: m.request_by_phone() },
          { value: 'whatsapp', label: 'WhatsApp' },
          { value: 'email', label: m.request_by_email() },
        ]}
      />
      {items.some(({ isSized }) => isSized) && (
        <fieldset className="grid grid-cols-3 gap-x-3">
          <legend className="mb-2 text-s text-ink-quiet">{m.request_wanted_size()}</legend>
          {wantedSides.map((side, index) => (
            <LengthField
              key={side}
              name={side}
              label={sideLabels[index]?.() ?? ''}
              text={values[side]}
              error={form.errors[side]}
              onText={(text) => change({ [side]: text })}
            />
          ))}
        </fieldset>
      )}
      <BaitField />
      <CountedTextField
        label={m.request_message()}
        {...field('message')}
        placeholder={askedWords(items[0]).example}
        max={textLimits.message}
      />
      {isOfSeveral && (
        <div className="rounded-m bg-sand p-4 text-s">
          <p className="text-pretty">{m.several_told()}</p>
          <ul aria-live="polite" className="mt-2 grid gap-1">
            {items.map((item) => (
              <li key={askedKey(item)} className="flex items-center justify-between gap-3">
                <span className="min-w-0 font-medium wrap-anywhere">
                  {item.business.business_name}
                </span>
                {form.sent[askedKey(item)] && (
                  <span className="flex shrink-0 items-center gap-1 text-good">
                    <Icon name="check" className="size-5" />
                    {m.several_arrived()}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormFrame>
  );
}
