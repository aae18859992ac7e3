import { m } from '@orendi/messages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { dayText } from '../platform/day-text.ts';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const request = await loaderApi(context)('GET /public/requests/{token}', { params: { token } });
  return { token, request };
}

/** A request as its buyer follows it, who needs no account: the address itself opens it. */
export function Component() {
  const { token, request } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-12 nav:py-18">
      <Head
        title={m.own_title()}
        description={m.own_description()}
        path={paths.myRequest(token)}
        isHidden
      />
      <meta name="referrer" content="no-referrer" />
      <h1 className="text-xl text-balance">{m.own_title()}</h1>
      <p>{request.item_name}</p>
      <p className="text-s text-ink-quiet">{m.own_sent({ date: dayText(request.created_at) })}</p>
      <p className="whitespace-pre-line wrap-anywhere">{request.message}</p>
    </div>
  );
}
