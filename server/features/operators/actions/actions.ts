import { accountHelpActions } from './account-help.ts';
import { accountActions } from './accounts.ts';
import type { Action } from './action.ts';
import { auditActions } from './audit.ts';
import { bannerActions } from './banners.ts';
import { businessActions } from './businesses.ts';
import { categoryActions } from './categories.ts';
import { industryActions } from './industries.ts';
import { invitationActions } from './invitations.ts';
import { listingActions } from './listings.ts';
import { mailActions } from './mails.ts';
import { mergeActions } from './merges.ts';
import { rateActions } from './rates.ts';
import { reportActions } from './reports.ts';
import { requestActions } from './requests.ts';
import { searchActions } from './searches.ts';
import { synonymActions } from './synonyms.ts';

/** Everything that an operator can do to a shop that is open, by command and in the console, by its name in the audit log. */
export const actions: Readonly<Record<string, Action>> = {
  ...businessActions,
  ...invitationActions,
  ...mergeActions,
  ...listingActions,
  ...reportActions,
  ...accountActions,
  ...accountHelpActions,
  ...requestActions,
  ...mailActions,
  ...bannerActions,
  ...industryActions,
  ...categoryActions,
  ...rateActions,
  ...searchActions,
  ...synonymActions,
  ...auditActions,
};
