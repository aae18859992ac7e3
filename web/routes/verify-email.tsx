import { m } from '@orendi/messages';
import { useParams } from 'react-router';
import { EmailVerification } from '../features/accounts/email-verification.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="wrap py-12 nav:py-18">
      <Head
        title={m.verify_title()}
        description={m.verify_running()}
        path={paths.verifyEmail(token)}
        isHidden
      />
      <div className="mx-auto max-w-beside">
        <EmailVerification key={token} token={token} />
      </div>
    </div>
  );
}
