import { m } from '@orendi/messages';
import { AsideCard } from '../features/reading/aside-card.tsx';
import { OperatorContact } from '../features/reading/operator-contact.tsx';
import { TextPage } from '../features/reading/text-page.tsx';
import { paths } from '../platform/paths.ts';

export function Component() {
  return (
    <TextPage
      title={m.contact_heading()}
      intro={m.contact_intro()}
      path={paths.contactUs}
      after={
        <AsideCard heading={m.contact_operator_heading()}>
          <p>{m.contact_operator_text()}</p>
          <OperatorContact />
        </AsideCard>
      }
    >
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
