import { itemPath } from '@orendi/contract/item-path';
import type { Factors } from '@orendi/contract/schemas/factors';
import { type Language, m } from '@orendi/messages';
import { ownUrl } from '../../../platform/http/public-url.ts';
import type { Services } from '../../../services.ts';
import { type MailTemplate, writeLetter } from '../../../platform/mail/index.ts';
import { findAccountById } from '../account-queries.ts';
import { findInvitationById, writeInvitationLink } from '../invitation-queries.ts';
import { writeResetLink, writeToken } from '../link-token.ts';
import {
  AccountMail,
  accountTemplate,
  endsWithoutAccount,
  InvitationMail,
  invitationTemplate,
  mailKinds,
  SellerMail,
  sellerTemplate,
} from './queue-account-mail.ts';

export function accountMails({
  secret,
  settings,
}: Pick<Services, 'secret' | 'settings'>): Record<string, MailTemplate> {
  const site = ownUrl(settings);
  const accountPage = () => `${site}/account`;
  const dashboard = () => `${site}/dashboard`;
  /** Where each button leads; without one of these, to the page of the account. */
  const links: { [button: string]: (mail: AccountMail) => string } = {
    verify: (mail) => `${site}/verify-email/${writeToken(secret, 'verify-email', mail, mail)}`,
    reset: (mail) =>
      mail.kind === 'reset-password'
        ? writeResetLink({ secret, settings }, mail)
        : `${site}/forgot-password`,
    email_changed: () => `${site}/contact-us`,
    held: dashboard,
    terms: dashboard,
    people: () => `${site}/people`,
    hidden: ({ listing }) => `${site}/${listing ? formPath(listing) : 'dashboard'}`,
    shown: ({ listing }) => `${site}${listing ? listingPath(listing) : '/dashboard'}`,
  };
  return {
    [accountTemplate]: async (payload, db) => {
      const mail = AccountMail.parse(payload);
      const account = await findAccountById(db, mail.accountId);
      if (!account) throw new Error(`there is no account ${mail.accountId}`);
      const { name, email, language } = account.user;
      return writeAccountMail({
        ...mail,
        name,
        language,
        newEmail: email,
        link: (links[mailKinds[mail.kind][2]] ?? accountPage)(mail),
        kept: mail.factors && { factors: mail.factors, link: accountPage() },
      });
    },
    [invitationTemplate]: async (payload, db) => {
      const { invitationId } = InvitationMail.parse(payload);
      const found = await findInvitationById(db, invitationId);
      if (!found || found.accepted_by !== null) return null;
      const { business_name: name, invited_by: reason, language, role, seed } = found;
      return writeAccountMail({
        kind: `${role}-invited`,
        language,
        business: { name, reason: reason ?? '' },
        link: writeInvitationLink({ secret, settings }, seed),
      });
    },
    [sellerTemplate]: async (payload, db) => {
      const { kind, businessId, ...about } = SellerMail.parse(payload);
      const business = await db
        .selectFrom('business')
        .select(['business_name as name', 'language'])
        .where('id', '=', businessId)
        .executeTakeFirst();
      if (!business) return null;
      const { listing } = about;
      const end = endsWithoutAccount[kind];
      const shown = listing
        ? listingPath(listing)
        : itemPath('business', businessId, business.name);
      const link = site + (end[0] === 'shown' ? shown : '/contact-us');
      return writeAccountMail({ kind, ...business, ...about, link, end });
    },
  };
}

const listingPath = ({ type, id, name }: NonNullable<AccountMail['listing']>) =>
  itemPath(type, id, name);

function formPath({ type, id }: NonNullable<AccountMail['listing']>): string {
  return type === 'product' ? `product-detail/${id}` : `packages/${id}`;
}

interface Facts extends Pick<AccountMail, 'kind' | 'business' | 'listing'> {
  language: Language;
  /** The recipient's first name, where somebody knows it. */
  name?: string;
  /** The account's current address. */
  newEmail?: string;
  link: string;
  /** Outlives a new password, and may be a thief's; the link opens the page that removes it. */
  kept?: { factors: Factors; link: string };
  /** In place of its own, for the address of a business. */
  end?: (typeof endsWithoutAccount)[keyof typeof endsWithoutAccount];
}

function writeAccountMail({ kind, language: locale, business, listing, ...facts }: Facts) {
  const [subject, text, ...own] = mailKinds[kind];
  const [button, note] = facts.end ?? own;
  const { name, reason } = business ?? listing ?? { name: '', reason: '' };
  const { newEmail: email = '', link } = facts;
  const said = { email, business: name, name, reason, into: business?.into ?? '' };
  const kept = facts.kept ? keptLines(locale, facts.kept) : [];
  return writeLetter({
    language: locale,
    subject: m[`mail_${subject}_subject`](said, { locale }),
    greeting: facts.name
      ? m.mail_account_greeting({ name: facts.name }, { locale })
      : m.mail_account_greeting_all({}, { locale }),
    paragraphs: [
      m[`mail_${text}_text`](said, { locale }),
      ...(kept.length > 0 ? [kept.join('\n')] : []),
    ],
    button: { label: m[`mail_${button}_button`]({}, { locale }), link },
    note: m[`mail_${note}_note`]({}, { locale }),
    footer: m.mail_account_footer({}, { locale }),
  });
}

/** Names the factors that a new password leaves in place; nothing where there are none. */
function keptLines(locale: Language, { factors, link }: NonNullable<Facts['kept']>): string[] {
  const said = { locale };
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
