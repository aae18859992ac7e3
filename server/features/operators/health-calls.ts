import * as routes from '@orendi/contract/routes/operator-work';
import { examine, tellFinding } from '../operations/index.ts';
import { consoleCall } from './actions/console-call.ts';
import { showHealth } from './show-health.ts';

/** An examination asks mail servers, name servers and the shop's own address. */
const doctorLimit = { name: 'doctor', calls: 30, seconds: 600 };

/** Less than an answer may take. */
const PATIENCE_MS = 7_000;

/** How the shop is doing. The command `doctor` also examines a shop that is down, and so stands with the command line. */
export const healthCalls = [
  consoleCall(routes.getHealth, (_, { services }) => showHealth(services)),
  consoleCall(
    routes.examine,
    async (_, { services, language }) => {
      const found = await examine(services, undefined, PATIENCE_MS);
      return found.map((finding) => tellFinding(finding, language));
    },
    doctorLimit,
  ),
];
