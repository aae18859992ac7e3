import { lifetimes } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { paths } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { createCaptcha } from '../../captcha/solving/create-captcha.ts';
import { Button } from '../../forms/button.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { useForm } from '../../forms/use-form.ts';

/** In place of a request whose link is wrong, old or closed: mails the links of the reader's requests to them. */
export function LostLink({ path }: { path: string }) {
  const [captcha] = useState(createCaptcha);
  const form = useForm({ email: '' }, [], captcha.onFailure);

  const send = () =>
    form.submit(async (api, { email }) => {
      const token = await captcha.token(email.trim() === '');
      await api('POST /public/request-links', { body: { email, token } });
      captcha.reset();
      form.notify(m.own_again_sent({ email: email.trim() }));
    });

  return (
    <FormPage
      isNarrow
      title={m.own_gone()}
      intro={m.own_gone_text({ days: lifetimes.ownRequestDays })}
      path={path}
    >
      <FormFrame form={form} label={m.own_again_send()} onSubmit={() => void send()}>
        <EmailField {...form.field('email')} label={m.request_email()} autoComplete="email" />
      </FormFrame>
    </FormPage>
  );
}

/** For who got mail about somebody else's request: closes the link, by a press and never by opening an address. */
export function NotMine({ token, request }: { token: string; request: OwnRequest }) {
  const { call, isLoading } = useApiCall();
  const [isClosed, setClosed] = useState(false);

  const close = () =>
    call(async (api) => {
      await api('POST /public/requests/{token}/close', { params: { token } });
      setClosed(true);
    });

  const { item_name: name, business } = request;
  return (
    <FormPage
      isNarrow
      title={isClosed ? m.own_closed() : m.own_not_me()}
      intro={
        isClosed ? m.own_closed_text() : m.own_not_me_text({ name, seller: business.business_name })
      }
      path={paths.notMyRequest(token)}
    >
      <div className="flex flex-col gap-3">
        {!isClosed && (
          <Button kind="main" size="large" isBusy={isLoading} onClick={() => void close()}>
            {m.own_not_me_close()}
          </Button>
        )}
        <ButtonLink
          href={isClosed ? paths.home() : paths.myRequest(token)}
          data-full-load
          label={isClosed ? m.notice_home() : m.own_not_me_back()}
          size="large"
        />
      </div>
    </FormPage>
  );
}
