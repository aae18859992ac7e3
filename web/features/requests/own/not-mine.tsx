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

  async function close() {
    const params = { token };
    await call(async (api) => {
      await api('POST /public/requests/{token}/close', { params });
      setClosed(true);
    });
  }

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
          <Button
            kind="main"
            size="large"
            disabled={!isAlive}
            isBusy={isLoading}
            onClick={() => void close()}
          >
            {m.own_not_me_close()}
          </Button>
        )}
        <a
          href={isClosed ? paths.home() : paths.myRequest(token)}
          data-full-load
          className={buttonClass('plain', 'large')}
        >
          {isClosed ? m.notice_home() : m.own_not_me_back()}
        </a>
      </div>
    </FormPage>
  );
}
