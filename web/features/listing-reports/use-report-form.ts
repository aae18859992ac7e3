import type { Api } from '@orendi/contract/client-types';
import type { ReportReason } from '@orendi/contract/listing-reports';
import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFormSignals, type FormSignals } from '../forms/form-signals.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { captchaField, createCaptcha } from '../captcha/solving/create-captcha.ts';

/** The reason is empty until one is chosen. */
interface Values {
  reason: string;
  message: string;
}
const empty: Values = { reason: '', message: '' };

/** Sent instead of a captcha token when the server is certain to reject the values: it validates them first. */
const unneeded = 'unneeded';

interface Options {
  type: ListingType;
  id: number;
  /** The report has arrived. */
  onSent: () => void;
}

/** The form of a report: its values, and its submission. */
export function useReportForm({ type, id, onSent }: Options) {
  const [values, setValues] = useState(empty);
  const [captcha] = useState(createCaptcha);
  const form = useSubmission({
    fields: Object.keys(empty),
    onFailure: ({ errors }) => {
      if (errors.some(({ path }) => path === captchaField)) captcha.reset();
    },
  });
  const readSignals = useFormSignals(form.element);

  function change(changed: Partial<Values>): void {
    if (form.isBusy()) return;
    captcha.prepare();
    setValues((before) => ({ ...before, ...changed }));
    form.repair(Object.keys(changed));
  }

  async function send(api: Api, signals: FormSignals): Promise<void> {
    const token = values.reason === '' ? unneeded : await captcha.token();
    // Whatever was chosen: the server alone checks forms.
    const reason = values.reason as ReportReason;
    await api('POST /public/reports', {
      body: { id, type, reason, message: values.message, token, signals },
    });
    if (form.isShown()) onSent();
    showToast({ kind: 'success', text: m.listing_report_thanks() });
  }

  function submit(): Promise<void> {
    const signals = readSignals();
    return form.submit((api) => send(api, signals));
  }

  return { ...form, values, change, submit };
}
