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

interface Words {
  subject: string;
  text: string;
  button: string;
  note: string;
}

export function writeAccountMail(facts: AccountMailFacts): MailContent {
  const { kind, name, language: locale, link, isBack } = facts;
  const { subject, text, button, note } = {
    ...words[kind]({ locale }, facts),
    ...(isBack !== undefined && endWithoutAccount({ locale }, isBack)),
  };
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

const nothing = { name: '', reason: '' };

const words: Record<AccountMail['kind'], (said: Said, facts: AccountMailFacts) => Words> = {
  'verify-email': (said) => ({
    subject: m.mail_verify_subject({}, said),
    text: m.mail_verify_text({}, said),
    button: m.mail_verify_button({}, said),
    note: m.mail_verify_note({}, said),
  }),
  'verify-new-email': (said) => ({
    subject: m.mail_new_email_subject({}, said),
    text: m.mail_new_email_text({}, said),
    button: m.mail_verify_button({}, said),
    note: m.mail_new_email_note({}, said),
  }),
  'reset-password': (said) => ({
    subject: m.mail_reset_subject({}, said),
    text: m.mail_reset_text({}, said),
    button: m.mail_reset_button({}, said),
    note: m.mail_reset_note({}, said),
  }),
  'password-changed': (said) => ({
    subject: m.mail_password_changed_subject({}, said),
    text: m.mail_password_changed_text({}, said),
    button: m.mail_reset_button({}, said),
    note: m.mail_password_changed_note({}, said),
  }),
  'email-change-asked': (said) => ({
    subject: m.mail_email_change_asked_subject({}, said),
    text: m.mail_email_change_asked_text({}, said),
    button: m.mail_reset_button({}, said),
    note: m.mail_email_change_asked_note({}, said),
  }),
  'email-changed': (said, { newEmail: email }) => ({
    subject: m.mail_email_changed_subject({}, said),
    text: m.mail_email_changed_text({ email }, said),
    button: m.mail_email_changed_button({}, said),
    note: m.mail_email_changed_note({}, said),
  }),
  'second-factor-on': (said) => ({
    subject: m.mail_factor_on_subject({}, said),
    text: m.mail_factor_on_text({}, said),
    ...factorEnd(said),
  }),
  'second-factor-off': (said) => ({
    subject: m.mail_factor_off_subject({}, said),
    text: m.mail_factor_off_text({}, said),
    ...factorEnd(said),
  }),
  'recovery-codes-renewed': (said) => ({
    subject: m.mail_recovery_codes_subject({}, said),
    text: m.mail_recovery_codes_text({}, said),
    ...factorEnd(said),
  }),
  'passkey-added': (said) => ({
    subject: m.mail_passkey_added_subject({}, said),
    text: m.mail_passkey_added_text({}, said),
    ...factorEnd(said),
  }),
  'passkey-removed': (said) => ({
    subject: m.mail_passkey_removed_subject({}, said),
    text: m.mail_passkey_removed_text({}, said),
    ...factorEnd(said),
  }),
  'business-suspended': (said, { business: { name, reason } = nothing }) => ({
    subject: m.mail_suspended_subject({ business: name }, said),
    text: m.mail_suspended_text({ business: name, reason }, said),
    button: m.mail_email_changed_button({}, said),
    note: m.mail_suspended_note({}, said),
  }),
  'business-restored': (said, { business: { name } = nothing }) => ({
    subject: m.mail_restored_subject({ business: name }, said),
    text: m.mail_restored_text({ business: name }, said),
    button: m.mail_held_button({}, said),
    note: m.mail_restored_note({}, said),
  }),
  'listing-hidden': (said, { listing: { name, reason } = nothing }) => ({
    subject: m.mail_suspended_subject({ business: name }, said),
    text: m.mail_hidden_text({ name, reason }, said),
    button: m.mail_hidden_button({}, said),
    note: m.mail_hidden_note({}, said),
  }),
  'listing-shown': (said, { listing: { name } = nothing }) => ({
    subject: m.mail_restored_subject({ business: name }, said),
    text: m.mail_shown_text({ name }, said),
    button: m.mail_shown_button({}, said),
    note: m.mail_restored_note({}, said),
  }),
};

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

function factorEnd(said: Said): Pick<Words, 'button' | 'note'> {
  return { button: m.mail_factor_button({}, said), note: m.mail_factor_note({}, said) };
}

/** A seller who cannot sign in is led to the public page, or asked to write. */
function endWithoutAccount(said: Said, isBack: boolean): Pick<Words, 'button' | 'note'> {
  return isBack
    ? { button: m.mail_shown_button({}, said), note: m.mail_restored_note({}, said) }
    : { button: m.mail_email_changed_button({}, said), note: m.mail_no_account_note({}, said) };
}
