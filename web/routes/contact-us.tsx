import { m } from '@orendi/messages';
import { Head } from '../features/seo/head.tsx';
import { TextPage } from '../features/shell/text-page.tsx';
import { usePage } from '../page-environment.tsx';
import { paths } from '../paths.ts';

export function Component() {
  const { email, phone } = usePage().operator;
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
      {(email ?? phone) && (
        <>
          <h2>{m.contact_operator_heading()}</h2>
          <p>{m.contact_operator_text()}</p>
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {phone && (
            <p>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </p>
          )}
        </>
      )}
    </TextPage>
  );
}
