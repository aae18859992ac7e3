import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { SignOutButton } from '../accounts/sign-out/sign-out-button.tsx';

interface Props {
  mayLogOut: boolean;
  /** The bar of a narrow screen has room for an icon only. */
  place: 'bar' | 'panel';
}

/** The button to list a business, sign out, or open the account. */
export function AccountButton({ mayLogOut, place }: Props) {
  const action = accountAction(usePage().user, mayLogOut);
  const isInBar = place === 'bar';
  const look = buttonClass('plain', isInBar ? 'small' : 'medium');
  if (action === 'sign-out') return <SignOutButton className={look} />;
  return (
    <a href={paths.login} className={isInBar ? `${look} max-nav:px-2` : look}>
      {isInBar && <Icon name="user" className="nav:hidden" />}
      <span className={isInBar ? 'max-nav:sr-only' : undefined}>
        {action === 'my-account' ? m.account_mine() : m.account_list_business()}
      </span>
    </a>
  );
}

/** What the account button does: lead to the sign-in, sign out, or lead to the account. */
type AccountAction = 'list-business' | 'sign-out' | 'my-account';

/** The single place that chooses among the three; `mayLogOut` is set per page. */
function accountAction(user: User | null, mayLogOut: boolean): AccountAction {
  if (user === null) return 'list-business';
  return mayLogOut ? 'sign-out' : 'my-account';
}
