import { EditedPage, textLoader } from '../features/reading/edited-page.tsx';
import { paths } from '../platform/paths.ts';

export const loader = textLoader('terms');

export function Component() {
  return <EditedPage path={paths.termsOfService} isLegal />;
}
