import { m } from '@orendi/messages';
import { Head } from '../features/seo/head.tsx';
import { AsideCard } from '../features/shell/aside-card.tsx';
import { OperatorContact } from '../features/shell/operator-contact.tsx';
import { TextPage } from '../features/shell/text-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <TextPage
      title={m.contact_heading()}
      intro={m.contact_intro()}
      after={
        <AsideCard heading={m.contact_operator_heading()}>
          <p>{m.contact_operator_text()}</p>
          <OperatorContact />
        </AsideCard>
      }
    >
      <Head title={m.contact_heading()} description={m.contact_intro()} path={paths.contactUs} />
      <div className="running-text">
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
        <h2>{m.contact_seller_heading()}</h2>
        <p>{m.contact_seller_text()}</p>
        <p>
          <a href={paths.login}>{m.account_list_business()}</a>
        </p>
      </div>
    </TextPage>
  );
}
