import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Button } from '../../forms/button.tsx';
import { FormPage } from '../../forms/form-page.tsx';

/** For who got mail about somebody else's request: closes the link, by a press and never by opening an address. */
export function NotMine({ token, request }: { token: string; request: OwnRequest }) {
  const { call, isLoading } = useApiCall();
  const [isClosed, setClosed] = useState(false);
  const isAlive = useHydrated();
  const path = paths.notMyRequest(token);

  async function close() {
    const params = { token };
    await call(async (api) => {
      await api('POST /public/requests/{token}/close', { params });
      setClosed(true);
    });
  }

  if (isClosed) {
    return (
      <FormPage isNarrow title={m.own_closed()} intro={m.own_closed_text()} path={path}>
        <a href={paths.home()} className={`${buttonClass('main', 'large')} w-full`}>
          {m.notice_home()}
        </a>
      </FormPage>
    );
  }
  const { item_name: name, business } = request;
  return (
    <FormPage
      isNarrow
      title={m.own_not_me()}
      intro={m.own_not_me_text({ name, seller: business.business_name })}
      path={path}
    >
      <div className="flex flex-col gap-3">
        <Button
          kind="main"
          size="large"
          disabled={!isAlive}
          isBusy={isLoading}
          onClick={() => void close()}
        >
          {m.own_not_me_close()}
        </Button>
        <a href={paths.myRequest(token)} data-full-load className={buttonClass('plain', 'large')}>
          {m.own_not_me_back()}
        </a>
      </div>
    </FormPage>
  );
}
