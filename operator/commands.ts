import { accountDeleteCommand } from './accounts/delete-command.ts';
import { accountListCommand, accountShowCommand } from './accounts/look-up-commands.ts';
import { accountRemoveFactorCommand } from './accounts/remove-factor-command.ts';
import {
  accountPasswordLinkCommand,
  accountSignOutCommand,
  accountUnlockCommand,
  accountVerifyCommand,
} from './accounts/rescue-commands.ts';
import {
  bannerClearCommand,
  bannerSetCommand,
  bannerShowCommand,
} from './announcements/banner-commands.ts';
import {
  businessListCommand,
  businessRestoreCommand,
  businessShowCommand,
  businessSuspendCommand,
} from './business/business-commands.ts';
import { categoryListCommand } from './categories/list-command.ts';
import type { Command } from './command-line/command.ts';
import { demoAddCommand, demoRemoveCommand } from './demo/demo-commands.ts';
import { importCommand } from './import/command.ts';
import { mailDropCommand, mailListCommand, mailRetryCommand } from './mail/mail-commands.ts';
import { personEraseCommand, personExportCommand } from './people/person-commands.ts';
import {
  requestDeleteCommand,
  requestListCommand,
  requestReleaseCommand,
  requestShowCommand,
} from './requests/request-commands.ts';
import {
  synonymAddCommand,
  synonymListCommand,
  synonymRemoveCommand,
} from './synonyms/synonym-commands.ts';

/** Every command by the words that call it. */
export const commands: Record<string, Command> = {
  import: importCommand,
  'business list': businessListCommand,
  'business show': businessShowCommand,
  'business suspend': businessSuspendCommand,
  'business restore': businessRestoreCommand,
  'account list': accountListCommand,
  'account show': accountShowCommand,
  'account verify': accountVerifyCommand,
  'account sign-out': accountSignOutCommand,
  'account unlock': accountUnlockCommand,
  'account password-link': accountPasswordLinkCommand,
  'account remove-factor': accountRemoveFactorCommand,
  'account delete': accountDeleteCommand,
  'request list': requestListCommand,
  'request show': requestShowCommand,
  'request release': requestReleaseCommand,
  'request delete': requestDeleteCommand,
  'person export': personExportCommand,
  'person erase': personEraseCommand,
  'mail list': mailListCommand,
  'mail retry': mailRetryCommand,
  'mail drop': mailDropCommand,
  'banner show': bannerShowCommand,
  'banner set': bannerSetCommand,
  'banner clear': bannerClearCommand,
  'category list': categoryListCommand,
  'demo add': demoAddCommand,
  'demo remove': demoRemoveCommand,
  'synonym list': synonymListCommand,
  'synonym add': synonymAddCommand,
  'synonym remove': synonymRemoveCommand,
};
