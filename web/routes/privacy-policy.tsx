import { EditedPage, textLoader } from '../features/reading/edited-page.tsx';
import { paths } from '../platform/paths.ts';

export const loader = textLoader('privacy');

export function Component() {
  return <EditedPage path={paths.privacyPolicy} isLegal />;
}
