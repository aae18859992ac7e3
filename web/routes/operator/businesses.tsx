import type { KnownBusiness } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import {
  ConsoleRow,
  RowButton,
  RowFacts,
  RowLink,
  RowName,
} from '../../features/operator/console-row.tsx';
import { listAddress, listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { InvitationNote, OwnerButtons } from '../../features/operator/owner-buttons.tsx';
import { OutNote } from '../../features/operator/listing-line.tsx';
import { inLanguage } from '../../features/catalogue/local-name.ts';
import { useLanguage } from '../../platform/page-environment.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { dayText } from '../../platform/day-text.ts';
import { paths } from '../../platform/paths.ts';
import { counted } from '../../platform/number-text.ts';

export const loader = listLoader(
  { states: ['waiting', 'claimed', 'public', 'suspended'], isSearched: true },
  (api, query) => api('GET /operator/businesses', { query }),
);

export function Component() {
  return (
    <ListPage
      name="businesses"
      list={useLoaderData<typeof loader>()}
      searchLabel={m.console_search_names()}
      states={[
        [undefined, m.console_state_all()],
        ['waiting', m.console_state_waiting()],
        ['public', m.console_state_public()],
        ['suspended', m.console_state_suspended()],
        ['claimed', m.console_state_claimed()],
      ]}
      none={m.console_businesses_none()}
    >
      {(business) => <BusinessRow key={business.id} business={business} />}
    </ListPage>
  );
}

function BusinessRow({ business }: { business: KnownBusiness }) {
  const { id, business_name: name, suspended_at: since, suspension_reason: reason } = business;
  const { awaits_approval: isWaiting, tax_number: taxNumber } = business;
  const language = useLanguage();
  const { ask, change } = useConsole();
  const params = { id };
  const isOut = since !== null;
  const isVerified = Boolean(business.verified_at);

  const suspend = () =>
    ask({
      heading: m.console_suspend_heading({ name }),
      text: m.console_suspend_text(),
      label: m.console_suspend(),
      success: m.console_suspended_done({ name }),
      fields: ['reason', 'code'],
      send: (api, body) => api('POST /operator/businesses/{id}/suspend', { params, body }),
    });
  const send = (deed: 'restore' | 'approve' | 'unverify', success: string) =>
    change((api) => api(`POST /operator/businesses/{id}/${deed}`, { params }), success);
  const restore = () => send('restore', m.console_restored_done({ name }));
  const approve = () => send('approve', m.console_approved_done({ name }));
  const handOver = () =>
    ask({
      heading: m.console_hand_over_heading({ name }),
      text: m.console_hand_over_text(),
      label: m.console_hand_over(),
      success: m.console_handed_over({ name }),
      fields: ['email', 'code'],
      send: (api, body) => api('POST /operator/businesses/{id}/hand-over', { params, body }),
    });
  const takeBack = () =>
    ask({
      heading: m.console_take_back_heading({ name }),
      text: m.console_take_back_text(),
      label: m.console_take_back(),
      success: m.console_taken_back({ name }),
      fields: ['reason', 'code'],
      send: (api, body) => api('POST /operator/businesses/{id}/take-back', { params, body }),
    });
  const verify = (tax_number: string) =>
    change(
      (api) => api('POST /operator/businesses/{id}/verify', { params, body: { tax_number } }),
      m.console_badge_given({ name }),
    );
  const unverify = () => send('unverify', m.console_badge_taken({ name }));
  /** A new business is out of the shop as it is, so that this needs no code. */
  const refuse = () =>
    ask({
      heading: m.console_refuse_heading({ name }),
      text: m.console_refuse_text(),
      label: m.console_refuse(),
      success: m.console_refused_done({ name }),
      fields: ['reason'],
      send: (api, body) => api('POST /operator/businesses/{id}/refuse', { params, body }),
    });

  return (
    <ConsoleRow
      isOut={isOut}
      actions={
        <>
          <RowLink href={paths.onBehalf(id, paths.dashboard)}>{m.console_edit()}</RowLink>
          <RowLink href={paths.onBehalf(id, paths.importProducts)}>
            {m.products_import_short()}
          </RowLink>
          <OwnerButtons business={business} />
          {isWaiting ? (
            <>
              <RowButton onPress={approve}>{m.console_approve()}</RowButton>
              <RowButton onPress={refuse}>{m.console_refuse()}</RowButton>
            </>
          ) : (
            <RowButton onPress={isOut ? restore : suspend}>
              {isOut ? m.console_restore() : m.console_suspend()}
            </RowButton>
          )}
          {taxNumber && (
            <RowButton onPress={isVerified ? unverify : () => verify(taxNumber)}>
              {isVerified ? m.console_badge_take() : m.console_badge_give()}
            </RowButton>
          )}
          <RowButton onPress={business.email === null ? handOver : takeBack}>
            {business.email === null ? m.console_hand_over() : m.console_take_back()}
          </RowButton>
        </>
      }
    >
      <RowName>{isOut ? name : <a href={paths.business(id, name)}>{name}</a>}</RowName>
      <RowFacts>
        <span className="tabular-nums">{m.console_number({ id })}</span>
        {business.address && <span>{business.address}</span>}
        <a href={`tel:${business.phone_no}`}>{business.phone_no}</a>
        {business.email === null ? (
          <span>{m.console_no_owner()}</span>
        ) : (
          <span className="select-all">{business.email}</span>
        )}
        {taxNumber && (
          <span>
            <span className="select-all">{m.console_tax_number({ number: taxNumber })}</span>
            {isVerified && ` (${m.console_badge_has()})`}
          </span>
        )}
        <a href={listAddress(paths.operator.listings, { q: name })}>
          {m.console_products_count(counted(business.products))}
        </a>
        <span>{m.console_packages_count(counted(business.packages))}</span>
        <span>{m.console_joined({ date: dayText(business.created_at) })}</span>
        {isWaiting && <b>{m.console_awaits_approval()}</b>}
        {business.waiting > 0 && <b>{m.console_waiting_count(counted(business.waiting))}</b>}
      </RowFacts>
      {isWaiting && (
        <p className="max-w-text wrap-anywhere whitespace-pre-line">
          {inLanguage(business.description_en, business.description_al, language)}
        </p>
      )}
      <InvitationNote business={business} />
      {since !== null && !isWaiting && (
        <OutNote text={m.console_suspended_since({ date: dayText(since) })} reason={reason} />
      )}
    </ConsoleRow>
  );
}
