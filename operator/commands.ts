import { accountDeleteCommand } from './accounts/delete-command.ts';
import { accountListCommand, accountShowCommand } from './accounts/look-up-commands.ts';
import { accountRemoveFactorCommand } from './accounts/remove-factor-command.ts';
import {
  accountPasswordLinkCommand,
  accountSignOutCommand,
  accountUnlockCommand,
  accountVerifyCommand,
} from './accounts/rescue-commands.ts';
import { auditListCommand } from './audit/list-command.ts';
import {
  bannerClearCommand,
  bannerSetCommand,
  bannerShowCommand,
} from './announcements/banner-commands.ts';
import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import { backupVerifyCommand } from './backup/verify-command.ts';
import {
  businessListCommand,
  businessRestoreCommand,
  businessShowCommand,
  businessSuspendCommand,
} from './business/business-commands.ts';
import {
  categoryAddCommand,
  categoryIconCommand,
  categoryMoveCommand,
  categoryRenameCommand,
} from './categories/change-commands.ts';
import { categoryListCommand } from './categories/list-command.ts';
import { categoryRemoveCommand } from './categories/remove-command.ts';
import type { Command } from './command-line/command.ts';
import { demoAddCommand, demoRemoveCommand } from './demo/demo-commands.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { importCommand } from './import/command.ts';
import {
  industryAddCommand,
  industryListCommand,
  industryMoveCommand,
  industryRemoveCommand,
  industryRenameCommand,
} from './industries/industry-commands.ts';
import {
  listingHideCommand,
  listingListCommand,
  listingRestoreCommand,
  listingShowCommand,
} from './listings/listing-commands.ts';
import { mailDropCommand, mailListCommand, mailRetryCommand } from './mail/mail-commands.ts';
import { mailReleaseCommand } from './mail/release-command.ts';
import {
  operatorAddCommand,
  operatorListCommand,
  operatorRemoveCommand,
} from './operators/operator-commands.ts';
import { rateSetCommand, rateShowCommand } from './rates/rate-commands.ts';
import { personEraseCommand, personExportCommand } from './people/person-commands.ts';
import { reportDismissCommand, reportListCommand } from './reports/report-commands.ts';
import {
  requestDeleteCommand,
  requestListCommand,
  requestReleaseCommand,
  requestShowCommand,
} from './requests/request-commands.ts';
import { searchRebuildCommand, searchStatusCommand } from './searches/cluster-commands.ts';
import { searchFruitlessCommand } from './searches/search-commands.ts';
import { shopClaimPicturesCommand, shopRenewIdCommand } from './shop/identity-commands.ts';
import {
  synonymAddCommand,
  synonymListCommand,
  synonymRemoveCommand,
} from './synonyms/synonym-commands.ts';

/** Every command by the words that call it. */
export const commands: Record<string, Command> = {
  doctor: doctorCommand,
  import: importCommand,
  'business list': businessListCommand,
  'business show': businessShowCommand,
  'business suspend': businessSuspendCommand,
  'business restore': businessRestoreCommand,
  'listing list': listingListCommand,
  'listing show': listingShowCommand,
  'listing hide': listingHideCommand,
  'listing restore': listingRestoreCommand,
  'report list': reportListCommand,
  'report dismiss': reportDismissCommand,
  'account list': accountListCommand,
  'account show': accountShowCommand,
  'account verify': accountVerifyCommand,
  'account sign-out': accountSignOutCommand,
  'account unlock': accountUnlockCommand,
  'account password-link': accountPasswordLinkCommand,
  'account remove-factor': accountRemoveFactorCommand,
  'account delete': accountDeleteCommand,
  'operator list': operatorListCommand,
  'operator add': operatorAddCommand,
  'operator remove': operatorRemoveCommand,
  'request list': requestListCommand,
  'request show': requestShowCommand,
  'request release': requestReleaseCommand,
  'request delete': requestDeleteCommand,
  'person export': personExportCommand,
  'person erase': personEraseCommand,
  'mail list': mailListCommand,
  'mail retry': mailRetryCommand,
  'mail drop': mailDropCommand,
  'mail release': mailReleaseCommand,
  backup: backupCommand,
  'backup verify': backupVerifyCommand,
  restore: restoreCommand,
  'shop renew-id': shopRenewIdCommand,
  'shop claim-pictures': shopClaimPicturesCommand,
  'banner show': bannerShowCommand,
  'banner set': bannerSetCommand,
  'banner clear': bannerClearCommand,
  'industry list': industryListCommand,
  'industry add': industryAddCommand,
  'industry rename': industryRenameCommand,
  'industry move': industryMoveCommand,
  'industry remove': industryRemoveCommand,
  'category list': categoryListCommand,
  'category add': categoryAddCommand,
  'category rename': categoryRenameCommand,
  'category move': categoryMoveCommand,
  'category icon': categoryIconCommand,
  'category remove': categoryRemoveCommand,
  'rate show': rateShowCommand,
  'rate set': rateSetCommand,
  'demo add': demoAddCommand,
  'demo remove': demoRemoveCommand,
  'search fruitless': searchFruitlessCommand,
  'search status': searchStatusCommand,
  'search rebuild': searchRebuildCommand,
  'synonym list': synonymListCommand,
  'synonym add': synonymAddCommand,
  'synonym remove': synonymRemoveCommand,
  'audit list': auditListCommand,
};
