import type { HeldPage } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';
import { buttonClass } from '../../../../ui/button-class.ts';
import { dashboardAddress, useDashboardSearch } from '../../dashboard-search.ts';
import { Pagination } from '../../pagination.tsx';
import { HeldItem } from './held-item.tsx';
import { SettledItem } from './settled-item.tsx';
import type { useHeld } from './use-held.ts';

interface Props {
  page: HeldPage;
  held: ReturnType<typeof useHeld>;
}

/** One page of held requests, and those of it that were decided just now. */
export function HeldList({ page: { page, perPage, total }, held }: Props) {
  const search = useDashboardSearch();
  const { open, settled, isSettling, settle } = held;
  const entries = [
    ...open.map((request) => ({ request, decided: undefined })),
    ...settled.map((decided) => ({ request: decided.request, decided })),
  ].toSorted((a, b) => b.request.id - a.request.id);
  if (entries.length === 0) return <p className="held-text">{m.held_none()}</p>;

  return (
    <>
      <div className="held-text">
        <p className="min-w-0 grow basis-64 text-pretty">{m.held_text()}</p>
        {open.length > 1 && (
          <button
            type="button"
            aria-disabled={isSettling}
            onClick={() => void settle(open, 'drop')}
            className={buttonClass('plain', 'small')}
          >
            {m.held_drop_all()}
          </button>
        )}
      </div>
      <ul aria-labelledby="held-heading" className="held-items">
        {entries.map(({ request, decided }) =>
          decided ? (
            <SettledItem
              key={request.id}
              settled={decided}
              isBusy={isSettling}
              onUndo={() => void settle([request], 'hold')}
            />
          ) : (
            <HeldItem
              key={request.id}
              request={request}
              isBusy={isSettling}
              onSettle={(action) => void settle([request], action)}
            />
          ),
        )}
      </ul>
      {total > perPage && (
        <Pagination
          label={m.held_pages()}
          page={page}
          count={Math.ceil(total / perPage)}
          addressOf={(held) => dashboardAddress({ ...search, held })}
        />
      )}
    </>
  );
}
