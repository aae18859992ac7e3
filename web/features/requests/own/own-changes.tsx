import { lifetimes } from '@orendi/contract/limits';
import type { OwnRequest, RequestOutcome } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import type { RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { type CallStart, useApiCall } from '../../../api/calls/use-api-call.ts';
import { timeText } from '../../../platform/time-text.ts';
import { Button } from '../../forms/button.tsx';
import { ConfirmButton } from '../../forms/confirm-button.tsx';

interface Props {
  token: string;
  request: OwnRequest;
}

/**
 * Changes the request, which the page then shows as it is.
 * @param heading has the focus then
 * @param onFailure instead of loading the page anew after a conflict
 */
export function useChange(heading?: WithdrawProps['heading'], onFailure?: () => void) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();

  /** Resolves to whether it was changed. */
  async function change(start: CallStart<unknown>): Promise<boolean> {
    const answer = await call(start, {
      // The page is older than what its seller has done, or the clock.
      onFailure: onFailure ?? (({ code }) => void (code === 'CONFLICT' && revalidate())),
    });
    if (answer === undefined) return false;
    await revalidate();
    heading?.current?.focus();
    return true;
  }

  return { change, isLoading };
}

const answers = {
  yes: m.own_reached_yes,
  bought: m.own_reached_bought,
  no: m.own_reached_no,
} satisfies Record<RequestOutcome, () => string>;
/** Without the schema, which weighs more than the page. */
const outcomes = Object.keys(answers) as RequestOutcome[];

/** Asks whether the seller has reached the buyer; the answer can be changed. */
export function Reached({ token, request }: Props) {
  const { change, isLoading } = useChange();
  const say = (outcome: RequestOutcome) =>
    change((api) =>
      api('POST /public/requests/{token}/outcome', { params: { token }, body: { outcome } }),
    );
  return (
    <section aria-labelledby="own-reached" className="rounded-l bg-sand p-5">
      <h2 id="own-reached" className="text-l wrap-anywhere">
        {m.own_reached({ seller: request.business.business_name })}
      </h2>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            isChosen={request.outcome === outcome}
            onClick={isLoading ? undefined : () => void say(outcome)}
          >
            {answers[outcome]()}
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="mt-3 text-s text-pretty text-ink-quiet">
        {request.outcome === null ? m.own_reached_hint() : m.own_reached_thanks()}
      </p>
    </section>
  );
}

interface WithdrawProps extends Props {
  /** Takes the focus from the button, which is gone afterwards. */
  heading: RefObject<HTMLElement | null>;
}

/** Says that the request is withdrawn and, for a day, takes that back. */
export function Withdrawn({ token, request, heading }: WithdrawProps) {
  const { change, isLoading } = useChange(heading);
  const { withdrawn_at: withdrawnAt, can_return: canReturn, business } = request;
  if (withdrawnAt === null) return null;
  const until = Date.parse(withdrawnAt) + lifetimes.withdrawalHours * 3_600_000;

  const takeBack = () =>
    change((api) => api('DELETE /public/requests/{token}/withdraw', { params: { token } }));

  return (
    <div className="mb-8 rounded-l bg-sand p-5">
      <p className="font-semibold">{m.own_withdrawn()}</p>
      <p className="mt-1 text-pretty text-ink-quiet">
        {m.own_withdrawn_text({ seller: business.business_name })}{' '}
        {canReturn && m.own_withdrawn_until({ time: timeText(until) })}
      </p>
      {canReturn && (
        <Button kind="main" className="mt-4" isBusy={isLoading} onClick={() => void takeBack()}>
          {m.own_return()}
        </Button>
      )}
    </div>
  );
}

export function Withdraw({ token, request, heading }: WithdrawProps) {
  const { change, isLoading } = useChange(heading);
  const withdraw = () =>
    change((api) => api('POST /public/requests/{token}/withdraw', { params: { token } }));

  return (
    <ConfirmButton
      label={m.own_withdraw()}
      question={m.own_withdraw_heading()}
      text={m.own_withdraw_text({ seller: request.business.business_name })}
      yes={m.own_withdraw_yes()}
      no={m.own_withdraw_no()}
      isBusy={isLoading}
      onConfirm={() => void withdraw()}
    />
  );
}
