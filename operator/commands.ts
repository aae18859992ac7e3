import { accountLookUpCommands } from './accounts/look-up-commands.ts';
import { accountRescueCommands } from './accounts/rescue-commands.ts';
import { bannerCommands } from './announcements/banner-commands.ts';
import { categoryCommands } from './assortment/category-commands.ts';
import { industryCommands } from './assortment/industry-commands.ts';
import { auditCommands } from './audit/audit-commands.ts';
import { backupCommands } from './backup/backup-commands.ts';
import { businessCommands } from './business/business-commands.ts';
import type { Command } from './command-line/command.ts';
import { demoCommands } from './demo/demo-commands.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { importCommand } from './import/import-command.ts';
import { listingCommands } from './listings/listing-commands.ts';
import { mailCommands } from './mail/mail-commands.ts';
import { operatorCommands } from './operators/operator-commands.ts';
import { personCommands } from './people/person-commands.ts';
import { rateCommands } from './rates/rate-commands.ts';
import { reportCommands } from './reports/report-commands.ts';
import { requestCommands } from './requests/request-commands.ts';
import { searchCommands } from './searches/search-commands.ts';
import { shopCommands } from './shop/identity-commands.ts';
import { synonymCommands } from './synonyms/synonym-commands.ts';

/** Every command by the words that call it, in the order in which they are listed. */
export const commands: Record<string, Command> = {
  doctor: doctorCommand,
  import: importCommand,
  ...businessCommands,
  ...listingCommands,
  ...reportCommands,
  ...accountLookUpCommands,
  ...accountRescueCommands,
  ...operatorCommands,
  ...requestCommands,
  ...personCommands,
  ...mailCommands,
  ...backupCommands,
  ...shopCommands,
  ...bannerCommands,
  ...industryCommands,
  ...categoryCommands,
  ...rateCommands,
  ...demoCommands,
  ...searchCommands,
  ...synonymCommands,
  ...auditCommands,
};
