import { LegalPage } from '../features/legal/legal-page.tsx';
import { termsOfService } from '../features/legal/terms-of-service.ts';
import { paths } from '../platform/paths.ts';

export function Component() {
  return <LegalPage document={termsOfService} path={paths.termsOfService} />;
}
