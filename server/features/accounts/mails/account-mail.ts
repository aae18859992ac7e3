import { ownUrl } from '../../../platform/http/public-url.ts';
import type { Services } from '../../../services.ts';
import type { MailTemplate } from '../../../platform/mail/index.ts';
import { findAccountById } from '../account-queries.ts';
import { writeResetLink, writeToken } from '../link-token.ts';
import { AccountMail, accountTemplate, SellerMail, sellerTemplate } from './queue-account-mail.ts';
import { writeAccountMail } from './write-account-mail.ts';

export function accountMails({
  secret,
  settings,
}: Pick<Services, 'secret' | 'settings'>): Record<string, MailTemplate> {
  const site = ownUrl(settings);
  const verifyLink = (mail: AccountMail) =>
    `${site}/verify-email/${writeToken(secret, 'verify-email', mail, mail)}`;
  const accountPage = () => `${site}/account`;
  const links: Record<AccountMail['kind'], (mail: AccountMail) => string> = {
    'verify-email': verifyLink,
    'verify-new-email': verifyLink,
    'reset-password': (mail) => writeResetLink({ secret, settings }, mail),
    'password-changed': () => `${site}/forgot-password`,
    'email-change-asked': () => `${site}/forgot-password`,
    'email-changed': () => `${site}/contact-us`,
    'second-factor-on': accountPage,
    'second-factor-off': accountPage,
    'recovery-codes-renewed': accountPage,
    'passkey-added': accountPage,
    'passkey-removed': accountPage,
    'business-suspended': () => `${site}/contact-us`,
    'business-restored': () => `${site}/dashboard`,
    'listing-hidden': ({ listing }) => `${site}/${listing ? formPath(listing) : 'dashboard'}`,
    'listing-shown': ({ listing }) =>
      `${site}/${listing ? `${listing.type}/${listing.id}` : 'dashboard'}`,
  };
  return {
    [accountTemplate]: async (payload, db) => {
      const mail = AccountMail.parse(payload);
      const account = await findAccountById(db, mail.accountId);
      if (!account) throw new Error(`there is no account ${mail.accountId}`);
      const { name, email, language } = account.user;
      return writeAccountMail({
        kind: mail.kind,
        name,
        language,
        newEmail: email,
        business: mail.business,
        listing: mail.listing,
        link: links[mail.kind](mail),
        kept: mail.factors && { factors: mail.factors, link: accountPage() },
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
      const isBack = kind === 'business-restored' || kind === 'listing-shown';
      const shown = listing ? `${listing.type}/${listing.id}` : `business/${businessId}`;
      const link = `${site}/${isBack ? shown : 'contact-us'}`;
      return writeAccountMail({ kind, ...business, ...about, newEmail: '', link, isBack });
    },
  };
}

function formPath({ type, id }: NonNullable<AccountMail['listing']>): string {
  return type === 'product' ? `product-detail/${id}` : `packages/${id}`;
}
