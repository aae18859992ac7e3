import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { dayText } from '../../platform/day-text.ts';
import { paths } from '../../platform/paths.ts';
import { RowFacts, RowName } from './console-row.tsx';
import type { Question } from './use-console.tsx';

/** Tells which listing it is, whose, and whether visitors see it. If not, it has no page to lead to. */
export function ListingLine({ listing }: { listing: KnownListing }) {
  const { id, type, name, business, state, hidden_at: since, copies } = listing;
  const hasPage = since === null && state === 'published';
  return (
    <>
      <RowName>{hasPage ? <a href={paths.listing(type, id, name)}>{name}</a> : name}</RowName>
      <RowFacts>
        <span>
          {type === 'product' ? m.console_product() : m.console_package()}{' '}
          <span className="tabular-nums">{id}</span>
        </span>
        <a href={paths.business(business.id, business.business_name)}>{business.business_name}</a>
        {state !== 'published' && (
          <strong>{state === 'draft' ? m.console_kept_draft() : m.console_kept_hidden()}</strong>
        )}
      </RowFacts>
      {since !== null && (
        <OutNote
          text={m.console_hidden_since({ date: dayText(since) })}
          reason={listing.hidden_reason}
        />
      )}
      {copies.length > 0 && (
        <RowFacts>
          <span>{m.console_copies()}</span>
          {copies.map((copy) => (
            <a key={copy.id} href={paths.listing('product', copy.id, copy.name)}>
              {copy.name}
            </a>
          ))}
        </RowFacts>
      )}
    </>
  );
}

/** @param text says since when it is out of the shop */
export function OutNote({ text, reason }: { text: string; reason: string | null }) {
  return (
    <div className="mt-1 py-2 px-3 border-l-3 border-accent bg-accent-tint text-accent-deep wrap-anywhere">
      <p className="font-medium">{text}</p>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
    </div>
  );
}

export const hideQuestion = ({ id, name }: KnownListing): Question<'reason' | 'code'> => ({
  heading: m.console_hide_heading({ name }),
  text: m.console_hide_text(),
  label: m.console_hide(),
  success: m.console_hidden_done({ name }),
  fields: ['reason', 'code'],
  send: (api, body) => api('POST /operator/listings/{id}/hide', { params: { id }, body }),
});
