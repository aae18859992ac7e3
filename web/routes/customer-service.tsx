import { m } from '@orendi/messages';
import { EditedPage, textLoader } from '../features/reading/edited-page.tsx';
import { paths } from '../platform/paths.ts';

export const loader = textLoader('help');

export function Component() {
  return (
    <EditedPage path={paths.customerService} aside={m.service_more_heading()}>
      <p>{m.service_more_text()}</p>
      <p>
        <a href={paths.contactUs}>{m.footer_contact_us()}</a>
      </p>
    </EditedPage>
  );
}
