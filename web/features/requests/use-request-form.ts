import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { ExplainedFailure } from '../../api/calls/explain-failure.ts';
import { ApiFailure } from '../../api/failure.ts';
import { paths } from '../../platform/paths.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFormSignals, type FormSignals } from '../forms/form-signals.tsx';
import { randomKey } from '../forms/random-key.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { type AskedAbout, askedKey, askedWords } from './asked-about.ts';
import { keepChosen } from './chosen-cards.ts';
import { createCaptcha } from '../captcha/solving/create-captcha.ts';
import {
  emptyDraft,
  openDraft,
  contactOf,
  emptyForm,
  formBody,
  isIncomplete,
  requiredFields,
  type FormValues,
} from './form-values.ts';
import { holdRequest } from './waiting-requests.ts';
import { type SentRequest, tellSent } from './sent-request.tsx';
import { usePhoneReading } from '../phones/use-phone-reading.ts';

const toastId = 'request';
const fields = Object.keys(emptyForm);

/** Items of different shops. */
export type AskedItems = readonly [AskedAbout, ...AskedAbout[]];

const isGone = ({ code }: ApiFailure) => code === 'NOT_FOUND';

/** 128 bits in hexadecimal digits, written as a UUID. */
const uuidOf = (key: string) => key.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * The request form about one item, or about items of several shops: its values, which survive reloads and failures, and
 * its submission. Visitors who have left by then stay where they are and get a toast.
 */
export function useRequestForm(items: AskedItems) {
  const [first, ...others] = items;
  const navigate = useNavigate();
  const form = useSubmission({ fields, toastId, onFailure: prepareAnother });
  const [draft] = useState(() => openDraft(items.map(askedKey).join(' ')));
  const { values, sent } = useSyncExternalStore(draft.subscribe, draft.read, () => emptyDraft);
  const [asked] = useState(() =>
    items.map((item) => ({ item, captcha: createCaptcha(item.business.id) })),
  );
  const { phoneNumber, phoneCountry } = values;
  const phone = usePhoneReading(
    { phone: phoneNumber, country: phoneCountry || undefined, businessId: first.business.id },
    {
      field: 'phoneNumber',
      open: ({ phone: read, is_doubtful: asks }) => (asks || !read ? m.phone_check() : null),
    },
  );
  const readSignals = useFormSignals(form.element);

  function change(changed: Partial<FormValues>): void {
    if (form.isBusy()) return;
    asked[0]?.captcha.prepare();
    // Not the rendered values: those may be older than what another event has just written.
    const former = draft.read();
    draft.write({ ...former, values: { ...former.values, ...changed }, idempotencyKey: null });
    form.repair(Object.keys(changed));
  }

  /** Sends to each shop that has not got its request, the others of the round whatever becomes of one. */
  async function send(api: Api, signals: FormSignals): Promise<void> {
    const reading = await phone.settle();
    const { values: words, idempotencyKey } = draft.read();
    const key = idempotencyKey ?? randomKey();
    const round = others.length > 0 ? uuidOf(key) : undefined;
    draft.write({ ...draft.read(), idempotencyKey: key });
    const failures: ApiFailure[] = [];
    for (const [place, { item, captcha }] of asked.entries()) {
      const name = askedKey(item);
      if (draft.read().sent[name]) continue;
      try {
        const token = await captcha.token(isIncomplete(words));
        // Solved while this one is on its way.
        if (!isIncomplete(words)) asked[place + 1]?.captcha.prepare();
        const { link } = await api('POST /public/requests', {
          headers: { 'Idempotency-Key': round ? `${key} ${name}` : key },
          body: { ...formBody(words), id: item.id, type: item.type, token, signals, round },
        });
        captcha.reset();
        draft.write({ ...draft.read(), sent: { ...draft.read().sent, [name]: link } });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        captcha.onFailure(error);
        // The form has been open since before it left the shop.
        const { status, code } = error;
        failures.push(isGone(error) ? new ApiFailure(status, code, askedWords(item).gone) : error);
        // The others would be refused as well.
        if (code === 'VALIDATION') break;
      }
    }
    if (failures.every(({ code }) => code === 'NETWORK') && (await hold(words, signals, round)))
      return;
    const [told, ...alsoTold] = items.flatMap((item) => {
      const link = draft.read().sent[askedKey(item)];
      return link === undefined ? [] : [{ item, link }];
    });
    if (!told || !failures.every(isGone)) throw failures[0];
    for (const failure of failures) showToast({ kind: 'error', text: failure.message });
    draft.drop();
    if (others.length > 0) keepChosen(null);
    if (!form.isShown()) return tellSent(told.link, toastId);
    // The number that was understood, for a last look at it.
    const phoneNumber = reading?.phone?.replaceAll(' ', '\u00A0') ?? words.phoneNumber;
    const contact = contactOf({ ...words, phoneNumber });
    const email = words.contactEmail.trim() || null;
    const request: SentRequest = { ...told, others: alsoTold, email, contact };
    await navigate(paths.requestSubmitted, { state: { sent: request } });
  }

  /** Leaves what has not been sent to the worker. False if all was sent, or if there is no worker. */
  async function hold(words: FormValues, signals: FormSignals, round?: string): Promise<boolean> {
    const { sent, idempotencyKey: key } = draft.read();
    const left = items.filter((item) => !sent[askedKey(item)]);
    for (const { id, type, name, business } of left) {
      const item = askedKey({ type, id });
      const isHeld = await holdRequest({
        item,
        name,
        shop: business.id,
        form: paths.request(type, id, name),
        idempotencyKey: round ? `${key} ${item}` : (key ?? randomKey()),
        body: { ...formBody(words), id, type, signals, round },
        values: words,
        at: Date.now(),
        sentTitle: m.waiting_sent_title(),
      });
      if (!isHeld) return false;
    }
    if (left.length === 0) return false;
    draft.drop();
    form.notify(m.waiting_held());
    return true;
  }

  function prepareAnother({ code }: ExplainedFailure): void {
    // The server has seen this key with another form: the next attempt uses a new one.
    if (code === 'CONFLICT') draft.write({ ...draft.read(), idempotencyKey: null });
  }

  function submit(): Promise<void> {
    // Read now, as what comes before sending, such as the captcha, takes its time.
    const signals = readSignals();
    return form.submit((api) => send(api, signals));
  }

  const field = (name: keyof FormValues) => ({
    name,
    value: values[name],
    isRequired: requiredFields(values).has(name),
    error: form.errors[name],
    onText: (text: string) => change({ [name]: text }),
  });

  return { ...form, values, sent, field, change, submit, phone: phone.reading };
}
