import { textLimits } from '@orendi/contract/limits';
import {
  listReportReasons,
  reportReasons,
  type ReportReason,
} from '@orendi/contract/listing-reports';
import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { ChoiceField } from '../forms/choice-field.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { BaitField, useFormSignals } from '../forms/form-signals.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useForm } from '../forms/use-form.ts';
import { createCaptcha } from '../captcha/solving/create-captcha.ts';

const reasonNames = {
  not_available: m.listing_report_not_available,
  wrong_price: m.listing_report_wrong_price,
  misleading: m.listing_report_misleading,
  prohibited: m.listing_report_prohibited,
  duplicate: m.listing_report_duplicate,
  other: m.listing_report_other,
} satisfies Record<ReportReason, () => string>;

type ListReason = (typeof listReportReasons)[number];

export type Reported = { type: ListingType; id: number } | { list: string };

/** The form that tells the operator, and nobody else, what is wrong with a listing or a list. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [captcha] = useState(createCaptcha);
  useEffect(() => captcha.prepare(), [captcha]);
  const form = useForm({ reason: '', message: '' }, [], captcha.onFailure);
  const readSignals = useFormSignals(form.element);
  const isList = 'list' in reported;
  const reasons: readonly ReportReason[] = isList ? listReportReasons : reportReasons;

  function submit(): Promise<void> {
    const signals = readSignals();
    return form.submit(async (api, { reason: chosen, message }) => {
      const token = await captcha.token(chosen === '');
      // Whatever was chosen: the server alone checks forms.
      const report = { message, token, signals };
      if ('list' in reported) {
        const [params, reason] = [{ token: reported.list }, chosen as ListReason];
        await api('POST /public/lists/{token}/reports', { params, body: { reason, ...report } });
      } else {
        const reason = chosen as ReportReason;
        await api('POST /public/reports', { body: { ...reported, reason, ...report } });
      }
      if (form.isShown()) onClose();
      showToast({ kind: 'success', text: m.listing_report_thanks() });
    });
  }

  return (
    <FormDialog
      form={form}
      heading={isList ? m.list_report() : m.listing_report_open()}
      text={isList ? m.list_report_text() : m.listing_report_text()}
      label={m.listing_report_send()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('reason')}
        label={m.listing_report_reason()}
        isRequired
        placeholder={m.listing_report_choose()}
        choices={reasons.map((reason) => ({
          value: reason,
          label: isList && reason === 'prohibited' ? m.list_report_bad() : reasonNames[reason](),
        }))}
      />
      <BaitField />
      <CountedTextField
        {...form.field('message')}
        label={m.listing_report_message()}
        isRequired={false}
        max={textLimits.message}
      />
    </FormDialog>
  );
}
