import { LegalPage } from '../features/legal/legal-page.tsx';
import { privacyPolicy } from '../features/legal/privacy-policy.ts';
import { paths } from '../platform/paths.ts';

export function Component() {
  return <LegalPage document={privacyPolicy} path={paths.privacyPolicy} />;
}
