import type { Factors } from '@orendi/contract/schemas/factors';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { Button } from '../../forms/button.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';

/** From so few recovery codes on, new ones are due. */
const FEW = 3;

const dialogs = () => import('./dialogs/second-factor-dialogs.tsx');

/** Whether signing in takes a second step, and the ways to change that. */
export function SecondFactor({ user, authenticator, passkeys }: Factors & { user: User }) {
  const { dialog, open, close } = useDialog();

  const turnOn = () => open(dialogs, ({ TurnOnDialog }) => <TurnOnDialog onClose={close} />);
  const renew = () => open(dialogs, ({ RenewCodesDialog }) => <RenewCodesDialog onClose={close} />);
  const turnOff = () =>
    open(
      () => import('./dialogs/removal-dialog.tsx'),
      ({ RemovalDialog }) => (
        <RemovalDialog
          heading={m.factor_off_heading()}
          text={m.factor_off_text()}
          label={m.factor_off_confirm()}
          success={m.factor_off_done()}
          codeLabel={authenticator?.recoveryCodes ? m.removal_recovery_code() : undefined}
          hasPasskey={passkeys.length > 0}
          send={(api, body) => api('POST /auth/authenticator/remove', { body })}
          onClose={close}
        />
      ),
    );

  if (!user.isactive) return <p className="text-ink-quiet">{m.factor_verify_first()}</p>;
  // The dialog keeps its place while it changes what stands above it.
  return (
    <>
      {authenticator ? (
        <TurnedOn
          {...authenticator}
          onRenew={renew}
          // The console opens only with it.
          onTurnOff={user.isOperator ? undefined : turnOff}
        />
      ) : (
        <Button onClick={turnOn}>{m.factor_turn_on()}</Button>
      )}
      {dialog}
    </>
  );
}

interface TurnedOnProps extends NonNullable<Factors['authenticator']> {
  onRenew: () => void;
  onTurnOff: (() => void) | undefined;
}

function TurnedOn({ created_at: since, recoveryCodes, onRenew, onTurnOff }: TurnedOnProps) {
  const areFew = recoveryCodes <= FEW;
  const look = areFew ? 'font-medium text-accent-deep' : 'text-ink-quiet';
  return (
    <>
      <p className="font-medium text-good">{m.factor_since({ date: dayText(since) })}</p>
      <p className={`mt-1 tabular-nums ${look}`}>
        {m.factor_codes_left({ count: recoveryCodes })}
        {areFew && ` · ${m.factor_codes_few()}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onRenew}>{m.factor_renew()}</Button>
        {onTurnOff && <Button onClick={onTurnOff}>{m.factor_turn_off()}</Button>}
      </div>
    </>
  );
}
