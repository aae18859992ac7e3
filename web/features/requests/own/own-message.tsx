import { textLimits } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { agoText, useNow } from '../../../platform/duration-text.ts';
import { timeText } from '../../../platform/time-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { Button } from '../../forms/button.tsx';
import { CountedTextField } from '../../forms/counted-text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Section } from '../../../ui/section.tsx';

interface Props {
  token: string;
  request: OwnRequest;
  loadedAt: number;
}

/** The buyer's message, which can be changed until it is answered; the earlier texts are folded below. */
export function OwnMessage({ token, request, loadedAt }: Props) {
  const { message, earlier_messages: earlier, edited_at: editedAt, can_edit: canEdit } = request;
  const now = useNow(loadedAt);
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);

  function close() {
    setOpen(false);
    section.current?.focus();
  }

  return (
    <Section ref={section} tabIndex={-1} className="outline-none" heading={m.own_message()}>
      {isOpen ? (
        <MessageForm token={token} message={message} onClose={close} />
      ) : (
        <>
          <p
            className={`mt-3 rounded-l border border-line bg-surface p-5 whitespace-pre-line wrap-anywhere ${message ? '' : 'text-ink-quiet'}`}
          >
            {message || m.own_message_none()}
          </p>
          {editedAt && (
            <p className="mt-2 text-s text-ink-quiet">
              {m.own_message_edited({ when: agoText(editedAt, now) })}
            </p>
          )}
          {canEdit && (
            <Button className="mt-4" onClick={() => setOpen(true)}>
              {m.own_message_change()}
            </Button>
          )}
        </>
      )}
      {earlier.length > 0 && (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 items-center gap-1 text-s text-ink-quiet hover:text-ink">
            {m.own_message_earlier({ count: earlier.length })}
            <Icon name="down" className="size-5 group-open:-scale-y-100" />
          </summary>
          <ol className="mt-1 grid gap-4 border-l border-line pl-4">
            {earlier.map((text) => (
              <li key={text.written_at}>
                <p className="text-s whitespace-pre-line wrap-anywhere">
                  {text.message || m.own_message_none()}
                </p>
                <time dateTime={text.written_at} className="text-xs text-ink-quiet tabular-nums">
                  {timeText(text.written_at)}
                </time>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}

interface FormProps {
  token: string;
  message: string;
  onClose: () => void;
}

/** Stays open, with what was typed, whatever the answer is. */
function MessageForm({ token, message, onClose }: FormProps) {
  const form = useForm({ message });
  const { revalidate } = useRevalidator();

  const save = () =>
    form.submit(async (api, body) => {
      await api('PUT /public/requests/{token}/message', { params: { token }, body });
      await revalidate();
      showToast({ kind: 'success', text: m.own_message_saved(), id: 'own-message' });
      onClose();
    });

  return (
    <div className="mt-3">
      <FormFrame
        form={form}
        label={m.own_message_save()}
        onSubmit={() => void save()}
        aside={{ label: m.account_cancel(), onPress: onClose }}
      >
        <CountedTextField
          {...form.field('message')}
          label={m.own_message_change()}
          // A press has opened it to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          isRequired={false}
          max={textLimits.message}
        />
      </FormFrame>
    </div>
  );
}
