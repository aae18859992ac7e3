import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ConsoleRow, RowButton, RowChoice } from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { hideQuestion, ListingLine } from '../../features/operator/listing-line.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { counted } from '../../platform/number-text.ts';

export const loader = listLoader({ states: ['public', 'hidden'], isSearched: true }, (api, query) =>
  api('GET /operator/listings', { query }),
);

export function Component() {
  const list = useLoaderData<typeof loader>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const shown = list.page.results.filter(({ hidden_at: since }) => since === null);
  const ids = shown.flatMap(({ id }) => (ticked.has(id) ? [id] : []));
  const isAll = ids.length === shown.length;
  const { ask } = useConsole();
  const many = counted(ids.length);
  // For one reason, with one code.
  const hideMany = () =>
    ask({
      heading: m.console_hide_many_heading(many),
      text: m.console_hide_many_text(),
      label: m.console_hide(),
      success: m.console_hidden_many(many),
      fields: ['reason', 'code'],
      send: (api, body) => api('POST /operator/listings/hide', { body: { ids, ...body } }),
    });

  function tick(id: number): void {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  return (
    <ListPage
      name="listings"
      list={list}
      searchLabel={m.console_search_names()}
      states={[
        [undefined, m.console_state_all()],
        ['public', m.console_state_public()],
        ['hidden', m.console_state_hidden()],
      ]}
      none={m.console_none()}
      aside={
        shown.length > 1 && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4 py-1.5">
            {ids.length > 0 && (
              <RowButton onPress={hideMany}>{m.console_hide_many(many)}</RowButton>
            )}
            <RowChoice
              checked={isAll}
              onChange={() => setTicked(new Set(isAll ? [] : shown.map(({ id }) => id)))}
            >
              {m.console_choose_all()}
            </RowChoice>
          </div>
        )
      }
    >
      {(listing) => (
        <ListingRow
          key={`${listing.type} ${listing.id}`}
          listing={listing}
          isTicked={ticked.has(listing.id)}
          onTick={() => tick(listing.id)}
        />
      )}
    </ListPage>
  );
}

interface RowProps {
  listing: KnownListing;
  /** Whether it is among those that are hidden together. */
  isTicked: boolean;
  onTick: () => void;
}

function ListingRow({ listing, isTicked, onTick }: RowProps) {
  const { id, name, image, state, hidden_at: since } = listing;
  const { ask, change } = useConsole();
  const isOut = since !== null;

  const hide = () => ask(hideQuestion(listing));
  const show = () =>
    change(
      (api) => api('POST /operator/listings/{id}/show', { params: { id } }),
      state === 'published' ? m.console_shown_done({ name }) : m.console_shown_kept({ name }),
    );

  return (
    <ConsoleRow
      picture={image}
      isOut={isOut}
      choice={
        !isOut && {
          'aria-label': m.products_choose({ name }),
          checked: isTicked,
          onChange: onTick,
        }
      }
      actions={
        <RowButton onPress={isOut ? show : hide}>
          {isOut ? m.console_show() : m.console_hide()}
        </RowButton>
      }
    >
      <ListingLine listing={listing} />
    </ConsoleRow>
  );
}
