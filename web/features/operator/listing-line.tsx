import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { dayText } from '../../platform/day-text.ts';
import { paths } from '../../platform/paths.ts';

interface Props {
  listing: KnownListing;
  /** The id of its name, by which buttons beside it are described. */
  nameId: string;
}

/** Tells which listing it is, whose, and whether it is hidden. Its page is gone then, so nothing leads to it. */
export function ListingLine({ listing, nameId }: Props) {
  const { id, type, name, business, hidden_at: since, hidden_reason: reason, copies } = listing;
  return (
    <>
      <p id={nameId} className="console-name">
        {since === null ? <a href={paths.listing(type, id)}>{name}</a> : name}
      </p>
      <p className="console-facts">
        <span>
          {type === 'product' ? m.console_product() : m.console_package()}{' '}
          <span className="tabular-nums">{id}</span>
        </span>
        <a href={paths.business(business.id)}>{business.business_name}</a>
      </p>
      {since !== null && (
        <OutNote text={m.console_hidden_since({ date: dayText(since) })} reason={reason} />
      )}
      {copies.length > 0 && (
        <p className="console-facts">
          <span>{m.console_copies()}</span>
          {copies.map((copy) => (
            <a key={copy.id} href={paths.listing('product', copy.id)}>
              {copy.name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/**
 * Since when something is out of the shop, and why.
 * @param text says since when
 */
export function OutNote({ text, reason }: { text: string; reason: string | null }) {
  return (
    <div className="mt-1 py-2 px-3 border-l-3 border-accent bg-accent-tint text-accent-deep wrap-anywhere">
      <p className="font-medium">{text}</p>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
    </div>
  );
}
