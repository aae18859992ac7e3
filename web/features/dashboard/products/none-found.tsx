import { m } from '@orendi/messages';

interface Props {
  search: string;
  /** The table without the search. */
  allAddress: string;
}

/** Replaces the table when no name starts with the search text. */
export function NoneFound({ search, allAddress }: Props) {
  return (
    <div className="grid justify-items-center gap-1 border-t border-line px-5 py-12 text-center">
      <p className="font-semibold">{m.products_none()}</p>
      <p className="text-s wrap-anywhere text-ink-quiet">{m.products_none_begin({ search })}</p>
      <a href={allAddress} data-stay className="listing-more mt-2 text-s">
        {m.products_show_all()}
      </a>
    </div>
  );
}
