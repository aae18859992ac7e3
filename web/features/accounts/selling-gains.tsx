import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * The benefits of an account for a business, and how to get one.
 * @param areAbove on narrow screens the gains stand above the form (see `GainsInShort`)
 */
export function SellingGains({ areAbove = false }: { areAbove?: boolean }) {
  const { email } = usePage().market;
  const steps = [m.join_step_sign_up(), m.join_step_profile(), m.join_step_publish()];
  return (
    <section aria-labelledby="gains" className="self-start rounded-l bg-sand p-6 sm:p-9">
      <h2 id="gains" className="text-xl text-balance">
        {m.account_list_business()}
      </h2>
      <p className="mt-3 text-pretty text-ink-quiet">{m.join_intro()}</p>
      <div className={areAbove ? 'max-lg:hidden' : undefined}>
        <Gains className="mt-6 gap-4" />
      </div>
      <div className="running-text mt-8 border-t border-line text-s">
        <h3>{m.join_steps_heading()}</h3>
        <ol>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p>
          <a href={paths.customerService}>{m.join_requests_link()}</a>
        </p>
        {email && (
          <p>
            {m.account_gains_more()}{' '}
            <a href={mailAddress(email, m.join_mail_subject(), m.join_mail_body())}>
              {m.join_write()}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** The benefits of an account, above its form where there is no room beside it. */
export function GainsInShort() {
  return (
    <div className="mb-8 rounded-m bg-sand p-4 lg:hidden">
      <Gains className="gap-2" />
    </div>
  );
}

function Gains({ className }: { className: string }) {
  const gains = [
    m.join_gain_shown(),
    m.join_gain_requests(),
    m.join_gain_sales(),
    m.join_gain_direct(),
  ];
  return (
    <ul className={`grid text-s ${className}`}>
      {gains.map((text) => (
        <li key={text} className="flex gap-3">
          <Icon name="check" className="size-5 shrink-0 text-accent" />
          <span className="text-pretty">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * A `mailto:` link with a prepared message.
 * @param body its lines end with a line feed
 */
export function mailAddress(email: string, subject: string, body: string): string {
  const recipient = encodeURIComponent(email).replace('%40', '@');
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
