import { m } from '@orendi/messages';
import { Head } from '../features/seo/head.tsx';
import { AsideCard } from '../features/shell/aside-card.tsx';
import { callAddress } from '../features/shell/call-address.ts';
import { mailAddress } from '../features/shell/mail-address.ts';
import { TextPage } from '../features/shell/text-page.tsx';
import { usePage } from '../page-environment.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

/** How a business comes on Orendi while there are no accounts: by whoever runs the shop. */
export function Component() {
  const title = m.account_list_business();
  const gains = [
    m.join_gain_shown(),
    m.join_gain_requests(),
    m.join_gain_sales(),
    m.join_gain_direct(),
  ];
  const steps = [m.join_step_write(), m.join_step_list(), m.join_step_live()];
  return (
    <TextPage title={title} intro={m.join_intro()} before={<StartCard />}>
      <Head title={title} description={m.join_intro()} path={paths.login} />
      <div className="running-text">
        <h2>{m.join_gain_heading()}</h2>
        <ul>
          {gains.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h2>{m.join_steps_heading()}</h2>
        <ol>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p>
          <a href={paths.customerService}>{m.join_requests_link()}</a>
        </p>
        <p>
          <a href={paths.termsOfService}>{m.footer_terms_of_service()}</a>
        </p>
      </div>
    </TextPage>
  );
}

function StartCard() {
  const { email, phone } = usePage().operator;
  if (email === null && phone === null) {
    return (
      <AsideCard heading={m.join_soon_heading()}>
        <p>
          {m.operator_unknown()} {m.join_soon_text()}
        </p>
      </AsideCard>
    );
  }
  // As tall as its words need: large letters and a long number take two lines.
  const button = (kind: 'main' | 'plain') =>
    `${buttonClass(kind, 'large')} mt-3 h-auto! min-h-13.5 w-full py-3 whitespace-normal!`;
  return (
    <AsideCard heading={m.join_contact_heading()}>
      {email && (
        <>
          <p>{m.join_contact_text({ email })}</p>
          <a
            href={mailAddress(email, m.join_mail_subject(), m.join_mail_body())}
            className={button('main')}
          >
            {m.join_write()}
          </a>
        </>
      )}
      {phone && (
        <>
          {!email && <p>{m.join_call_text()}</p>}
          <a href={callAddress(phone)} className={button(email ? 'plain' : 'main')}>
            {m.join_call({ phone })}
          </a>
        </>
      )}
    </AsideCard>
  );
}
