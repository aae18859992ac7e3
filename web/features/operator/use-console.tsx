import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import type { useForm } from '../forms/use-form.ts';

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
        showToast({ kind: 'success', text: success, id: 'console' });
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
    const isDone = await call((api) => send(api).then(() => true), { toastId: 'console' });
    if (isDone) await tell(success);
  }

  /** Asks before something that cannot be taken back, and then does it. */
  function ask(question: QuestionProps): void {
    open(<SureQuestion {...question} />);
  }

  return { ...actions, ask, change };
}

interface QuestionProps {
  heading: string;
  text: string;
  /** Names what is done; by default the removal. */
  label?: string;
  /** Said once it is done. */
  success: string;
  send: (api: Api) => Promise<unknown>;
}

/** Closes after a failure too, which a toast tells. */
function SureQuestion({ heading, text, label, success, send }: QuestionProps) {
  const { change, close } = useConsole();
  return (
    <ConfirmDialog
      heading={heading}
      confirmLabel={label ?? m.console_remove_yes()}
      cancelLabel={m.account_cancel()}
      onConfirm={() => void change(send, success).then(close)}
      onCancel={close}
    >
      <p className="text-pretty wrap-anywhere">{text}</p>
    </ConfirmDialog>
  );
}

export interface ConsoleFormProps<Values extends Record<string, string>> {
  form: ReturnType<typeof useForm<Values>>;
  heading: string;
  /** Says what will happen. */
  text?: string;
  /** Names what the button does; by default the saving. */
  label?: string;
  /** Said once it is done. */
  success: string;
  send: (api: Api, values: Values) => Promise<unknown>;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog of the console. */
export function ConsoleForm<Values extends Record<string, string>>(
  props: ConsoleFormProps<Values>,
) {
  const { form, label = m.console_save(), success, send, ...rest } = props;
  const { close, tell } = useConsole();

  const submit = () =>
    form.submit(async (api, values) => {
      await send(api, values);
      await tell(success);
      close();
    });

  return <FormDialog {...rest} form={form} label={label} onSubmit={submit} onClose={close} />;
}
