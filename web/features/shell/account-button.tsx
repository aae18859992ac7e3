import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { SignOutButton } from '../accounts/sign-out/sign-out-button.tsx';

interface Props {
  mayLogOut: boolean;
  /** In the bar of a narrow screen there is room for a sign only. */
  place: 'bar' | 'panel';
}

/** The way to the seller's side of the shop, or out of it. */
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

/** What the account button does: leads to the sign-in, signs out, or leads to the account. */
type AccountAction = 'list-business' | 'sign-out' | 'my-account';

/** The one place that decides between the three; `mayLogOut` is the page's own word on it. */
function accountAction(user: User | null, mayLogOut: boolean): AccountAction {
  if (user === null) return 'list-business';
  return mayLogOut ? 'sign-out' : 'my-account';
}
