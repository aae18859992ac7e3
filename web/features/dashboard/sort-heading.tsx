import { Icon } from '../../ui/icon.tsx';
import { tableRoles } from '../../ui/table-roles.ts';
import { StateButton } from './state-button.tsx';

const icons = { none: 'sort', ascending: 'ascending', descending: 'descending' } as const;

interface Props {
  name: string;
  sorting: keyof typeof icons;
  /** The page sorted as a press on the heading asks for. */
  address: string;
  look?: string;
}

export function SortHeading({ name, sorting, address, look }: Props) {
  return (
    <th {...tableRoles.columnHeading} aria-sort={sorting} className={look}>
      <StateButton
        address={address}
        className={`inline-flex min-h-11 items-center gap-1 transition-colors hover:text-ink ${sorting === 'none' ? '' : 'text-ink'}`}
      >
        {name}
        <Icon name={icons[sorting]} className="size-4" />
      </StateButton>
    </th>
  );
}
