import { m } from '@orendi/messages';
import type { FormEvent, ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import { Button } from './button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { FormFailure } from './form-failure.ts';
import type { Submission } from './use-submission.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  form: Pick<Submission, 'element' | 'failure' | 'isSending' | 'notice'>;
  label: string;
  onSubmit: () => void;
  /** A plain, content-sized button, for forms that are not the page's main purpose. */
  isPlain?: boolean;
  /** Keeps the button at the bottom of a phone's screen, for forms longer than it. */
  isLong?: boolean;
  /** In place of the submit button. */
  instead?: ReactNode;
  /** Another way to end the form, beside its button. */
  aside?: { label: string; onPress: () => void } | undefined;
  /** Adds a button below that gives up, for forms in a dialog. */
  onCancel?: () => void;
  after?: ReactNode;
  children: ReactNode;
}

export function FormFrame({ form, label, onSubmit, children, ...rest }: Props) {
  const { isPlain = false, isLong = false, instead, aside, onCancel, after } = rest;
  const { element, failure, isSending, notice } = form;
  const isAlive = useHydrated();

  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={element} method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
      <noscript>
        <p className="rounded-m bg-accent-tint p-4">{m.forms_need_script()}</p>
      </noscript>
      {children}
      {failure && <FormAlert failure={failure} />}
      <div className={`flex flex-col ${isLong ? 'form-bar' : ''}`}>
        <FormNotice>{notice}</FormNotice>
        <div className="flex flex-wrap gap-2">
          {instead ?? (
            <button
              type="submit"
              disabled={!isAlive}
              aria-busy={isSending}
              className={
                isPlain ? `${buttonClass()} self-start` : `${buttonClass('main', 'large')} grow`
              }
            >
              {isSending && <Spinner />}
              {label}
            </button>
          )}
          {aside && (
            <Button onClick={aside.onPress} disabled={!isAlive || isSending} size="large">
              {aside.label}
            </Button>
          )}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {isSending && m.forms_sending()}
      </p>
      {onCancel && (
        <Button onClick={onCancel} size="large">
          {m.account_cancel()}
        </Button>
      )}
      {after}
    </form>
  );
}

export function FormAlert({ failure: { text, isAlert, isSignedOut } }: { failure: FormFailure }) {
  return (
    <p
      role={isAlert ? 'alert' : undefined}
      className="rounded-m border border-accent bg-accent-tint p-4 text-s font-medium text-accent-deep"
    >
      {text}{' '}
      {isSignedOut && (
        <a href={paths.login} target="_blank" className="underline underline-offset-4">
          {m.forms_log_in()}
        </a>
      )}
    </p>
  );
}

/** Says that a form has been saved or sent, in a live region that exists before, so that it is announced. */
function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <div className="mb-5 flex gap-3 rounded-m bg-good-tint p-4 text-s font-medium">
          <Icon name="check" className="size-5 shrink-0 text-good" />
          <div className="min-w-0 wrap-anywhere">{children}</div>
        </div>
      )}
    </div>
  );
}
