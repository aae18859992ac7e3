import { setStages } from '@orendi/contract/leads';
import { m } from '@orendi/messages';
import { useNavigate } from 'react-router';
import { Select } from '../../../ui/fields/select.tsx';
import { dashboardAddress } from '../dashboard-search.ts';
import { SearchField, useSearchText } from '../search-field.tsx';
import { stageNames } from './stage-names.ts';

/** Searches the requests by name, item or number, and filters them by stage; the address keeps both. */
export function OrdersTools() {
  const { search, field } = useSearchText('q', 'page');
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line px-4.5 py-2.5 max-nav:p-0">
      <SearchField {...field} label={m.leads_search()} />
      <div className="max-nav:mx-4.5 max-nav:mb-3 max-nav:grow">
        <Select
          aria-label={m.orders_status()}
          value={search.stage ?? ''}
          onChange={({ target }) => {
            const stage = setStages.find((known) => known === target.value);
            const address = dashboardAddress({ ...search, stage, page: undefined });
            void navigate(address, { preventScrollReset: true });
          }}
          className="w-full rounded-pill border border-line-control bg-surface px-4 text-m"
        >
          <option value="">{m.leads_any_stage()}</option>
          {setStages.map((stage) => (
            <option key={stage} value={stage}>
              {stageNames[stage]()}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
