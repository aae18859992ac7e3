import { lifetimes } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { type RefObject, useState } from 'react';
import { timeText } from '../../../platform/time-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Button } from '../../forms/button.tsx';
import { useOwnCall } from './use-own-call.ts';

interface Props {
  token: string;
  request: OwnRequest;
}

/** Says that the request is withdrawn and, for a day, takes that back. */
export function Withdrawn({ token, request }: Props) {
  const { change, isLoading } = useOwnCall();
  const isAlive = useHydrated();
  const { withdrawn_at: withdrawnAt, can_return: canReturn, business } = request;
  if (withdrawnAt === null) return null;
  const until = new Date(Date.parse(withdrawnAt) + lifetimes.withdrawalHours * 3_600_000);
  const params = { token };
  return (
    <div className="mb-8 rounded-l bg-sand p-5">
      <p className="font-semibold">{m.own_withdrawn()}</p>
      <p className="mt-1 text-pretty text-ink-quiet">
        {m.own_withdrawn_text({ seller: business.business_name })}{' '}
        {canReturn && m.own_withdrawn_until({ time: timeText(until.toISOString()) })}
      </p>
      {canReturn && (
        <Button
          kind="main"
          className="mt-4"
          disabled={!isAlive}
          isBusy={isLoading}
          onClick={() =>
            void change((api) => api('DELETE /public/requests/{token}/withdraw', { params }))
          }
        >
          {m.own_return()}
        </Button>
      )}
    </div>
  );
}

interface WithdrawProps extends Props {
  /** Takes the focus from the button, which is gone afterwards. */
  heading: RefObject<HTMLElement | null>;
}

/** Withdraws the request, after a question. */
export function Withdraw({ token, request, heading }: WithdrawProps) {
  const { change, isLoading } = useOwnCall();
  const [isAsking, setAsking] = useState(false);
  const isAlive = useHydrated();

  async function withdraw() {
    setAsking(false);
    const params = { token };
    const isDone = await change((api) => api('POST /public/requests/{token}/withdraw', { params }));
    if (isDone) heading.current?.focus();
  }

  return (
    <>
      <Button disabled={!isAlive} isBusy={isLoading} onClick={() => setAsking(true)}>
        {m.own_withdraw()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={m.own_withdraw_heading()}
          confirmLabel={m.own_withdraw_yes()}
          cancelLabel={m.own_withdraw_no()}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          {m.own_withdraw_text({ seller: request.business.business_name })}
        </ConfirmDialog>
      )}
    </>
  );
}
