import { m } from '@orendi/messages';
import { Head } from '../features/seo/head.tsx';
import { TextPage } from '../features/shell/text-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <TextPage title={m.contact_heading()} intro={m.contact_intro()}>
      <Head title={m.contact_heading()} description={m.contact_intro()} path={paths.contactUs} />
      <h2>{m.contact_item_heading()}</h2>
      <p>{m.contact_item_text()}</p>
      <p>
        <a href={paths.home()}>{m.contact_browse()}</a>
      </p>
      <h2>{m.contact_waiting_heading()}</h2>
      <p>{m.contact_waiting_text()}</p>
      <p>
        <a href={paths.customerService}>{m.contact_questions()}</a>
      </p>
    </TextPage>
  );
}
