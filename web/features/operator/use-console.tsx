import type { Api } from '@orendi/contract/client-types';
import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { CodeField } from '../accounts/code-field.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { ChangeDialog } from '../forms/form-dialog.tsx';
import { type FieldState, useForm } from '../forms/use-form.ts';

interface ConsoleActions {
  /** Whether a dialog is open over the page. */
  isOpen: boolean;
  /** Opens a dialog over the page, outside the rows, which may go while it is open. */
  open: (dialog: ReactNode) => void;
  close: () => void;
  /** Shows on the page what has been changed, and says it in a toast. */
  tell: (success: string) => Promise<void>;
}

const Actions = createContext<ConsoleActions | null>(null);

/** Gives pages of the console their actions; holds the one dialog that is open over them. */
export function ConsoleActionsProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<{ over: string; dialog: ReactNode }>();
  // A dialog goes with its page: coming back to the page does not bring it back.
  if (opened && opened.over !== pathname) setOpened(undefined);
  const isOpen = opened !== undefined;

  const actions = useMemo(
    (): ConsoleActions => ({
      isOpen,
      open: (dialog) => setOpened({ over: pathname, dialog }),
      close: () => setOpened(undefined),
      async tell(success) {
        await revalidate();
        showToast({ kind: 'success', text: success, id: 'changed' });
      },
    }),
    [isOpen, pathname, revalidate],
  );

  return (
    <Actions value={actions}>
      {children}
      {opened?.dialog}
    </Actions>
  );
}

export function useConsole() {
  const actions = use(Actions);
  if (actions === null) throw new Error('useConsole needs a ConsoleActionsProvider above it.');
  const { open, tell } = actions;
  const { call, isLoading } = useApiCall();

  /** Changes something from the page, one change at a time. A failure is told in a toast. */
  async function change(send: (api: Api) => Promise<unknown>, success: string): Promise<void> {
    if (isLoading) return;
    const isDone = await call((api) => send(api).then(() => true), { toastId: 'changed' });
    if (isDone) await tell(success);
  }

  /** Asks before something that cannot be taken back, and then does it. */
  function ask<Field extends keyof Answers = never>(question: Question<Field>): void {
    open(question.fields ? <QuestionForm {...question} /> : <SureQuestion {...question} />);
  }

  return { ...actions, ask, change };
}

interface Answers {
  email: string;
  /** Read by the seller. */
  reason: string;
  /** A fresh one of the second factor. */
  code: string;
}

interface Change<Values> {
  heading: string;
  text?: string;
  /** Names what is done; by default the removal, or for a form the saving. */
  label?: string;
  /** Said once it is done. */
  success: string;
  send: (api: Api, values: Values) => Promise<unknown>;
}

export interface Question<Field extends keyof Answers = never> extends Change<
  Pick<Answers, Field>
> {
  /** Needed to do it; without any it takes a yes alone. */
  fields?: readonly Field[];
}

/** Closes after a failure too, which a toast tells. */
function SureQuestion<Field extends keyof Answers>(question: Question<Field>) {
  const { heading, text, label, success, send } = question;
  const { change, close } = useConsole();
  return (
    <ConfirmDialog
      heading={heading}
      confirmLabel={label ?? m.console_remove_yes()}
      onConfirm={() =>
        void change((api) => send(api, {} as Pick<Answers, Field>), success).then(close)
      }
      onCancel={close}
    >
      <p className="text-pretty wrap-anywhere">{text}</p>
    </ConfirmDialog>
  );
}

function QuestionForm<Field extends keyof Answers>({ fields, ...question }: Question<Field>) {
  const asked = Object.fromEntries((fields ?? []).map((name) => [name, '']));
  const form = useForm(asked as Pick<Answers, Field>);
  const field = form.field as (name: keyof Answers) => FieldState;
  const isAsked = (name: keyof Answers) => name in asked;
  return (
    <ConsoleForm {...question} form={form}>
      {isAsked('email') && (
        <EmailField {...field('email')} label={m.console_hand_over_email()} autoComplete="off" />
      )}
      {isAsked('reason') && (
        <CountedTextField
          {...field('reason')}
          label={m.console_reason_label()}
          isRequired
          max={textLimits.description}
        />
      )}
      {isAsked('code') && (
        <CodeField {...field('code')} label={m.console_code_label()} inputMode="numeric" />
      )}
    </ConsoleForm>
  );
}

interface ConsoleFormProps<Values extends Record<string, string>> extends Change<Values> {
  form: ReturnType<typeof useForm<Values>>;
  children: ReactNode;
}

export function ConsoleForm<Values extends Record<string, string>>(
  props: ConsoleFormProps<Values>,
) {
  const { close } = useConsole();
  return <ChangeDialog {...props} label={props.label ?? m.console_save()} onClose={close} />;
}
