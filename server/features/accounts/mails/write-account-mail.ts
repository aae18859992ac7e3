import type { Factors } from '@orendi/contract/schemas/factors';
import { type Language, m } from '@orendi/messages';
import { html } from 'hono/html';
import {
  mailButton,
  type MailContent,
  mailLayout,
  mailRow,
  tokens,
} from '../../../platform/mail/index.ts';
import type { AccountMail } from './queue-account-mail.ts';

export interface AccountMailFacts {
  kind: AccountMail['kind'];
  language: Language;
  /** The recipient's first name. */
  name: string;
  /** The account's current address. */
  newEmail: string;
  business?: AccountMail['business'];
  listing?: AccountMail['listing'];
  link: string;
  /** Outlives a new password, and may be a thief's; the link opens the page that removes it. */
  kept?: { factors: Factors; link: string };
  /** For a seller without an account: whether what the mail is about is in the shop again. */
  isBack?: boolean;
}

interface Said {
  locale: Language;
}

export function writeAccountMail(facts: AccountMailFacts): MailContent {
  const { name, language: locale, link } = facts;
  const { subject, text, button, note } = wordsOf(facts);
  const kept = facts.kept ? keptLines({ locale }, facts.kept) : [];
  const greeting = m.mail_account_greeting({ name }, { locale });
  const footer = m.mail_account_footer({}, { locale });
  return {
    subject,
    text: [
      greeting,
      text,
      ...(kept.length > 0 ? [kept.join('\n')] : []),
      `${button}: ${link}`,
      note,
      `-- \n${footer}\n`,
    ].join('\n\n'),
    html: mailLayout({
      language: locale,
      title: subject,
      preview: text,
      rows: [
        mailRow(
          html`<div style="font-size:24px;line-height:30px;font-weight:600;">${subject}</div>`,
        ),
        mailRow(html`${greeting}<br />${text}`, { top: 12 }),
        ...kept.map((line, index) => mailRow(html`${line}`, { top: index === 0 ? 12 : 4 })),
        mailRow(html`${mailButton(link, button, true)}`, { top: 24 }),
        mailRow(html`<div style="color:${tokens.quiet};">${note}</div>`, { top: 8, bottom: 24 }),
      ],
      footer,
    }),
  };
}

/** The messages whose subject, text, button and note make a mail of each kind. */
const words = {
  'verify-email': ['verify', 'verify', 'verify', 'verify'],
  'verify-new-email': ['new_email', 'new_email', 'verify', 'new_email'],
  'reset-password': ['reset', 'reset', 'reset', 'reset'],
  'password-changed': ['password_changed', 'password_changed', 'reset', 'password_changed'],
  'email-change-asked': ['email_change_asked', 'email_change_asked', 'reset', 'email_change_asked'],
  'email-changed': ['email_changed', 'email_changed', 'email_changed', 'email_changed'],
  'second-factor-on': ['factor_on', 'factor_on', 'factor', 'factor'],
  'second-factor-off': ['factor_off', 'factor_off', 'factor', 'factor'],
  'recovery-codes-renewed': ['recovery_codes', 'recovery_codes', 'factor', 'factor'],
  'passkey-added': ['passkey_added', 'passkey_added', 'factor', 'factor'],
  'passkey-removed': ['passkey_removed', 'passkey_removed', 'factor', 'factor'],
  'business-suspended': ['suspended', 'suspended', 'email_changed', 'suspended'],
  'business-restored': ['restored', 'restored', 'held', 'restored'],
  'listing-hidden': ['suspended', 'hidden', 'hidden', 'hidden'],
  'listing-shown': ['restored', 'shown', 'shown', 'restored'],
} as const satisfies Record<AccountMail['kind'], readonly string[]>;

/** A seller who cannot sign in is led to the public page, or asked to write. */
const endsWithoutAccount = {
  back: ['shown', 'restored'],
  gone: ['email_changed', 'no_account'],
} as const;

function wordsOf({
  kind,
  language: locale,
  newEmail,
  business,
  listing,
  isBack,
}: AccountMailFacts) {
  const [subject, text, ...end] = words[kind];
  const [button, note] = isBack === undefined ? end : endsWithoutAccount[isBack ? 'back' : 'gone'];
  const { name, reason } = business ?? listing ?? { name: '', reason: '' };
  const facts = { email: newEmail, business: name, name, reason };
  return {
    subject: m[`mail_${subject}_subject`](facts, { locale }),
    text: m[`mail_${text}_text`](facts, { locale }),
    button: m[`mail_${button}_button`]({}, { locale }),
    note: m[`mail_${note}_note`]({}, { locale }),
  };
}

/** Names the factors that a new password leaves in place; nothing where there are none. */
function keptLines(said: Said, { factors, link }: NonNullable<AccountMailFacts['kept']>): string[] {
  const day = (time: string) => {
    const [year = '', month = '', date = ''] = time.slice(0, 10).split('-');
    return m.account_day({ year, month, day: date }, said);
  };
  const { authenticator, passkeys } = factors;
  const lines = passkeys.map(({ name, created_at: made, last_used_at: used }) => {
    const added = m.factor_stays_passkey({ name, date: day(made) }, said);
    return used === null ? added : `${added} · ${m.passkey_used_on({ date: day(used) }, said)}`;
  });
  if (authenticator) lines.push(m.factor_stays_app({ date: day(authenticator.created_at) }, said));
  if (lines.length === 0) return [];
  const list = lines.map((line) => `• ${line}`);
  return [m.factor_stays({}, said), ...list, `${m.factor_stays_unknown({}, said)} ${link}`];
}
