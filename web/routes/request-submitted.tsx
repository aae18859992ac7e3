import { m } from '@orendi/messages';
import { SentPhotos } from '../features/requests/request-photos.tsx';
import { SaveLink } from '../features/requests/save-link.tsx';
import { AskedItem } from '../features/requests/asked-item.tsx';
import { useSentRequest } from '../features/requests/sent-request.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Outcome } from '../ui/outcome.tsx';

export function Component() {
  const sent = useSentRequest();
  const all = sent ? [sent, ...(sent.others ?? [])] : [];
  const seller = all.map(({ item }) => item.business.business_name).join(', ');
  const text = sent
    ? submittedTo(sent.contact, all.length)({ seller, contact: sent.contact })
    : m.submitted_text();
  return (
    <div className="wrap py-12 nav:py-18">
      <Head
        title={m.submitted_heading()}
        description={m.submitted_text()}
        path={paths.requestSubmitted}
        isHidden
      />
      <div className="mx-auto max-w-beside">
        <Outcome
          mark="check"
          heading={all.length > 1 ? m.submitted_heading_several() : m.submitted_heading()}
          text={text}
        >
          {sent && (
            <>
              {all.map(({ item, link }) => (
                <div key={link} className="grid w-full gap-3">
                  <AskedItem item={item} />
                  {/* In full, so that the page's own policy holds: no request tells its address. */}
                  <a
                    href={link}
                    data-full-load
                    className={buttonClass(all.length === 1 ? 'main' : 'plain', 'large')}
                  >
                    {m.own_follow()}
                    {all.length > 1 && (
                      <span className="sr-only">: {item.business.business_name}</span>
                    )}
                  </a>
                </div>
              ))}
              <p className="text-s text-pretty wrap-anywhere text-ink-quiet">
                {m.submitted_follow()}{' '}
                {sent.email !== null && m.submitted_mailed({ email: sent.email })}
              </p>
              <SaveLink link={sent.link} name={sent.item.name} />
              {all.length === 1 && (
                <SentPhotos token={sent.link.slice(sent.link.lastIndexOf('/') + 1)} />
              )}
            </>
          )}
          <section className="mt-4 w-full text-left">
            <h2 className="mb-4 text-l">{m.submitted_next()}</h2>
            <div className="running-text">
              <ol>
                <li>{m.service_step_answer()}</li>
                <li>{m.service_step_agree()}</li>
              </ol>
              <p>
                <a href={paths.customerService}>{m.contact_questions()}</a>
              </p>
            </div>
          </section>
          <a
            href={paths.home()}
            className={`${buttonClass(sent ? 'plain' : 'main', 'large')} mt-2`}
          >
            {m.submitted_back()}
          </a>
        </Outcome>
      </div>
    </div>
  );
}

function submittedTo(contact: string, count: number) {
  if (count > 1) return m.submitted_to_several;
  return contact.includes('@') ? m.submitted_to_email : m.submitted_to_phone;
}
