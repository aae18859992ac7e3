import { m } from '@orendi/messages';
import { useParams } from 'react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import { paths } from '../platform/paths.ts';

export function Component() {
  const { token = '' } = useParams();
  return (
    <AuthPage
      title={m.password_reset_title()}
      intro={m.password_reset_intro()}
      path={paths.resetPassword(token)}
    >
      <ResetForm key={token} token={token} />
    </AuthPage>
  );
}
