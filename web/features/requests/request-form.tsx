import { textLimits } from '@orendi/contract/limits';
import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import type { FormEvent } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { requiredFields } from './form-values.ts';
import { useRequestForm } from './use-request-form.ts';

/** The form by which a visitor asks a seller for an item. */
export function RequestForm({ type, id }: { type: ListingType; id: number }) {
  const { element, values, errors, failure, isSending, change, submit } = useRequestForm(type, id);
  const required = requiredFields(values);
  const isAlive = useHydrated();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <noscript>
        <p className="rounded-m bg-accent-tint p-4">{m.request_needs_script()}</p>
      </noscript>
      <TextField
        label={m.request_name()}
        isRequired={required.has('name')}
        error={errors.name}
        name="name"
        autoComplete="name"
        maxLength={textLimits.requestName}
        value={values.name}
        onText={(name) => change({ name })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={m.request_phone()}
          isRequired={required.has('phoneNumber')}
          error={errors.phoneNumber}
          type="tel"
          name="phoneNumber"
          autoComplete="tel"
          maxLength={textLimits.phone}
          value={values.phoneNumber}
          onText={(phoneNumber) => change({ phoneNumber })}
        />
        <TextField
          label={m.request_email()}
          isRequired={required.has('contactEmail')}
          error={errors.contactEmail}
          type="email"
          name="contactEmail"
          autoComplete="email"
          maxLength={textLimits.email}
          value={values.contactEmail}
          onText={(contactEmail) => change({ contactEmail })}
        />
      </div>
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
      <Field
        label={m.request_message()}
        error={errors.message}
        hint={m.request_counter({ count: values.message.length, max: textLimits.message })}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} block min-h-23 py-3`}
            name="message"
            rows={4}
            maxLength={textLimits.message}
            placeholder={m.request_message_example()}
            value={values.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </Field>
      {failure && (
        <p
          role={failure.isAlert ? 'alert' : undefined}
          className="rounded-m border border-accent bg-accent-tint p-4 text-s font-medium text-accent-deep"
        >
          {failure.text}
        </p>
      )}
      <button
        type="submit"
        disabled={!isAlive}
        aria-busy={isSending}
        className={`${buttonClass('main', 'large')} w-full`}
      >
        {isSending && <Spinner />}
        {isSending ? m.request_sending() : m.request_send()}
      </button>
      <p className="text-center text-s text-ink-quiet">{m.request_privacy()}</p>
    </form>
  );
}
