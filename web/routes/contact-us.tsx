import { m } from '@orendi/messages';
import { EditedPage, textLoader } from '../features/reading/edited-page.tsx';
import { OperatorContact } from '../features/reading/operator-contact.tsx';
import { paths } from '../platform/paths.ts';

export const loader = textLoader('contact');

export function Component() {
  return (
    <EditedPage path={paths.contactUs} aside={m.contact_operator_heading()}>
      <p>{m.contact_operator_text()}</p>
      <OperatorContact />
    </EditedPage>
  );
}
