import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { BaitField } from '../forms/form-signals.tsx';
import { type AskedAbout, askedWords } from './asked-about.ts';
import { PhoneNote } from '../phones/phone-note.tsx';
import { requiredFields } from './form-values.ts';
import { useRequestForm } from './use-request-form.ts';
import { CountedTextField } from '../forms/counted-text-field.tsx';

export function RequestForm({ item }: { item: AskedAbout }) {
  const form = useRequestForm(item);
  const { values, errors, change, phone } = form;
  const required = requiredFields(values);
  const enoughId = useId();

  return (
    <FormFrame
      form={form}
      label={m.request_send()}
      onSubmit={() => void form.submit()}
      after={<p className="text-center text-s text-ink-quiet">{m.request_privacy()}</p>}
    >
      <TextField
        label={m.request_name()}
        isRequired={required.has('name')}
        error={errors.name}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={textLimits.requestName}
        value={values.name}
        onText={(name) => change({ name })}
      />
      <fieldset aria-describedby={enoughId} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <p id={enoughId} className="text-s text-ink-quiet sm:col-span-2">
          {m.request_one_enough()}
        </p>
        <div>
          <TextField
            label={m.request_phone()}
            isRequired={required.has('phoneNumber')}
            error={errors.phoneNumber}
            type="tel"
            name="phoneNumber"
            autoComplete="tel"
            maxLength={textLimits.phone}
            value={values.phoneNumber}
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
        <EmailField
          label={m.request_email()}
          isRequired={required.has('contactEmail')}
          error={errors.contactEmail}
          name="contactEmail"
          autoComplete="email"
          value={values.contactEmail}
          onText={(contactEmail) => change({ contactEmail })}
        />
      </fieldset>
      <Field label={m.request_preferred()} error={errors.preferredContactMethod}>
        {(control) => (
          <Select
            {...control}
            name="preferredContactMethod"
            value={values.preferredContactMethod}
            onChange={({ target }) =>
              change({ preferredContactMethod: target.value === 'email' ? 'email' : 'phone' })
            }
          >
            <option value="phone">{m.request_by_phone()}</option>
            <option value="email">{m.request_by_email()}</option>
          </Select>
        )}
      </Field>
      <BaitField />
      <CountedTextField
        label={m.request_message()}
        error={errors.message}
        name="message"
        placeholder={askedWords(item).example}
        value={values.message}
        max={textLimits.message}
        onText={(message) => change({ message })}
      />
    </FormFrame>
  );
}
