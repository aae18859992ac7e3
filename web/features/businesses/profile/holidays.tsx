import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { tiraneDayIn } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { ClosedNotice } from '../../catalogue/closed-notice.tsx';
import { Button } from '../../forms/button.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { ChangeDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { forgetBusiness } from '../load-business.ts';
import { isSuspended } from './suspension-notice.tsx';

const daysOff = 13;
const call = 'PUT /private/business-profile/closed';

/** Closes the business for holidays; nothing for staff, and while it is closed, see `OwnHolidays`. */
export function CloseButton({ business, size }: { business: OwnBusiness; size?: 'small' }) {
  const [isAsked, setAsked] = useState(false);
  const { user } = usePage();
  if (business.closed_from || isSuspended(business) || user?.role === 'staff') return null;
  return (
    <>
      <Button size={size} onClick={() => setAsked(true)}>
        {m.holidays()}
      </Button>
      {isAsked && <CloseDialog businessId={business.id} onClose={() => setAsked(false)} />}
    </>
  );
}

/** The holidays of the owner's business as buyers read them, and the way to end them. */
export function OwnHolidays({ business, className }: { business: OwnBusiness; className: string }) {
  const { call: run, isLoading } = useApiCall();
  const { user } = usePage();
  const { revalidate } = useRevalidator();
  if (!business.closed_from) return null;

  async function open() {
    const body = { closed_from: null, closed_to: null };
    const opened = await run((api) => api(call, { body }), { success: m.holidays_opened() });
    if (!opened) return;
    forgetBusiness(business.id);
    await revalidate();
  }

  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <ClosedNotice business={business} />
      {user?.role === 'owner' && (
        <Button isBusy={isLoading} onClick={() => void open()}>
          {m.holidays_open()}
        </Button>
      )}
    </div>
  );
}

function CloseDialog({ businessId, onClose }: { businessId: number; onClose: () => void }) {
  const [now] = useState(Date.now);
  // A proposal: two weeks from today.
  const first = { closed_from: tiraneDayIn(0, now), closed_to: tiraneDayIn(daysOff, now) };
  const form = useForm(first);
  return (
    <ChangeDialog
      form={form}
      heading={m.holidays_heading()}
      text={m.holidays_text()}
      label={m.holidays_close()}
      send={async (api, body) => {
        await api(call, { body });
        forgetBusiness(businessId);
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <DateField {...form.field('closed_from')} label={m.holidays_from()} autoComplete="off" />
        <DateField {...form.field('closed_to')} label={m.holidays_to()} autoComplete="off" />
      </div>
    </ChangeDialog>
  );
}
