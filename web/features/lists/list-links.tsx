import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ShareWays } from '../catalogue/share/share-ways.tsx';
import { useOwnLists } from './own-lists.ts';

interface Props {
  path: string;
  list: SharedList;
}

/** The links of the list: whoever made it in this browser has both, anybody else the one that opened it. */
export function ListLinks({ path, list: { name, can_change: canChange } }: Props) {
  const { publicUrl } = usePage();
  const own = Object.entries(useOwnLists()).find(
    ([adding, list]) => adding === path || list?.reading === path,
  );
  const links = [
    { label: m.list_link_reading(), to: canChange ? own?.[1]?.reading : path },
    { label: m.list_link_adding(), to: canChange ? path : own?.[0] },
  ];
  return links.map(
    ({ label, to }) =>
      to && (
        <section key={label} aria-label={label}>
          <h2 className="mb-3 text-l">{label}</h2>
          <ul className="flex flex-wrap gap-2.5">
            <ShareWays
              shared={{ name: m.list_message({ name }), address: publicUrl + to }}
              look={buttonClass()}
              isPrivate
            />
          </ul>
        </section>
      ),
  );
}
