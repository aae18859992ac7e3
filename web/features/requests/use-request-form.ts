import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { ExplainedFailure } from '../../api/calls/explain-failure.ts';
import { ApiFailure } from '../../api/failure.ts';
import { paths } from '../../platform/paths.ts';
import { useFormSignals, type FormSignals } from '../forms/form-signals.tsx';
import { randomKey } from '../forms/random-key.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { type AskedAbout, askedWords } from './asked-about.ts';
import { captchaField, createCaptcha, unneeded } from '../captcha/solving/create-captcha.ts';
import {
  emptyDraft,
  openDraft,
  contactOf,
  emptyForm,
  isIncomplete,
  requiredFields,
  type FormValues,
} from './form-values.ts';
import { sentState, tellSent } from './sent-request.tsx';
import { usePhoneReading } from '../phones/use-phone-reading.ts';

const toastId = 'request';
const fields = Object.keys(emptyForm);

/**
 * The request form: its values, which survive reloads and failures, and its submission. Visitors who have left by then
 * stay where they are and get a toast.
 */
export function useRequestForm(item: AskedAbout) {
  const { type, id } = item;
  const navigate = useNavigate();
  const form = useSubmission({ fields, toastId, onFailure: prepareAnother });
  const [draft] = useState(() => openDraft(type, id));
  const { values } = useSyncExternalStore(draft.subscribe, draft.read, () => emptyDraft);
  const [captcha] = useState(() => createCaptcha(item.business.id));
  const { phoneNumber, phoneCountry } = values;
  const phone = usePhoneReading(
    { phone: phoneNumber, country: phoneCountry || undefined, businessId: item.business.id },
    { field: 'phoneNumber', open: (reading) => (reading.is_doubtful ? m.phone_choose() : null) },
  );
  const readSignals = useFormSignals(form.element);

  function change(changed: Partial<FormValues>): void {
    if (form.isBusy()) return;
    captcha.prepare();
    // Not the rendered values: those may be older than what another event has just written.
    draft.write({ values: { ...draft.read().values, ...changed }, idempotencyKey: null });
    form.repair(Object.keys(changed));
  }

  async function send(api: Api, signals: FormSignals): Promise<void> {
    const reading = await phone.settle();
    const token = isIncomplete(draft.read().values) ? unneeded : await captcha.token();
    const { values: words, idempotencyKey } = draft.read();
    const key = idempotencyKey ?? randomKey();
    draft.write({ values: words, idempotencyKey: key });
    const { link } = await api('POST /public/requests', {
      headers: { 'Idempotency-Key': key },
      body: { ...words, phoneCountry: words.phoneCountry || undefined, id, type, token, signals },
    }).catch((error: unknown) => {
      if (!(error instanceof ApiFailure) || error.code !== 'NOT_FOUND') throw error;
      // The form has been open since before it left the shop.
      throw new ApiFailure(error.status, error.code, askedWords(item).gone);
    });
    captcha.reset();
    draft.drop();
    if (form.isShown()) {
      await navigate(paths.requestSubmitted, {
        state: sentState({
          item,
          link,
          email: words.contactEmail.trim() || null,
          // The number that was understood, for a last look at it.
          contact: contactOf({
            ...words,
            phoneNumber: reading?.phone?.replaceAll(' ', '\u00A0') ?? words.phoneNumber,
          }),
        }),
      });
    } else {
      tellSent(link, toastId);
    }
  }

  function prepareAnother({ code, errors }: ExplainedFailure): void {
    if (errors.some(({ path }) => path === captchaField)) captcha.reset();
    // The server has seen this key with another form: the next attempt uses a new one.
    if (code === 'CONFLICT') draft.write({ ...draft.read(), idempotencyKey: null });
  }

  function submit(): Promise<void> {
    // Read now, as what comes before sending, such as the captcha, takes its time.
    const signals = readSignals();
    return form.submit((api) => send(api, signals));
  }

  const required = requiredFields(values);
  const field = (name: keyof FormValues) => ({
    name,
    value: values[name],
    isRequired: required.has(name),
    error: form.errors[name],
    onText: (text: string) => change({ [name]: text }),
  });

  return { ...form, values, field, change, submit, phone: phone.reading };
}
