import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useRef } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { measuresText } from '../features/catalogue/measures.ts';
import { linkLoader, LinkPage } from '../features/links/link-page.tsx';
import { AskedPage } from '../features/requests/asked-page.tsx';
import { LostLink, NotMine } from '../features/requests/own/closed-link.tsx';
import { OtherSellers } from '../features/requests/own/other-sellers.tsx';
import { OwnMessage } from '../features/requests/own/own-message.tsx';
import { Reached, Withdraw, Withdrawn } from '../features/requests/own/own-changes.tsx';
import { Timeline } from '../features/requests/own/timeline.tsx';
import { RequestPhotos } from '../features/requests/request-photos.tsx';
import { SaveLink } from '../features/requests/save-link.tsx';
import { dayText } from '../platform/day-text.ts';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { priceText } from '../platform/number-text.ts';
import { Section } from '../ui/section.tsx';

/** A wrong, old or closed link is a page that says so, and offers to mail the right one. */
export const loader = linkLoader(async (api, params) => {
  const loadedAt = Date.now();
  const request = await api('GET /public/requests/{token}', { params });
  // The page says all the rest without them.
  const others = request.asks_outcome
    ? await api('GET /public/requests/{token}/others', { params }).catch(() => [])
    : [];
  return { loadedAt, request, others };
});

export function Component() {
  const { token, found } = useLoaderData<typeof loader>();
  const isNotMine = new URLSearchParams(useLocation().search).has('notMe');
  return (
    <LinkPage>
      {found === null ? (
        <LostLink path={paths.myRequest(token)} />
      ) : isNotMine ? (
        <NotMine token={token} request={found.request} />
      ) : (
        <FoundRequest key={token} token={token} {...found} />
      )}
    </LinkPage>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Found = NonNullable<Loaded['found']> & Pick<Loaded, 'token'>;

/** The request as its buyer follows it, who needs no account. */
function FoundRequest({ token, loadedAt, request, others }: Found) {
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const path = paths.myRequest(token);
  const isWithdrawn = request.withdrawn_at !== null;
  return (
    <AskedPage
      item={askedIn(request)}
      note={
        request.price_when_asked !== null && (
          <p className="text-xs text-ink-quiet">{m.own_price_then()}</p>
        )
      }
    >
      <Head title={m.own_title()} description={m.own_description()} path={path} isHidden />
      <div className="grid content-start gap-10 pb-14">
        <div>
          <h1 ref={heading} tabIndex={-1} className="mb-5 text-xl outline-none">
            {m.own_title()}
          </h1>
          <Withdrawn token={token} request={request} heading={heading} />
          <Answer request={request} />
          <Timeline request={request} loadedAt={loadedAt} />
        </div>
        {request.asks_outcome && <Reached token={token} request={request} />}
        <OtherSellers token={token} request={request} others={others} />
        {!isWithdrawn && (
          <>
            <OwnMessage token={token} request={request} loadedAt={loadedAt} />
            <RequestPhotos token={token} own={request} onChanged={revalidate} />
            <Details request={request} />
          </>
        )}
        <Section heading={m.own_save()}>
          <p className="mt-1 mb-4 text-pretty text-ink-quiet">
            {m.own_save_text({ date: dayText(request.expires_at) })}
          </p>
          <SaveLink link={path} name={request.item_name} />
        </Section>
        {!isWithdrawn && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-6">
            <Withdraw token={token} request={request} heading={heading} />
            <a
              href={paths.notMyRequest(token)}
              data-full-load
              className="inline-flex min-h-11 items-center text-s text-ink-quiet underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {m.own_not_me()}
            </a>
          </div>
        )}
      </div>
    </AskedPage>
  );
}

/** The subject as it was when it was asked about. */
function askedIn({ business, ...request }: OwnRequest) {
  const { price_when_asked: price, currency_when_asked: currency } = request;
  return {
    type: request.item_type,
    id: request.item_id,
    name: request.item_name,
    image: request.item_image,
    focus: null,
    price:
      price === null || currency === null ? null : { price, currency, sale: 0, saleType: null },
    business,
  };
}

function Answer({ request: { offer, business } }: { request: OwnRequest }) {
  if (offer === null) return null;
  const { price, currency, words } = offer;
  return (
    <Section
      className="mb-8 rounded-l border border-good-line bg-good-tint p-6"
      heading={m.own_step_answered({ seller: business.business_name })}
      look="text-s font-semibold wrap-anywhere text-good"
    >
      {price !== null && currency !== null && (
        <p className="mt-2 text-xxl font-semibold tracking-tight tabular-nums">
          {priceText(price, currency)}
        </p>
      )}
      {words && <p className="mt-3 whitespace-pre-line wrap-anywhere">{words}</p>}
    </Section>
  );
}

/** Contact details, masked, and the size that was asked for. */
function Details({ request }: { request: OwnRequest }) {
  const { wanted_length: length, wanted_width: width, wanted_height: height } = request;
  const facts = [
    { label: m.own_wanted(), value: measuresText({ length, width, height }) },
    { label: m.request_name(), value: request.name },
    { label: m.request_phone(), value: request.phone },
    { label: m.request_email(), value: request.email },
  ];
  return (
    <Section heading={m.own_details()}>
      <dl className="mt-3 grid gap-2 tabular-nums">
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-quiet">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 text-s text-pretty text-ink-quiet">{m.own_details_text()}</p>
    </Section>
  );
}
