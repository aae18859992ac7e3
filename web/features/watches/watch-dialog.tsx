import type { WatchForm } from '@orendi/contract/schemas/watches';
import { lifetimes } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { pushAbility, subscribeDevice, watchesKey } from '../../platform/push-device.ts';
import { SellersStyles } from '../../platform/sellers-styles.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { createCaptcha } from '../captcha/solving/create-captcha.ts';
import { Button } from '../forms/button.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import type { Watched } from './watch-button.tsx';

/** How to be told of a search or a piece: by mail, or on this device. */
export function WatchDialog({ watched, onClose }: { watched: Watched; onClose: () => void }) {
  const [captcha] = useState(createCaptcha);
  /** Once it is watched: what follows, and on a device the page of its watches. */
  const [done, setDone] = useState<{ text: string; link: string | null } | null>(null);
  const form = useForm({ email: '' }, [], captcha.onFailure);
  const isSearch = 'search' in watched;

  const sendMail = () =>
    form.submit(async (api, { email: typed }) => {
      const email = typed.trim();
      const token = await captcha.token(email === '');
      await api('POST /public/watches', { body: { ...watched, email, token } });
      setDone({ text: m.watch_mail_sent({ email }), link: null });
    });

  const usePush = () =>
    form.submit(async (api) => {
      const made = await subscribeDevice(
        async () => (await browserApi('GET /public/push-key')).key,
      );
      if (typeof made === 'string') return form.notify(m.push_denied());
      const subscription = made.toJSON() as NonNullable<WatchForm['subscription']>;
      const body = { ...watched, subscription, token: await captcha.token() };
      const { link } = await api('POST /public/watches', { body });
      if (link !== null) localStorage.setItem(watchesKey, link);
      setDone({ text: m.watch_push_done(), link });
    });

  return (
    <QuestionDialog
      heading={isSearch ? m.watch_search() : m.watch_piece()}
      closeLabel={m.watch_close()}
      onCancel={onClose}
    >
      <SellersStyles />
      {done ? (
        <>
          <output className="mt-3 block text-pretty">{done.text}</output>
          {done.link !== null && (
            <a
              href={done.link}
              data-full-load
              className="mt-3 inline-block underline underline-offset-4"
            >
              {m.watch_page_title()}
            </a>
          )}
        </>
      ) : (
        <>
          <p className="mt-2 mb-5 text-pretty text-ink-quiet">
            {isSearch ? m.watch_search_text() : m.watch_piece_text()}{' '}
            {m.watch_lasts({ days: lifetimes.watchDays })}
          </p>
          <FormFrame form={form} label={m.watch_by_mail()} onSubmit={() => void sendMail()}>
            <EmailField {...form.field('email')} label={m.request_email()} autoComplete="email" />
          </FormFrame>
          {pushAbility() === 'possible' && (
            <div className="mt-3 grid">
              <Button kind="plain" size="large" onClick={() => void usePush()}>
                {m.watch_by_push()}
              </Button>
            </div>
          )}
        </>
      )}
    </QuestionDialog>
  );
}
