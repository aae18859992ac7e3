import { m } from '@orendi/messages';
import { thumbFrame } from '../features/catalogue/picture-frames.ts';
import type { AskedAbout } from '../features/requests/asked-about.ts';
import { AskedName } from '../features/requests/asked-name.tsx';
import { RequestPhotos } from '../features/requests/request-photos.tsx';
import { SaveLink } from '../features/requests/save-link.tsx';
import { useSentRequest } from '../features/requests/sent-request.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Outcome } from '../ui/outcome.tsx';
import { Picture, pictureColor } from '../ui/picture.tsx';

export function Component() {
  const sent = useSentRequest();
  const text = sent
    ? submittedTo(sent.contact)({
        seller: sent.item.business.business_name,
        contact: sent.contact,
      })
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
        <Outcome mark="check" heading={m.submitted_heading()} text={text}>
          {sent && (
            <>
              <SentItem item={sent.item} />
              <a href={sent.link} className={`${buttonClass('main', 'large')} w-full`}>
                {m.own_follow()}
              </a>
              <p className="text-s text-pretty wrap-anywhere text-ink-quiet">
                {m.submitted_follow()}{' '}
                {sent.email !== null && m.submitted_mailed({ email: sent.email })}
              </p>
              <SaveLink link={sent.link} name={sent.item.name} />
              <RequestPhotos token={sent.link.slice(sent.link.lastIndexOf('/') + 1)} />
            </>
          )}
          <section className="mt-4 w-full text-left">
            <h2 className="mb-4 text-l font-semibold">{m.submitted_next()}</h2>
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

const submittedTo = (contact: string) =>
  contact.includes('@') ? m.submitted_to_email : m.submitted_to_phone;

/** The subject of a sent request, linking back to it. */
function SentItem({ item }: { item: AskedAbout }) {
  const { type, id, image, focus } = item;
  return (
    <a
      href={paths.listing(type, id)}
      className="flex w-full items-center gap-4 rounded-l border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong"
    >
      <div
        className="size-24 shrink-0 overflow-hidden rounded-m bg-sand"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={thumbFrame} focus={focus} />
      </div>
      <div className="min-w-0">
        <AskedName item={item} />
      </div>
    </a>
  );
}
